import type { Game } from '@tahoun/core';
import { aisOf, partsOf } from '../../../../testing/game-parts.js';
import type { GameAi } from '../game-ai.js';

export { GAME_IDS } from '../../../../testing/game-parts.js';

const games = await partsOf<Game>((id) => import(`@tahoun/games/${id}`), 'parsePosition');
const ais = await aisOf<GameAi>(
  (id) => import(`../${id}/index.ts`),
  (id) => import(`../networks/${id}.ts`),
);

export const gameById = (id: string): Game => games.get(id) as Game;
export const aiOf = (id: string): GameAi => ais.get(id) as GameAi;
