/** How much a move gave away, least first. */
export const MISTAKE_KINDS = ['inaccuracy', 'mistake', 'blunder'] as const;
export type MistakeKind = (typeof MISTAKE_KINDS)[number];

/** The words of the evaluation and the review of a game. */
export interface ReviewTexts {
  readonly title: string;
  /** The evaluation of the position. @param side who stands better; null when it is even. */
  readonly evaluation: (side: string | null, score: string) => string;
  readonly evaluating: string;
  readonly progress: (done: number, all: number) => string;
  readonly cancel: string;
  readonly goOn: string;
  readonly close: string;
  readonly failed: string;
  readonly noMoves: string;
  readonly kinds: Readonly<Record<MistakeKind, string>>;
  /** How many of a kind a side made. */
  readonly count: (kind: MistakeKind, count: number) => string;
  readonly turningPoints: string;
  readonly noTurningPoints: string;
  /** What a move changed, seen from the side that made it. */
  readonly change: (before: string, after: string) => string;
  readonly better: (move: string) => string;
  /** The graph, and how it is read. */
  readonly graph: (first: string, second: string) => string;
  readonly leads: (side: string) => string;
  readonly learn: (count: number) => string;
  /** Over the board of an exercise. */
  readonly findBetter: (side: string, move: string, number: number, all: number) => string;
  readonly checking: string;
  readonly good: (move: string, score: string) => string;
  readonly notBetter: (move: string, score: string) => string;
  readonly same: (move: string) => string;
  readonly showMove: string;
  readonly next: string;
  readonly done: string;
}
