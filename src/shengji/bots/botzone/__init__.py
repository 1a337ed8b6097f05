"""Botzone's protocol for Tractor, both ways: our bots as programs for Botzone, and programs for it as bots here.

What is known of it comes from public material; the judge that is deployed there was not seen. So what is sent keeps
strictly to that, and what is read need not.
"""
