import { pluralEn } from '../language.js';

/** How much a move gave away, least first. */
export const MISTAKE_KINDS = ['inaccuracy', 'mistake', 'blunder'] as const;

export type MistakeKind = (typeof MISTAKE_KINDS)[number];

export const reviewEn = {
  title: 'Review',
  /** The evaluation of the position. @param side who stands better; null when it is even. */
  evaluation: (side: string | null, score: string) => (side === null ? 'Even' : `${side}: ${score}`),
  evaluating: 'Evaluating…',
  progress: (done: number, all: number) => `${done} of ${all} positions evaluated`,
  cancel: 'Stop the review',
  goOn: 'Resume the review',
  close: 'Close the review',
  failed: 'The review stopped unexpectedly. Try resuming it.',
  noMoves: 'There are no moves to review yet.',
  kinds: { inaccuracy: 'inaccuracy', mistake: 'mistake', blunder: 'blunder' },
  /** How many of a kind a side made. */
  count: (kind: MistakeKind, count: number) =>
    ({
      inaccuracy: `${count} ${pluralEn(count, 'inaccuracy', 'inaccuracies')}`,
      mistake: `${count} ${pluralEn(count, 'mistake', 'mistakes')}`,
      blunder: `${count} ${pluralEn(count, 'blunder', 'blunders')}`,
    })[kind],
  turningPoints: 'Turning points',
  noTurningPoints: 'No serious mistakes.',
  /** What a move changed, seen from the side that made it. */
  change: (before: string, after: string) => `from ${before} to ${after}`,
  better: (move: string) => `${move} was better`,
  /** The graph, and how it is read. */
  graph: (first: string, second: string) =>
    `Evaluation after each move: above the centre line ${first} is better, below it ${second}`,
  leads: (side: string) => `${side} is better`,
  learn: (count: number) => `Learn from ${count} ${pluralEn(count, 'mistake', 'mistakes')}`,
  /** Over the board of an exercise. */
  findBetter: (side: string, move: string, number: number, all: number) =>
    `${number} of ${all}: ${side} played ${move}. Find a better move.`,
  checking: 'Checking…',
  good: (move: string, score: string) => `${move} is good (${score}).`,
  notBetter: (move: string, score: string) => `${move} is not good enough (${score}). Try another move.`,
  same: (move: string) => `${move} was played in the game. Try another move.`,
  showMove: 'Show the move',
  next: 'Next',
  done: 'Done',
};

/** The words of the evaluation and the review of a game. */
export type ReviewTexts = typeof reviewEn;
