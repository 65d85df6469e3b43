import type { Game } from '@tahoun/core';
import { partsOf } from '../../../../testing/game-parts.js';
import type { GameAi } from '../game-ai.js';

export { GAME_IDS } from '../../../../testing/game-parts.js';

const games = await partsOf<Game>(({ rules }) => rules);
const ais = await partsOf<GameAi>(({ ai }) => ai);

export const gameById = (id: string): Game => games.get(id) as Game;
export const aiOf = (id: string): GameAi => ais.get(id) as GameAi;
