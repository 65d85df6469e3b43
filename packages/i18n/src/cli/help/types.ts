/** Everything that `--help` prints, by command. Descriptions are noun or verb phrases without a full stop. */
export interface CliHelpTexts {
  /** The words of the help itself. */
  readonly frame: {
    /** By the English heading. */
    readonly titles: Readonly<
      Record<'Usage:' | 'Arguments:' | 'Options:' | 'Global Options:' | 'Commands:', string>
    >;
    /** Words of the usage line that stand for something else. */
    readonly usage: Readonly<Record<'[options]' | '[command]', string>>;
    readonly defaultValue: (value: string) => string;
    readonly helpOption: string;
    readonly helpCommand: string;
    readonly version: string;
  };
  readonly program: string;
  /** Printed below the commands. */
  readonly after: string;
  readonly global: Readonly<Record<'json' | 'variant' | 'game' | 'lang' | 'noColor', string>>;

  /** Options that several commands share. */
  readonly shared: {
    readonly level: (max: number) => string;
    readonly oneOf: (names: string) => string;
    /** @param others games whose source counts depths otherwise. */
    readonly depth: (others: readonly string[]) => string;
    readonly nodes: string;
    readonly time: string;
    readonly parameter: string;
    readonly without: string;
    readonly verbose: string;
  };

  readonly games: string;
  readonly moves: string;
  readonly play: string;
  readonly eval: Readonly<Record<'about' | 'textbook' | 'parameter', string>>;
  readonly perft: Readonly<Record<'about' | 'depth' | 'divide', string>>;
  readonly bestMove: Readonly<
    Record<
      'about' | 'verifyDepth' | 'multipv' | 'moves' | 'seed' | 'threads' | 'statistics' | 'progress',
      string
    >
  > & {
    readonly evaluation: (names: string) => string;
  };
  readonly solve: string;
  readonly tree: Readonly<Record<'about' | 'moves' | 'limit', string>> & {
    readonly format: (names: string) => string;
  };
  readonly match: Readonly<
    Record<
      'about' | 'a' | 'b' | 'games' | 'openings' | 'sprt' | 'concurrency' | 'seed' | 'record' | 'verbose',
      string
    >
  >;
  readonly bench: string;
  readonly tune: Readonly<Record<'about' | 'data' | 'epochs' | 'out', string>>;
  readonly learn: Readonly<
    Record<
      | 'about'
      | 'folder'
      | 'generations'
      | 'positions'
      | 'nodes'
      | 'teacher'
      | 'neurons'
      | 'epochs'
      | 'games'
      | 'moveTime'
      | 'seed',
      string
    >
  > & { readonly only: (steps: string) => string };
  readonly tables: Readonly<
    Record<'about' | 'build' | 'out' | 'distances' | 'bundle' | 'verify' | 'stats' | 'from', string>
  >;
  readonly book: Readonly<
    Record<'about' | 'show' | 'grow' | 'pages' | 'nodes' | 'plyCost' | 'margin' | 'out', string>
  >;
  readonly batch: string;
  readonly uci: string;
  readonly gtp: Readonly<Record<'about' | 'nodes' | 'time' | 'threads', string>>;
}
