# The tutorial: ten steps on a table. Each has what there is to know, a task, a hint, and what is said afterwards.

learn = Learn to play
learn-how = Ten short steps on a real table, for someone who has never played.
learn-again = Your progress is kept in this browser.
learn-step = Step { $step } of { $steps }
learn-step-name = Step { $step }: { $title }{ $done ->
        [yes] , done
       *[no] {""}
    }
learn-steps = Steps
learn-task = Your turn
learn-hint = Hint
learn-good = Well done.
learn-missed = Not yet.
learn-back = Try again
learn-next = Next step
learn-all-done = Finish
learn-finished = You know the game
learn-finished-how = That is all you need for a first game. The table shows what you may play, says why a card cannot be played, and a hint is always one touch away.
learn-play = Play against bots
learn-once-more = Step by step again

learn-seat-you = You
learn-seat-right = Right
learn-seat-partner = Partner
learn-seat-left = Left

learn-order-title = The order of cards
learn-order-text = Four players use two packs; you and the player opposite are partners. Everyone plays one card, and the highest takes the trick. In a suit the ace is highest, then king, queen, jack, 10 and so on down to 3.
learn-order-task = Spades were led, and Left is winning with the king. Choose the card that takes the trick, then play it.
learn-order-hint = Only one spade stands above the king.
learn-order-missed = The king still stands above your card, so Left takes the trick. Find the spade that beats it.
learn-order-done = The ace is the highest spade, and the trick is yours. Whoever takes a trick leads to the next.

learn-follow-title = Following suit
learn-follow-text = As long as you hold cards of the suit that was led, you must play one of them. Cards that cannot be played now are dimmed; touch one, and the table says why.
learn-follow-task = Clubs were led. Touch a dimmed card to see the reason, then play a club.
learn-follow-hint = You hold two clubs, the queen and the 3. Either may be played.
learn-follow-missed = Play a club: you still hold one.
learn-follow-done = You followed suit. Your partner’s jack, or your queen, takes the trick for your side.

learn-points-title = Points
learn-points-text = Only three ranks count: every 5 is five points, every 10 and every king ten. There are 200 points in the two packs, and one side tries to take 80 of them.
learn-points-task = Your partner’s ace will take this trick. Put as many points on it as you can.
learn-points-hint = A king is worth ten points, a 5 only five.
learn-points-missed = That was safe, but more was possible: give your partner the king.
learn-points-done = Ten more points for your side. On a trick that your partner wins, points are welcome; on one that the others win, keep them back.

learn-trump-title = Trump
learn-trump-text = One suit is trump, today hearts, and beats every other suit. At level 2 all the 2s are trumps too, and so are the jokers. From the top: big joker, small joker, ♥2, the other 2s, then ♥A down to ♥3.
learn-trump-task = Trump was led, and Left’s ♦2 is winning. Beat it.
learn-trump-hint = Equal cards do not beat each other, and every 2 stands above the ace of hearts. What stands above ♦2?
learn-trump-missed = That is not higher than ♦2: the ace of hearts stands below every 2, and another plain 2 is only as high, so the first one played keeps the trick.
learn-trump-done = That stands above ♦2. Notice that ♦2 did not count as a diamond: it belongs to trump.

learn-pairs-title = Pairs
learn-pairs-text = Two identical cards are a pair, and they are led together. Only a higher pair beats a pair, and whoever holds a pair of that suit must answer with one.
learn-pairs-task = Right leads ♦10 10. Take the trick with a pair of your own.
learn-pairs-hint = Touch one queen: the table takes both. A queen and an ace are two cards, but no pair.
learn-pairs-missed = A pair was your duty, but 6 6 does not beat 10 10. You hold a higher pair.
learn-pairs-done = Queens beat tens, and 20 points are yours. Partner and Left had no pair and could play any two diamonds.

learn-tractor-title = Tractors
learn-tractor-text = Neighbouring pairs of one suit make a tractor, such as ♠7 7 8 8. It is led as a whole, and only a higher tractor of the same length beats it. Tractors take many cards from everyone at once.
learn-tractor-task = You lead. Lead your tractor.
learn-tractor-hint = 7 7 and 8 8 are neighbours. Touch any of them twice, and the whole tractor is chosen.
learn-tractor-missed = That was not the whole tractor. Choose all four cards: 7 7 8 8.
learn-tractor-done = Nobody had a tractor, so even tens and queens fell to it. That is 40 points.

learn-throw-title = Throwing
learn-throw-text = You may lead several things of one suit at once: a throw. It stands only if nobody holds anything higher against any part of it. Otherwise you must lead the part that can be beaten, and the rest goes back to your hand.
learn-throw-task = Nothing has been played yet. Lead ♠A with K K, or ♣A with Q Q: one of the two cannot fail. Throw it.
learn-throw-hint = A pair of kings is beaten by a pair of aces alone, and you hold one of the two black aces of spades. But a pair of queens?
learn-throw-missed = A throw was wanted that stands. ♣Q Q can be beaten by K K; ♠K K only by A A, and one of those aces is yours.
learn-throw-done = Nobody could hold A A of spades, so the throw was safe, and all three cards won together.

learn-ruff-title = Ruffing
learn-ruff-text = When you hold no card of the suit that was led, you may play anything. A trump then takes the trick: that is a ruff. Any other card is only thrown away, however high it is.
learn-ruff-task = Clubs were led, you hold none, and 25 points lie on the table. Take them.
learn-ruff-hint = Hearts are trump. A small one is enough.
learn-ruff-missed = A card of another suit cannot win here. Ruff with a heart.
learn-ruff-done = You ruffed. Against a pair it would have taken a pair of trumps, against a tractor a tractor.

learn-kitty-title = The kitty
learn-kitty-text = The banker takes up the eight cards that are left over, the kitty, and lays any eight face down. If the other side takes the last trick, the points in the kitty count for them twice or more.
learn-kitty-task = You are the banker. Bury eight cards with neither points nor trumps among them.
learn-kitty-hint = No 5, 10 or king, no heart, no 2, no joker. The fewer suits you keep, the sooner you can ruff.
learn-kitty-missed = Allowed, but dear: points in the kitty may be lost twice over, and trumps win tricks. Choose other cards.
learn-kitty-done = A clean kitty: nothing to lose there.

learn-levels-title = Levels
learn-levels-text = When all cards are played, the banker’s side goes up if the others have less than 80 points: one level, two under 40, three without a point. With 80 they become bankers, with 120 they go up as well. From 2 the way leads to the ace.
learn-levels-task = You are the banker, the others have 35 points, and a king lies in the kitty. Two cards are left: play so that the last trick is yours.
learn-levels-hint = The last trick decides. What would be left for it if you led the joker now?
learn-levels-missed = Now your ♠9 is left for the last trick and will lose it, and the kitty’s ten points count twice: 55 for them. Keep the joker.
learn-levels-done = You let this one go. The joker is left.
learn-levels-task-2 = The last trick. Take it.
learn-levels-hint-2 = Only one card is left.
learn-levels-missed-2 = The last trick was to be yours.
learn-levels-done-2 = The kitty is safe. They stay at 35, less than 40, so you go up two levels, from 2 to 4.
