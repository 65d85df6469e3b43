/** The windows that the Euler number counts. */
export type QuadKindName = 'one' | 'three' | 'diagonal';

/** What a sentence about a window may mention. */
export interface WindowFacts {
  /** Its points on the board, from corner to corner: `B3–C4`. */
  readonly name: string;
  /** Null for a window that adds nothing. */
  readonly kind: QuadKindName | null;
  /** Stones of the colour in it. */
  readonly stones: number;
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
}
