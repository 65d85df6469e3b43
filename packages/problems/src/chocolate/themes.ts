import { grundyOfPiece } from '@tahoun/eval/chocolate';
import { type ChocolatePosition, breakOf, isBreakable } from '@tahoun/games/chocolate';
import type { Step } from '../make/maker.js';

/**
 * `symmetry`: the move leaves pairs of equal pieces only. `parity`: all that is left only counts moves.
 * `halving`: it breaks a piece in two equal parts. `balance`: nothing so simple, the Grundy values have to cancel out.
 */
export function chocolateThemes(steps: readonly Step<ChocolatePosition>[]): string[] {
  const [first] = steps;
  if (first === undefined) return [];
  const { after, move } = first;
  const left = [...after.counts.entries()].filter(([kind, count]) => count > 0 && isBreakable(kind));
  const { parts } = breakOf(move);
  const themes: string[] = [];
  if (left.length > 0 && left.every(([, count]) => count % 2 === 0)) themes.push('symmetry');
  if (left.every(([kind]) => grundyOfPiece(kind) <= 1)) themes.push('parity');
  if (parts[0] === parts[1]) themes.push('halving');
  if (themes.length === 0) themes.push('balance');
  return themes;
}
