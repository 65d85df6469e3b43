import type { MoveNode, PlayedGame } from '@tahoun/games';
import type { LiveState } from '@tahoun/live';
import { fileFormatOf, gameById, loadGame } from '../engine/games.js';
import { Refusal } from '../http/problem.js';
import type { Ctx } from '../service/env.js';
import { stateIn } from './live.js';

/** A game by link as a file of the format in which its players exchange games. */
export async function liveFile(c: Ctx): Promise<Response> {
  const state = await stateIn(c);
  await loadGame(state.game, ['file']);
  const format = fileFormatOf(state.game);
  if (format === undefined) {
    throw new Refusal(404, 'file-unavailable', `${state.game} has no format of files`, {
      params: { game: state.game },
    });
  }
  return c.body(format.write(playedIn(state)), 200, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Disposition': `inline; filename="${state.id}.${format.id}"`,
    'Cache-Control': 'no-store',
  });
}

function playedIn({ game, start, moves, seats, result }: LiveState): PlayedGame {
  const [first] = gameById(game).sides;
  const children = moves.reduceRight<MoveNode[]>((next, move) => [{ move, children: next }], []);
  const won = result?.winner === first.id ? '1-0' : '0-1';
  return {
    start,
    tree: { move: '', children },
    players: [seats[0].name || '?', seats[1].name || '?'],
    result: result === null ? '*' : result.winner === null ? '1/2-1/2' : won,
  };
}
