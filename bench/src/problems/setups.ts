import type { Setup } from './chance.ts';
import { chessSetup } from './chess.ts';
import { chocolateSetup } from './chocolate.ts';
import { draughtsSetup } from './czech-draughts.ts';
import { zaborSetup } from './zabor.ts';

/** Games whose problems are looked for among positions set up by chance, not in games. */
export const SETUPS: Readonly<Record<string, Setup>> = {
  chess: chessSetup,
  'czech-draughts': draughtsSetup,
  zabor: zaborSetup,
  chocolate: chocolateSetup,
};
