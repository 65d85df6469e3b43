import type { Problem } from '../types.js';

/** Found by `bench/src/problems.ts` among random heaps. The tests solve each one again. */
export const PROBLEMS: readonly Problem[] = [
  winningBreak('2x5 A', '2x5=1x5+1x5'),
  winningBreak('2x3+1x4 A', '2x3=2x2+1x2'),
  winningBreak('2x3+2*1x4 A', '2x3=1x3+1x3'),
  winningBreak('4x4+2x3 A', '2x3=2x2+1x2'),
  winningBreak('2x7+1x7 A', '2x7=1x7+1x7'),
  winningBreak('3x4+2x3+2x2 A', '2x3=1x3+1x3'),
  winningBreak('2x3+1x6+1x5 A', '1x5=1x3+1x2'),
  winningBreak('3x4+2x5+3x3 A', '2x5=2x4+1x2'),
  winningBreak('4x4+2x6+1x6 A', '1x6=1x3+1x3'),
  winningBreak('4x5+2x2+1x2 A', '4x5=3x5+1x5'),
  winningBreak('4x6+2x5+1x3+1x2 A', '2x5=2x4+1x2'),
  winningBreak('2*3x6+3x4+1x6 A', '1x6=1x4+1x2'),
];

function winningBreak(position: string, move: string): Problem {
  return {
    position,
    task: {
      en: 'A to move: only one break wins. Which?',
      cs: 'Na tahu je A: vyhrává jediný zlom. Který?',
    },
    goal: { kind: 'outcome', outcome: 'win' },
    moves: [move],
  };
}
