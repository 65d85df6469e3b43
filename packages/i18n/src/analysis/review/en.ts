import { insideSentence, pluralEn } from '../../language/language.js';
import type { MistakeKind } from './mistakes.js';

/** The thoroughness of a review. */
export type ReviewDepth = 'quick' | 'normal' | 'deep';

export const reviewEn = {
  title: 'Review',
  /** The thoroughness, and the number of moves that it means for each position. */
  depthLabel: 'Thinking',
  depths: { quick: 'Quick', normal: 'Normal', deep: 'Long' } as Readonly<Record<ReviewDepth, string>>,
  depthIs: (moves: string) => `${moves} moves examined per position`,
  /** Starts and stops the engine beside the board. */
  analyse: 'Analyse',
  stopAnalysis: 'Stop the analysis',
  analysisHint: 'The engine shows its best lines for the position on the board.',
  lines: 'Lines',
  typeOrPaste: 'A move, a position or a game',
  bestLines: 'Best lines',
  depth: (depth: number, nodes: string) => `depth ${depth} · ${nodes} moves`,
  /** Nobody stands better. */
  even: 'Even',
  evaluating: 'Evaluating…',
  progress: (done: number, all: number) => `${done} of ${all} positions evaluated`,
  cancel: 'Stop the review',
  goOn: 'Resume the review',
  close: 'Close the review',
  failed: 'The review stopped unexpectedly. Try resuming it.',
  noMoves: 'There are no moves to review yet.',
  bestMove: 'the best move',
  kinds: { inaccuracy: 'inaccuracy', mistake: 'mistake', blunder: 'blunder' },
  /** The number of mistakes of one kind that a side made. */
  count: (kind: MistakeKind, count: number) =>
    ({
      inaccuracy: `${count} ${pluralEn(count, 'inaccuracy', 'inaccuracies')}`,
      mistake: `${count} ${pluralEn(count, 'mistake', 'mistakes')}`,
      blunder: `${count} ${pluralEn(count, 'blunder', 'blunders')}`,
    })[kind],
  /** The quality of a side's moves, 100 % for the best ones throughout. */
  accuracy: (percent: string) => `accuracy ${percent} %`,
  turningPoints: 'Turning points',
  noTurningPoints: 'No serious mistakes.',
  /** The change that a move made, seen from the side that made it. */
  change: (before: string, after: string) => `from ${before} to ${after}`,
  /** The main part of that change: the name of a term of the evaluation. */
  mainly: (term: string) => `, mainly ${insideSentence(term)}`,
  better: (move: string) => `${move} was better`,
  /** The graph, with a guide to reading it. */
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
