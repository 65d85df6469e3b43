import type { Position } from '@tahoun/core';
import type { MakerFactory, MakerTools, ProblemMaker } from './maker.js';
import { plainMaker } from './plain.js';

/** Games whose makers know more than the plain one. They are no part of the manifests, which every page loads. */
const MAKERS: Readonly<Record<string, () => Promise<unknown>>> = {
  chess: async () => (await import('../chess/index.js')).chessProblems,
  'czech-draughts': async () => (await import('../czech-draughts/index.js')).draughtsProblems,
  'atari-go': async () => (await import('../atari-go/index.js')).atariGoProblems,
  zabor: async () => (await import('../zabor/index.js')).zaborProblems,
  chocolate: async () => (await import('../chocolate/index.js')).chocolateProblems,
};

/** The maker of a game: its own, or the plain one. */
export async function makerOf<P extends Position>(tools: MakerTools<P>): Promise<ProblemMaker<P>> {
  const own = (await MAKERS[tools.game.id]?.()) as MakerFactory<P> | undefined;
  return (own ?? plainMaker)(tools);
}
