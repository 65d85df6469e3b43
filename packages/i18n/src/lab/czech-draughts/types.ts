/** What the sentence about the value of a position mentions. Numbers are already text. */
export interface DraughtsValueFacts {
  /** All points of White, and of Black. */
  readonly white: string;
  readonly black: string;
  /** For White, and for the side to move. */
  readonly value: string;
  readonly mover: string;
  /** 0 for White, 1 for Black. */
  readonly turn: 0 | 1;
}

type Pair = readonly [string, string];

/** The words of the Lab's page on Czech draughts. Sides are 0 for White and 1 for Black. */
export interface LabCzechDraughtsTexts {
  readonly intro: string;
  readonly positionHint: string;
  readonly examples: string;
  readonly ownPosition: string;
  readonly exampleNames: Readonly<Record<'example' | 'neighbours' | 'start', string>>;
  readonly showPosition: string;
  readonly weights: string;
  /** What of the numbers is the source's and what is ours. */
  readonly lost: string;
  readonly account: string;
  readonly onBoard: string;
  /** Piece, material, square, neighbours, together. */
  readonly columns: readonly [string, string, string, string, string];
  /** Man and king, by side. */
  readonly pieces: readonly [Pair, Pair];
  readonly sums: Pair;
  readonly value: (facts: DraughtsValueFacts) => string;
  readonly tables: string;
  readonly tablesHint: string;
}
