// Written by scripts/declarations.py from the messages of the server; do not edit it by hand.

declare namespace Wire {
  /** The first message. Without a token the server makes a new guest. */
  interface Hello {
    type: "hello";
    token?: string;
    name?: string;
    language?: string;
    version?: number;
  }

  /** Open a table and sit down at it. The answer is ``table``. */
  interface Create {
    type: "create";
    id?: string;
    rules?: RulesSpec;
    settings?: Settings;
    seat?: number;
    bots?: string;
    password?: string;
    start?: boolean;
  }

  /** Which rules: a preset, options that differ from it, or a whole TOML text. */
  interface RulesSpec {
    preset?: string;
    options?: Record<string, any>;
    toml?: string;
  }

  /** How a table is run; the rules of the game are not among them. */
  interface Settings {
    title: string;
    public: boolean;
    spectators: "delayed" | "hidden" | "no";
    spectator_delay: number;
    start: "everyone" | "host";
    deal_ms: number;
    bot_ms: number;
    hide_played: boolean;
    hide_points: boolean;
    counting: boolean;
    hints: boolean;
    hint_bot: string;
    chat: boolean;
  }

  /** Come to a table, or come back: then ``since`` is the number of events already known, and the tail follows. */
  interface Join {
    type: "join";
    table: string;
    since?: number;
    seat?: number | null;
    spectate?: boolean;
    password?: string;
  }

  /** Do something in the game. An id that was used before is answered again and not done twice. */
  interface Act {
    type: "action";
    id: string;
    table: string;
    seq: number;
    action: Record<string, any>;
  }

  /** What would these cards be? With ``complete`` also: which cards go with that one (its pair or tractor)? */
  interface Ask {
    type: "ask";
    id: string;
    table: string;
    cards?: string;
    complete?: string;
  }

  /** Which moves does the bot consider? */
  interface Hint {
    type: "hint";
    id: string;
    table: string;
  }

  /** What is still out? With a card also: which cards above it, of its group? */
  interface Count {
    type: "count";
    id: string;
    table: string;
    card?: string;
  }

  /** Help with the move, step by step: what is owed, what comes into question, what is certain, what it is worth. */
  interface Coach {
    type: "coach";
    id: string;
    table: string;
  }

  /** Which of my moves cost most, in the deal that is over? */
  interface Review {
    type: "review";
    id: string;
    table: string;
  }

  /** Say something to the table. */
  interface Chat {
    type: "chat";
    table: string;
    text: string;
  }

  /** Ready for the match, or for the next deal. */
  interface Ready {
    type: "ready";
    table: string;
    on?: boolean;
  }

  /** Change to another seat before the match; -1 stands up. */
  interface Sit {
    type: "seat";
    table: string;
    seat: number;
  }

  /** What only the host may do. */
  interface Host {
    type: "host";
    table: string;
    do: "add_bot" | "kick" | "pause" | "remove_bot" | "resume" | "rules" | "settings" | "shuffle_seats" | "start" | "take_over";
    seat?: number;
    bot?: string;
    settings?: Settings | null;
    rules?: RulesSpec | null;
  }

  /** Remind the seat that everybody waits for. */
  interface Nudge {
    type: "nudge";
    table: string;
  }

  /** Hand one's seat to a bot, or take it back. */
  interface Autoplay {
    type: "autoplay";
    table: string;
    on: boolean;
  }

  /** Leave the table; in a match a bot plays on until the seat is taken back. */
  interface Leave {
    type: "leave";
    table: string;
  }

  /** Change the language; the state of the table follows anew. */
  interface Language {
    type: "language";
    language: string;
  }

  /** Change one's name. */
  interface Rename {
    type: "rename";
    name: string;
  }

  /** Is anybody there? */
  interface Ping {
    type: "ping";
  }

  /** Who you are. Keep the token: it is what your seats belong to. */
  interface Welcome {
    type: "welcome";
    token: string;
    guest: string;
    name: string;
    account: string;
    language: string;
    version: number;
  }

  /** The table around the game: sent on joining and whenever something of it changes. */
  interface TableInfo {
    type: "table";
    table: string;
    invite: string;
    state: string;
    seats: SeatInfo[];
    seat: number;
    host: boolean;
    settings: Settings;
    rules: RulesInfo;
    password: boolean;
    spectators: number;
    seq: number;
  }

  /** Who sits at one seat. */
  interface SeatInfo {
    seat: number;
    kind: "bot" | "open" | "person";
    name: string;
    bot: string;
    online: boolean;
    ready: boolean;
    host: boolean;
    you: boolean;
  }

  /** The rules of a table, for reading. */
  interface RulesInfo {
    preset: string;
    title: string;
    summary: string;
    differences: Difference[];
    options: Record<string, any>;
    seats: number;
    kitty: number;
    sides: string;
    clocks: Record<string, number>;
  }

  /** An option in which the rules differ from their preset: its value and the preset's in words. */
  interface Difference {
    option: string;
    label: string;
    value: string;
    usual: string;
  }

  /** The game as you see it now. */
  interface State {
    type: "state";
    table: string;
    seq: number;
    view: ViewInfo;
    help: Help;
    clock: ClockInfo | null;
    last_end: Record<string, any> | null;
  }

  /** A moment of the game as one seat may see it. */
  interface ViewInfo {
    seat: number;
    names: string[];
    levels: (string | null)[];
    totals: number[];
    balances: number[];
    deal: number;
    phase: string;
    actors: number[];
    banker: number | null;
    bankers_side: boolean[];
    level: string | null;
    trump: string | null;
    first_seat: number;
    dealt: number;
    to_deal: number;
    hand: Group[];
    sizes: number[];
    hands: Group[][];
    declarations: Shown[];
    standing: Shown | null;
    passed: number[];
    kitty_size: number;
    buried: string;
    tricks_played: number;
    tricks: TrickInfo[] | null;
    last_trick: TrickInfo | null;
    trick: TrickInfo | null;
    taken: number[];
    penalties: number[];
    points: number | null;
    line: number;
    marks: number[];
    bids: [number, number][];
    calls: CallInfo[];
    choices: string[];
    proposal: Record<string, any> | null;
    commitment: string;
    winners: number[] | null;
  }

  /** Cards of a hand that belong together, in the order in which they are shown, highest first. */
  interface Group {
    group: "C" | "D" | "H" | "S" | "trump";
    trump: boolean;
    cards: string[];
  }

  /** A declaration or a stir; ``cards`` is empty where it lies face down. */
  interface Shown {
    seat: number;
    cards: string;
    trump: string | null;
  }

  /** A trick, in progress or taken. */
  interface TrickInfo {
    leader: number;
    plays: PlayInfo[];
    winner: number;
    points: number;
    lead: string;
    attempted: string;
  }

  /** What one seat put into a trick. */
  interface PlayInfo {
    seat: number;
    cards: string;
  }

  /** A friend called. */
  interface CallInfo {
    card: string;
    nth: number;
    seat: number;
  }

  /** What the seat may do at this moment. */
  interface Help {
    acting: boolean;
    duty: string[];
    need: number;
    playable: string[] | null;
    reason: string;
    forced: string;
    together: string[];
    choices: ChoiceInfo[];
  }

  /** Something that may be done now: send ``action`` as it stands. */
  interface ChoiceInfo {
    action: Record<string, any>;
    label: string;
    beats: string;
  }

  /** For whom the clock runs. */
  interface ClockInfo {
    seat: number;
    left: number;
    total: number;
  }

  /** What has happened since, and the game after it. A gap in the numbers means: join again. */
  interface Events {
    type: "events";
    table: string;
    from_seq: number;
    events: EventInfo[];
    seq: number;
    view: ViewInfo;
    help: Help;
    clock: ClockInfo | null;
  }

  /** One event: its data as in a log, and in words. */
  interface EventInfo {
    type: "event";
    seq: number;
    event: Record<string, any>;
    text: string;
  }

  /** Cards have been dealt since the last message. */
  interface Dealt {
    type: "dealt";
    table: string;
    dealt: number;
    cards: string[];
    sizes: number[];
    hand: Group[];
    help: Help;
  }

  /** An action is done and safely written. */
  interface Ack {
    type: "ack";
    id: string;
    table: string;
    seq: number;
  }

  /** Something was refused; nothing has changed. */
  interface ErrorInfo {
    type: "error";
    id: string;
    code: string;
    message: string;
    position: string;
  }

  /** Somebody said something. */
  interface ChatLine {
    type: "chat";
    table: string;
    seat: number;
    name: string;
    text: string;
    at: number;
  }

  /** What the cards of an ``ask`` would be. */
  interface Answer {
    type: "answer";
    id: string;
    legal: boolean;
    name: string;
    code: string;
    reason: string;
    components: string[];
    readings: string[][];
    cards: string;
  }

  /** The answer to a hint, best first. */
  interface Candidates {
    type: "candidates";
    id: string;
    table: string;
    candidates: Candidate[];
  }

  /** A move that the bot considers. */
  interface Candidate {
    type: "candidate";
    action: Record<string, any>;
    label: string;
    value: number;
    reason: string;
  }

  /** What is still out, as far as your seat has seen it. */
  interface Counted {
    type: "counted";
    id: string;
    table: string;
    groups: OutGroup[];
    cards: number;
    points: number;
    higher: string[];
  }

  /** Cards of one group that a seat has not seen yet: in other hands, or face down. */
  interface OutGroup {
    group: "C" | "D" | "H" | "S" | "trump";
    trump: boolean;
    cards: string[];
    void: number[];
  }

  /** Help with the move, in the order in which it is thought through. */
  interface Coached {
    type: "coached";
    id: string;
    table: string;
    bot: string;
    owed: string[];
    candidates: Candidate[];
    certain: string[];
  }

  /** The moves that cost most, the costliest first. */
  interface Reviewed {
    type: "reviewed";
    id: string;
    table: string;
    bot: string;
    deal: number;
    moves: Costly[];
    judged: number;
  }

  /** A move, and what it cost by the values of a bot. */
  interface Costly {
    step: number;
    trick: number;
    done: string;
    instead: string;
    reason: string;
    cost: number;
  }

  /** How far looking back has come, before what it found. */
  interface Reviewing {
    type: "reviewing";
    table: string;
    deal: number;
    done: number;
    moves: number;
  }

  /** Somebody waits for you. */
  interface Nudged {
    type: "nudged";
    table: string;
    name: string;
  }

  /** You are no longer at the table. */
  interface Gone {
    type: "gone";
    table: string;
    reason: string;
  }

  /** Somebody is. */
  interface Pong {
    type: "pong";
  }

  type ClientMessage = Hello | Create | Join | Act | Ask | Hint | Count | Coach | Review | Chat | Ready | Sit | Host | Nudge | Autoplay | Leave | Language | Rename | Ping;

  type ServerMessage = Welcome | TableInfo | State | Events | Dealt | Ack | ErrorInfo | ChatLine | Answer | Candidates | Counted | Coached | Reviewed | Reviewing | Nudged | Gone | Pong;
}
