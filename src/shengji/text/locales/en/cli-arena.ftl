# The commands shengji arena and shengji bot, and programs as bots.
error-arena-bots = Name two bots with --a and --b, or two or more with --round-robin.
error-arena-budget = “{ $text }” is no budget: write 100ms, 1s, or 200 sims.
error-arena-other = { $file } belongs to another comparison. Give another folder, or remove it.
error-arena-needs = This needs { $library }: { $command }
error-arena-cluster = “{ $address }” is no address of a cluster: write dask://HOST:PORT or ray://HOST:PORT.
error-program-command = “{ $command }” is no command.
error-program-start = { $command } cannot be started: { $reason }.
error-program-crashed = { $command } ended with status { $status } instead of answering.
error-program-time = { $command } did not answer in time.
error-program-babble = { $command } answered “{ $said }”, which is no JSON object on a line.
error-program-error = { $command } answered with an error: { $reason }
error-program-answer = { $command } gave an answer that cannot be read: { $reason }
error-action-unknown = “{ $action }” is nothing that a seat can do; known are { $known }.
error-ask-unknown = “{ $ask }” cannot be asked; known are { $known }.
error-bot-crashed = The bot failed: { $reason }
error-request-call = Each call must be a list of a card and its number, such as ["SA", 1].
error-bid-form = Each bid must be a list of a seat and its points, such as [2, 80].
error-bury-form = Each bury must be a list of a seat and its cards, such as [2, "S5 S5"].
error-clock-form = A clock has seconds, simulations, or both, as numbers.
error-proposal-form = A proposal has a seat, and what is take_back or finish, the rest going to banker or opponents.
error-request-no-object = A request must be a JSON object.
error-request-phase = “{ $phase }” is no phase in which a seat acts.
error-request-turn = It is the turn of seat { $turn }, not of seat { $seat }.
error-request-hand = The hand has { $held } cards, and { $needed } are needed.
error-request-number = “{ $field }” holds { $given } entries for { $seats } seats.
error-request-trick = Trick { $number } has { $plays } plays where { $seats } are due.
error-request-play = “{ $cards }” is not { $count } cards, as many as were led.
error-botzone-card = “{ $card }” is no card: numbers run from 0 to 107.
error-botzone-cards = The hand { $cards } does not hold the cards that were chosen.
error-botzone-suits = “{ $order }” is no order of suits: write each of s, h, c and d once.
error-botzone-rules = Botzone’s protocol is for four seats in pairs, two decks, a kitty of eight, and declaring while cards are dealt.
error-botzone-input = The input is not one of Botzone’s: an object with the lists “requests” and “responses” is due.
error-botzone-history = The history of a turn must hold the trick before, the trick in progress and who led them.
error-botzone-seat = No turn has said which seat this is (“playerpos”).
error-botzone-bank = No turn has said who is banker and what is trump.

arena-playing = { $a } – { $b }
arena-resumed = { $count ->
    [one] Going on after 1 deal that was played before.
   *[other] Going on after { $count } deals that were played before.
}
arena-interrupted = Stopped: { $done } of { $asked } played. With --out the same command goes on from here.
arena-losses = { $count ->
    [one] One record is in { $folder }.
   *[other] { $count } records are in { $folder }.
}
arena-title = { $a } against { $b }
arena-played-deals = { $observations } deals, { $plays } plays, seed { $seed }; for a seat and a deal, with 95 % intervals:
arena-played-matches = { $observations } matches, { $plays } plays, seed { $seed }; for a seat and a match, with 95 % intervals:
arena-difference = difference
arena-measure-win = won
arena-measure-levels = levels
arena-measure-points = points
arena-measure-money = stakes
arena-time = decision time, { $share } %
arena-forfeits = forfeited
arena-fault = { $bot } forfeited { $count } times: { $code }
arena-better = { $better } is better than { $worse }.
arena-open = It is open who is better.
arena-digest = Digest of all logs: { $digest }
arena-ratings = Ratings
arena-bot = bot
arena-rating = rating
arena-share = won
arena-plot = Deals won by { $a } against { $b }
arena-plot-difference = Wins of a seat of { $a } more than of { $b }
arena-plot-under = { $count } observations, seed { $seed }; 95 % intervals
