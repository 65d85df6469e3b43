import type { Game } from '@tahoun/core';
import type { SetUpForm } from '@tahoun/games';
import { partsOf } from '../../../../testing/game-parts.js';
import type { BoardArtist } from '../drawing.js';

export { GAME_IDS } from '../../../../testing/game-parts.js';

const games = await partsOf<Game>((id) => import(`@tahoun/games/${id}`), 'parsePosition');
const setUps = await partsOf<SetUpForm>((id) => import(`@tahoun/games/${id}/set-up`), 'palette');
const artists = await partsOf<BoardArtist>((id) => import(`../${id}/index.ts`), 'draw');

export const gameById = (id: string): Game => games.get(id) as Game;
export const setUpFormOf = (id: string): SetUpForm => setUps.get(id) as SetUpForm;
export const artistOf = (id: string): BoardArtist => artists.get(id) as BoardArtist;
