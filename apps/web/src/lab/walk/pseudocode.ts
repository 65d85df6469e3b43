import type { WalkStep } from '@tahoun/core';
import type { LabView } from '@tahoun/i18n';
import type { Walk } from './model.js';

type Lines = Readonly<Record<WalkStep['kind'] | 'worse', readonly number[]>>;

const MINIMAX: Readonly<Record<LabView, readonly [max: Lines, min: Lines]>> = {
  root: [
    { enter: [0, 2, 3], judge: [1], back: [4, 5], worse: [4, 5], cut: [], return: [10] },
    { enter: [0, 6, 7], judge: [1], back: [8, 9], worse: [8, 9], cut: [], return: [10] },
  ],
  mover: both({ enter: [0, 2], judge: [1], back: [3, 4, 5], worse: [3, 4], cut: [], return: [6] }),
};

/** Which lines of the pseudocode a step runs through, for both sides where they have lines of their own. */
const LIT: Readonly<Record<Walk['algorithm'], Readonly<Record<LabView, readonly [max: Lines, min: Lines]>>>> =
  {
    minimax: MINIMAX,
    // The same lines, with more in them.
    'minimax-quiescence': MINIMAX,
    'alpha-beta': {
      root: [
        { enter: [0, 2], judge: [1], back: [3, 4], worse: [3, 4], cut: [5], return: [6] },
        { enter: [0, 7], judge: [1], back: [8, 9], worse: [8, 9], cut: [10], return: [11] },
      ],
      mover: both({ enter: [0], judge: [1], back: [2, 3, 4], worse: [2, 3], cut: [5], return: [6] }),
    },
  };

function both(lines: Lines): readonly [Lines, Lines] {
  return [lines, lines];
}

export function litLines(
  algorithm: Walk['algorithm'],
  view: LabView,
  step: WalkStep | undefined,
  isMax: boolean,
): readonly number[] {
  if (step === undefined) return [];
  const lines = LIT[algorithm][view][isMax ? 0 : 1];
  return lines[step.kind === 'back' && !step.better ? 'worse' : step.kind];
}
