/** What a command is called and how Discord explains it. */
export interface CommandTexts {
  /** Lower case, 1 to 32 letters, as Discord wants it. */
  readonly name: string;
  /** At most 100 characters. */
  readonly description: string;
  readonly options: Readonly<Record<string, OptionTexts>>;
}

export interface OptionTexts {
  readonly name: string;
  readonly description: string;
  /** Names of fixed choices, by value. */
  readonly choices?: Readonly<Record<string, string>>;
}

export const COMMAND_NAMES = [
  'play',
  'move',
  'board',
  'hint',
  'undo',
  'draw',
  'resign',
  'analyse',
  'watch',
  'games',
  'export',
  'import',
  'position',
  'stats',
  'leaderboard',
  'settings',
  'learn',
  'solve',
] as const;
export type CommandName = (typeof COMMAND_NAMES)[number];

/** Why the bot does not do what it was asked. */
export const REFUSAL_CODES = [
  'no-game',
  'no-such-game',
  'not-player',
  'not-your-turn',
  'stale',
  'game-over',
  'not-begun',
  'not-challenged',
  'challenge-over',
  'not-asked',
  'nothing-asked',
  'nothing-to-undo',
  'undo-asked',
  'draw-offered',
  'draw-declined',
  'no-help',
  'two-opponents',
  'player-human',
  'bot-opponent',
  'option-syntax',
  'nothing-to-import',
  'import-too-long',
  'import-unreachable',
  'file-unknown',
  'no-board-here',
  'format-unknown',
  'mark-unknown',
  'same-player',
  'too-many-games',
  'unknown-command',
  'cannot-write',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

type Params = Readonly<Record<string, string | number>>;

/** The words of the Discord bot. */
export interface DiscordTexts {
  readonly commands: Readonly<Record<CommandName, CommandTexts>>;
  /** Name of the command in a message's menu. */
  readonly analyseThis: string;
  readonly refusals: Readonly<Record<RefusalCode, (params: Params) => string>>;
  readonly failed: string;
  readonly levels: readonly string[];
  readonly computer: (level: number, name: string) => string;
  readonly versus: (first: string, second: string) => string;

  readonly thinking: (who: string) => string;
  readonly thinkingDepth: (depth: number) => string;
  readonly engineTrouble: string;
  readonly lastMove: (count: number, move: string) => string;
  readonly noMovesYet: string;
  readonly drawn: string;
  readonly margin: (units: string) => string;
  readonly reasons: Readonly<Record<string, string>>;
  readonly drawOffered: (who: string) => string;
  readonly undoAsked: (who: string) => string;
  readonly pictureFailed: string;
  readonly altPosition: (position: string) => string;
  readonly stopped: string;
  readonly unrated: string;

  readonly challenge: (challenger: string, challenged: string, game: string) => string;
  readonly challengeUntil: (time: string) => string;
  readonly challengeSides: (side: string) => string;
  readonly challengeDeclined: (who: string) => string;
  readonly challengeExpired: string;
  readonly challengeWithdrawn: string;
  readonly threadName: (game: string, first: string, second: string) => string;

  readonly pickFirst: string;
  readonly pickNext: (picked: string) => string;
  readonly pickGroup: string;
  readonly confirm: (move: string) => string;

  readonly buttons: {
    readonly hint: string;
    readonly undo: string;
    readonly draw: string;
    readonly resign: string;
    readonly type: string;
    readonly stop: string;
    readonly back: string;
    readonly accept: string;
    readonly decline: string;
    readonly agree: string;
    readonly refuse: string;
    readonly again: string;
    readonly analyse: string;
    readonly next: string;
    readonly previous: string;
  };

  readonly typeTitle: string;
  readonly typeLabel: string;
  readonly typeHint: string;
  readonly resignTitle: string;

  readonly hint: (move: string, score: string) => string;
  readonly done: string;
  readonly boardIs: (link: string) => string;
  readonly analysis: {
    readonly title: (game: string) => string;
    readonly score: (side: string, score: string) => string;
    readonly proved: string;
    readonly best: (line: string) => string;
    readonly lines: string;
    readonly depth: (depth: number, nodes: string) => string;
    readonly cost: (move: string, cost: string) => string;
    readonly lostWin: (move: string) => string;
    readonly wasBest: (move: string) => string;
    readonly better: (move: string) => string;
    readonly over: string;
  };
  readonly solved: {
    readonly outcome: Readonly<Record<'win' | 'loss' | 'draw', (side: string) => string>>;
    readonly value: (value: string) => string;
    readonly distance: (plies: number) => string;
    readonly line: (line: string) => string;
    readonly unsolved: (nodes: string) => string;
  };
  readonly games: {
    readonly title: string;
    readonly none: string;
    readonly resume: string;
    readonly yourTurn: string;
    readonly theirTurn: string;
    readonly waiting: string;
    readonly finished: string;
    readonly plies: (count: number) => string;
  };
  readonly exported: (name: string) => string;
  readonly stats: {
    readonly title: (name: string) => string;
    readonly none: string;
    readonly line: (game: string, rating: string, wins: number, draws: number, losses: number) => string;
  };
  readonly leaderboard: {
    readonly title: (game: string) => string;
    /** Of those who have played in this server. */
    readonly titleHere: (game: string) => string;
    readonly none: string;
    readonly line: (place: number, who: string, rating: string, played: number) => string;
  };
  readonly settings: {
    readonly title: string;
    readonly language: string;
    readonly theme: string;
    readonly orientation: string;
    readonly confirm: string;
  };
  readonly learn: { readonly page: (page: number, of: number) => string };
}
