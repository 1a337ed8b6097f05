"""Teaching a network what plays are worth, by deals that are played to their end (extra ``learn``).

:mod:`shengji.learning.beginnings` has bots declare and bury, :mod:`shengji.learning.lessons` plays on from there and
keeps what each play of some decisions came to, and :mod:`shengji.learning.teaching` fits the network of
:mod:`shengji.bots.learned` to that.
"""
