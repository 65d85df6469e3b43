import { playGame } from '@tahoun/match/tournament';
import { describe, expect, it } from 'vitest';
import { bestMove } from './best-move.js';
import { type GameOrder, orderOf, playOrder } from './game-order.js';
import { ownPlayer } from './own-player.js';
import type { BestMoveRequest } from './request.js';
import { runTask } from './task.js';
import { games } from './testing/all-games.js';

const { game } = games.get('zabor');
const host = { bestMove: async (request: BestMoveRequest) => bestMove(games, request) };
const running = () => new AbortController().signal;
const ORDER: GameOrder = {
  game: 'zabor',
  variants: { size: '4' },
  start: game.formatPosition(game.initial({ size: '4' })),
  opening: [],
  players: ['alpha-beta:3', 'random'],
  seed: 5,
};

describe('a game that is played elsewhere', () => {
  it('has the moves that it has here', async () => {
    const start = game.initial({ size: '4' });
    const opening = { start, moves: [game.parseMove(start, 'b2')] };
    const players = [
      ownPlayer('alpha-beta:3', { algorithm: 'alpha-beta', depth: 3 }, host),
      ownPlayer('random', { algorithm: 'random' }, host),
    ] as const;
    const plan = { game, variants: { size: '4' }, opening, players, seed: 9 };
    const here = await playGame(plan, running());
    const order = JSON.parse(JSON.stringify(orderOf(plan)));
    const reply = await runTask(games, { kind: 'game', request: order }, {});
    expect(reply).toMatchObject({ ok: true, answer: { winner: here?.winner, moves: here?.moves } });
  });

  it('is refused for a player that is a program: the order comes from elsewhere', async () => {
    const order = { ...ORDER, players: ['level:1', 'uci:touch?arg=trace'] as const };
    await expect(playOrder(game, order, host, running())).rejects.toThrow('there is no player');
  });

  it('is none when it is stopped', async () => {
    const stopFlag = new Int32Array(new SharedArrayBuffer(4));
    stopFlag[0] = 1;
    const reply = await runTask(games, { kind: 'game', request: ORDER }, { stopFlag });
    expect(reply).toEqual({ ok: true, answer: null });
  });
});
