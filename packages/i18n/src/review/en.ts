import { pluralEn } from '../language.js';
import type { ReviewTexts } from './types.js';

export const reviewEn: ReviewTexts = {
  title: 'Review',
  evaluation: (side, score) => (side === null ? 'Even' : `${side}: ${score}`),
  evaluating: 'Evaluating…',
  progress: (done, all) => `${done} of ${all} positions evaluated`,
  cancel: 'Stop the review',
  goOn: 'Resume the review',
  close: 'Close the review',
  failed: 'The review stopped unexpectedly. Try resuming it.',
  noMoves: 'There are no moves to review yet.',
  kinds: { inaccuracy: 'inaccuracy', mistake: 'mistake', blunder: 'blunder' },
  count: (kind, count) =>
    ({
      inaccuracy: `${count} ${pluralEn(count, 'inaccuracy', 'inaccuracies')}`,
      mistake: `${count} ${pluralEn(count, 'mistake', 'mistakes')}`,
      blunder: `${count} ${pluralEn(count, 'blunder', 'blunders')}`,
    })[kind],
  turningPoints: 'Turning points',
  noTurningPoints: 'No serious mistakes.',
  change: (before, after) => `from ${before} to ${after}`,
  better: (move) => `${move} was better`,
  graph: (first, second) =>
    `Evaluation after each move: above the centre line ${first} is better, below it ${second}`,
  leads: (side) => `${side} is better`,
  learn: (count) => `Learn from ${count} ${pluralEn(count, 'mistake', 'mistakes')}`,
  findBetter: (side, move, number, all) => `${number} of ${all}: ${side} played ${move}. Find a better move.`,
  checking: 'Checking…',
  good: (move, score) => `${move} is good (${score}).`,
  notBetter: (move, score) => `${move} is not good enough (${score}). Try another move.`,
  same: (move) => `${move} was played in the game. Try another move.`,
  showMove: 'Show the move',
  next: 'Next',
  done: 'Done',
};
