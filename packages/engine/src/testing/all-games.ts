import type { Game } from '@tahoun/core';
import type { GameAi } from '@tahoun/eval';
import { partsOf } from '../../../../testing/game-parts.js';
import { gamesOf } from '../games.js';

export { GAME_IDS } from '../../../../testing/game-parts.js';

const rules = await partsOf<Game>((manifest) => manifest.rules);
const ais = await partsOf<GameAi>(({ ai }) => ai);

/** The built-in games, with which the engine is tested. */
export const games = gamesOf([...rules].map(([id, game]) => ({ game, ai: ais.get(id)! })));

export const gameById = (id: string): Game => games.get(id).game;
export const aiOf = (id: string): GameAi => games.get(id).ai;
