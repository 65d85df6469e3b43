import { LOSS, WON } from '@tahoun/core';
import { MAX_SIDE } from '@tahoun/games/chocolate';
import type { LargeSolution } from '../game-ai.js';
import { firstWinningBreak, grundyOfBar } from './periods.js';

const BAR = /^\s*(\d{1,9})\s*[xX×]\s*(\d{1,9})\s+([AB])\s*$/;

/** A single bar with one side too long to be shown, `1x10000 A`: its value comes from the period of its height. */
export function solveLongBar(text: string): LargeSolution | undefined {
  const [, first, second, side] = BAR.exec(text) ?? [];
  const [height, length] = [Number(first), Number(second)].sort((a, b) => a - b) as [number, number];
  if (!(height >= 1 && height <= MAX_SIDE && length > MAX_SIDE)) return undefined;
  const found = firstWinningBreak(height, length);
  const [vertical, offset] = found === undefined ? [true, 2] : [found.vertical, found.offset];
  const parts = vertical
    ? [barText(height, length - offset), barText(height, offset)]
    : [barText(height - offset, length), barText(offset, length)];
  return {
    position: `${barText(height, length)} ${side}`,
    turn: side === 'A' ? 0 : 1,
    outcome: found === undefined ? LOSS : WON,
    value: grundyOfBar(height, length),
    move: `${barText(height, length)}=${parts.join('+')}`,
  };
}

function barText(a: number, b: number): string {
  return `${Math.min(a, b)}x${Math.max(a, b)}`;
}
