import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '@tahoun/core';
import { atariGoAi } from '../atari-go/index.js';
import { chessAi } from '../chess/index.js';
import { connectFourAi } from '../connect-four/index.js';
import type { GameAi } from '../game-ai.js';
import { atariGoNetwork } from '../networks/atari-go.js';
import { chessNetwork } from '../networks/chess.js';
import { connectFourNetwork } from '../networks/connect-four.js';
import { zaborNetwork } from '../networks/zabor.js';
import { zaborAi } from '../zabor/index.js';

const SOURCES = join(import.meta.dirname, '..');

/** Every game that is evaluated here: a new one is under test without a line in a list. */
export const GAME_IDS = readdirSync(SOURCES).filter((name) => existsSync(join(SOURCES, name, 'index.ts')));

const games = await partsOf<Game>((id) => `@tahoun/games/${id}`, 'parsePosition');
const ais = await partsOf<GameAi>((id) => join(SOURCES, id, 'index.ts'), 'levels');
ais.set('atari-go', atariGoAi(atariGoNetwork()) as unknown as GameAi);
ais.set('chess', chessAi(chessNetwork()) as unknown as GameAi);
ais.set('connect-four', connectFourAi(connectFourNetwork()) as unknown as GameAi);
ais.set('zabor', zaborAi(zaborNetwork()) as unknown as GameAi);

export const gameById = (id: string): Game => games.get(id) as Game;
export const aiOf = (id: string): GameAi => ais.get(id) as GameAi;

/** The export of each game's module that has such a property. */
async function partsOf<Part>(moduleOf: (id: string) => string, property: string) {
  const parts = new Map<string, Part>();
  for (const id of GAME_IDS) {
    const module: Readonly<Record<string, unknown>> = await import(moduleOf(id));
    const part = Object.values(module).find((value) => Object.hasOwn(Object(value), property));
    parts.set(id, part as Part);
  }
  return parts;
}
