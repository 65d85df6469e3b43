import type { LiveAction } from '../game/live-actions.js';
import type { NewLiveGame } from '../server/live-game.js';
import type { LiveGames } from '../server/live-games.js';

export const CHESS: NewLiveGame = { game: 'chess', side: 0, name: 'Anna', language: 'en' };
export const TIC_TAC_TOE: NewLiveGame = { ...CHESS, game: 'tic-tac-toe' };

export function move(text: string, ply: number, thoughtMs?: number): LiveAction {
  return { kind: 'move', move: text, ply, thoughtMs };
}

/** Anna and Bruno at a board, after some moves. */
export async function playing(games: LiveGames, wanted: NewLiveGame, ...moves: string[]) {
  const { id, keys } = await games.begin(wanted);
  const [anna, bruno] = keys as [string, string];
  await games.act(id, bruno, { kind: 'join', name: 'Bruno' });
  const keyAt = (ply: number) => (ply % 2 === wanted.side ? anna : bruno);
  for (const [ply, text] of moves.entries()) await games.act(id, keyAt(ply), move(text, ply));
  return { id, anna, bruno };
}

/** The code of the refusal that something comes to. */
export function refused(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );
}
