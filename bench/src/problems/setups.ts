import type { Random } from '@tahoun/core';
import { chessSetup } from './chess.ts';
import { chocolateSetup } from './chocolate.ts';
import { draughtsSetup } from './czech-draughts.ts';
import { zaborSetup } from './zabor.ts';

/** Draws a position of a game by chance: a text form, which may be no legal position. @param kind one of the game's own words */
export type Setup = (random: Random, kind: string) => string;

/** Games whose problems are looked for among positions set up by chance, not in games. */
export const SETUPS: Readonly<Record<string, Setup>> = {
  chess: chessSetup,
  'czech-draughts': draughtsSetup,
  zabor: zaborSetup,
  chocolate: chocolateSetup,
};
