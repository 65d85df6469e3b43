/** The two players of a tree, by what they do with the values. */
export type LabSide = 'max' | 'min';

/** A pseudocode, a line each; its indentation counts. Every language has the same lines. */
export type Pseudocode = readonly string[];

/** The point of view of values: the root's player, as in most textbooks, or the side to move (negamax). */
export type LabView = 'root' | 'mover';

/** The facts that a sentence about a step may mention. Values are already text. */
export interface StepFacts {
  readonly side: LabSide;
  /** The node: its name, or the move that led there; empty at the root. */
  readonly node: string;
  /** Where the value came from. */
  readonly child: string;
  readonly value: string;
  /** The best value before. */
  readonly best: string;
  readonly alpha: string;
  readonly beta: string;
  /** The comparison that cuts: `5 ≥ β 3`. Empty where nothing is cut. */
  readonly why: string;
  /** Whether the algorithm works with windows. */
  readonly hasWindow: boolean;
  /** Whether the depth had run out there, and only an exchange went on. */
  readonly isBeyond: boolean;
  /** What the side to move could stop the exchange at; empty where it had no such choice. */
  readonly stand: string;
}

export interface LabExampleText {
  readonly title: string;
  readonly text: string;
}

/** The words of the Lab. */
export interface LabTexts {
  readonly title: string;
  readonly intro: string;
  readonly backToGame: string;
  /** Before links to the lessons that explain what is shown. */
  readonly inTheLessons: string;
  readonly pages: Readonly<
    Record<'examples' | 'position' | 'evaluation' | 'tree' | 'graph' | 'quiz' | 'counts' | 'times', string>
  >;
  /** Shown instead of a part of the page that could not be shown. */
  readonly failed: string;
  readonly noSuchPage: string;
  readonly sourcesOf: Readonly<Record<'textbook' | 'cap' | 'kuhr' | 'milata' | 'nemec' | 'stary', string>>;
  readonly examples: Readonly<Record<string, LabExampleText>>;

  readonly algorithms: Readonly<Record<'minimax' | 'minimax-quiescence' | 'alpha-beta' | 'strong', string>>;
  readonly game: string;
  readonly position: string;
  readonly positionHint: string;
  readonly depth: string;
  /** The order of the moves at the root, where the address names one. */
  readonly rootMoves: (moves: string) => string;
  readonly show: string;
  readonly both: string;
  readonly view: string;
  readonly views: Readonly<Record<LabView, string>>;
  readonly wins: string;
  readonly winsAsPlies: string;
  readonly winsWithoutSteps: (max: number) => string;
  readonly winsAsNumbers: (max: number) => string;
  readonly run: string;
  readonly stop: string;
  readonly searching: string;
  readonly stopped: string;
  readonly engineFailed: string;

  readonly comparison: string;
  readonly algorithm: string;
  readonly value: string;
  readonly bestMove: string;
  readonly moves: string;
  readonly share: string;
  readonly seconds: string;
  readonly notAll: (moves: string) => string;
  readonly truncated: (shown: string) => string;
  readonly gameOver: string;

  readonly step: string;
  readonly stepOf: (step: number, steps: number) => string;
  readonly first: string;
  readonly back: string;
  readonly forward: string;
  readonly last: string;
  readonly play: string;
  readonly pause: string;
  readonly speed: string;
  readonly speeds: readonly [string, string, string];
  readonly keys: string;
  readonly pseudocode: string;
  readonly code: Readonly<
    Record<'minimax' | 'minimax-quiescence' | 'alpha-beta', Readonly<Record<LabView, Pseudocode>>>
  >;
  /** Added to the pseudocode where won and lost values occur. */
  readonly winDistance: string;
  /** Instead of it where all wins have one number. */
  readonly withoutSteps: string;
  /** Added where the root of minimax takes a won or lost value as it comes. */
  readonly rootUnstepped: string;
  readonly sides: Readonly<Record<LabSide, string>>;
  readonly sentences: {
    readonly start: string;
    readonly enter: (facts: StepFacts) => string;
    readonly judge: (facts: StepFacts) => string;
    readonly judgeFinal: (facts: StepFacts) => string;
    readonly better: (facts: StepFacts) => string;
    readonly worse: (facts: StepFacts) => string;
    readonly cut: (facts: StepFacts) => string;
    readonly return: (facts: StepFacts) => string;
    readonly end: (facts: StepFacts) => string;
  };

  readonly tree: string;
  readonly treeOf: (algorithm: string) => string;
  readonly root: string;
  readonly unknown: string;
  readonly cutOff: string;
  readonly folded: (nodes: number) => string;
  readonly fit: string;
  readonly larger: string;
  readonly smaller: string;
  readonly expandAll: string;
  readonly tooManyNodes: (most: number) => string;
  readonly legend: {
    readonly max: string;
    readonly min: string;
    readonly window: string;
    readonly cut: string;
    readonly best: string;
    readonly current: string;
  };
  readonly boardAt: string;
  /** Opens the tree of the position at the end of a line. */
  readonly searchOn: (line: string, depth: number) => string;
  readonly boardHint: string;
  readonly win: (plies: number) => string;
  readonly loss: (plies: number) => string;

  readonly exportSvg: string;
  readonly exportPng: string;
  readonly copyLink: string;
  readonly linkCopied: string;
  readonly exportFailed: string;

  readonly leaves: string;
  readonly leavesHint: string;
  readonly draw: string;
  readonly random: string;
  readonly levels: string;
  readonly width: string;
  readonly seed: string;
  readonly order: string;
  readonly orders: Readonly<Record<'given' | 'best' | 'worst', string>>;
  /** What nodes are called. */
  readonly names: string;
  readonly namings: Readonly<Record<'letters' | 'numbers', string>>;

  readonly quiz: {
    readonly task: string;
    readonly valueOf: (node: string) => string;
    readonly branchTo: (node: string) => string;
    readonly check: string;
    readonly next: string;
    readonly watch: string;
    readonly score: (right: number, asked: number) => string;
    readonly allRight: string;
    readonly someWrong: (right: number, asked: number) => string;
    readonly valueRight: (node: string) => string;
    readonly valueMissing: (node: string, right: string, side: LabSide, from: string) => string;
    readonly valueWrong: (node: string, given: string, right: string, side: LabSide, from: string) => string;
    readonly cutRight: (node: string, why: string) => string;
    readonly cutMissed: (node: string, why: string) => string;
    readonly cutWrong: (node: string, alpha: string, beta: string) => string;
    readonly answers: string;
    readonly pieces: string;
  };

  readonly counts: {
    readonly intro: string;
    readonly toDepth: string;
    /** What a depth of the table means: plies, or what the source of published counts means by it. */
    readonly counting: string;
    readonly countings: {
      readonly plies: string;
      readonly source: (source: string) => string;
    };
    readonly published: (source: string) => string;
    readonly same: string;
    readonly differs: string;
    readonly chart: string;
    readonly chartAlt: string;
    readonly evaluation: string;
    readonly evaluations: Readonly<Record<'textbook' | 'best', string>>;
    readonly strongWith: string;
    readonly ordering: string;
    readonly table: string;
    readonly selective: string;
    readonly tooMany: (most: string) => string;
    readonly time: (seconds: string) => string;
    readonly count: string;
  };
}
