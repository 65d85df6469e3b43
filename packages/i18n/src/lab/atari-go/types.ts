/** The windows that the Euler number counts. */
export type QuadKindName = 'one' | 'three' | 'diagonal' | 'joined';

/** Which stones on a diagonal count as joined. */
export type ScanName = 'plain' | 'aware' | 'joined';

/** The facts that a sentence about a window may mention. */
export interface WindowFacts {
  /** Its points on the board, from corner to corner: `B3–C4`. */
  readonly name: string;
  /** Null for a window that adds nothing. */
  readonly kind: QuadKindName | null;
  /** Stones of the colour in it. */
  readonly stones: number;
  /** What it adds, with its sign: `−1`. */
  readonly adds: string;
  readonly scan: ScanName;
  /** The points in it that the other colour holds. */
  readonly opponents: readonly string[];
}

/** The facts that a sentence about a place in the proof may mention. Sides are 0 for Black and 1 for White. */
export interface ProofPlaceFacts {
  /** Empty at the root. */
  readonly move: string;
  /** Who is to move there. */
  readonly side: 0 | 1;
  readonly isOr: boolean;
  /** The side that is asked about: whether it wins. */
  readonly asked: 0 | 1;
  readonly verdict: 'proved' | 'refuted' | 'open' | 'unseen';
  /** Proof and disproof number: `3 | 12`. */
  readonly numbers: string;
  /** Plies to the end at most; null where that is not known. */
  readonly plies: number | null;
  /** How many moves are the same by symmetry. */
  readonly images: number;
  readonly isOver: boolean;
}

/** The words of the Lab's page on Atari Go. Sides are 0 for Black and 1 for White. */
export interface LabAtariGoTexts {
  readonly intro: string;
  readonly positionHint: string;
  readonly examples: string;
  readonly ownPosition: string;
  readonly exampleNames: Readonly<Record<string, string>>;
  readonly show: string;
  readonly showPosition: string;
  readonly views: Readonly<Record<'liberties' | 'euler' | 'proof', string>>;
  readonly sides: readonly [string, string];

  readonly liberties: {
    readonly intro: string;
    readonly caption: string;
    readonly group: string;
    readonly colour: string;
    readonly stones: string;
    readonly count: string;
    readonly points: string;
    readonly inAtari: string;
    readonly none: string;
    readonly showGroup: (stones: string) => string;
  };

  readonly euler: {
    readonly intro: string;
    readonly colour: string;
    readonly kinds: Readonly<Record<QuadKindName, string>>;
    readonly scan: string;
    /** The scans, and what they are and whose. */
    readonly scans: Readonly<Record<ScanName, { readonly name: string; readonly note: string }>>;
    readonly boardLabel: (side: 0 | 1) => string;
    readonly window: (facts: WindowFacts) => string;
    readonly windowName: (from: string, to: string) => string;
    readonly before: string;
    readonly step: (window: string, sum: string) => string;
    readonly end: (side: 0 | 1, windows: number) => string;
    readonly formula: string;
    readonly groupsMinusHoles: (groups: number, holes: number) => string;
    readonly evaluation: string;
    readonly evaluationIntro: string;
    readonly constant: string;
    readonly counted: string;
    readonly difference: string;
    readonly term: string;
    readonly orders: readonly [string, string, string];
    readonly bound: string;
    readonly bounded: (limit: string) => string;
    readonly unbounded: string;
    readonly eulerNumber: string;
    readonly total: string;
    readonly forMover: (value: string) => string;
  };

  readonly proof: {
    readonly intro: string;
    readonly onlyFirstCapture: string;
    readonly limit: string;
    readonly wins: (side: 0 | 1, plies: number | null) => string;
    readonly everyMoveLoses: (side: 0 | 1) => string;
    readonly undecided: (nodes: string) => string;
    readonly stopped: string;
    readonly cost: (nodes: string, seconds: string) => string;
    readonly askingMore: string;
    readonly winningMoves: (moves: readonly string[]) => string;
    /** Those that are known to win while the others are not decided. */
    readonly winningSoFar: (moves: readonly string[]) => string;
    readonly distanceUnknown: (nodes: string) => string;
    readonly line: string;
    readonly tree: string;
    readonly treeIntro: (side: 0 | 1) => string;
    readonly describe: (facts: ProofPlaceFacts) => string;
    readonly unseen: (count: number) => string;
    readonly tooMany: (most: number) => string;
    readonly orLevel: (side: 0 | 1) => string;
    readonly andLevel: (side: 0 | 1) => string;
    readonly legend: {
      readonly or: (side: 0 | 1) => string;
      readonly and: (side: 0 | 1) => string;
      readonly numbers: string;
      readonly proved: string;
      readonly images: string;
      readonly current: string;
    };
    readonly keys: string;
  };
}
