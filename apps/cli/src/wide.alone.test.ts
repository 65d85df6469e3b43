import { fileURLToPath } from 'node:url';
import { ALGORITHMS } from '@tahoun/engine';
import { describe, expect, it } from 'vitest';
import { runHere } from './testing/run-here.js';
import { WIDTH, WINNING } from './testing/wide-game.js';

const GAME = fileURLToPath(new URL('./testing/wide-game.ts', import.meta.url));

/** The document that a command prints of a game with 2,000 moves. */
async function json(command: string, ...args: string[]) {
  const { status, stdout, stderr } = await runHere([command, 'naming', ...args, '--game', GAME, '--json']);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return JSON.parse(stdout);
}

/** Moves for which a move stack has no room at first must be missing nowhere. */
describe('of a game with 2,000 moves', () => {
  it.each(ALGORITHMS.filter((algorithm) => !['random', 'source'].includes(algorithm)))(
    'best-move finds the winning one by %s',
    async (algorithm) => {
      const limit = algorithm === 'mcts' ? ['--nodes', '20000'] : ['--depth', '1'];
      const answer = await json(
        'best-move',
        '--algorithm',
        algorithm,
        ...(algorithm === 'greedy' ? [] : limit),
      );
      expect(answer.move).toBe(String(WINNING));
    },
  );

  it('the commands know every one', async () => {
    expect((await json('moves')).moves).toHaveLength(WIDTH);
    const { nodes, divide } = await json('perft', '2', '--divide');
    expect(nodes).toBe((WIDTH - 1) * WIDTH);
    expect(Object.keys(divide)).toHaveLength(WIDTH);
    expect(await json('solve')).toMatchObject({ outcome: 'win', move: String(WINNING), distance: 1 });
    expect((await json('tree', '--algorithm', 'minimax', '--depth', '1')).tree.children).toHaveLength(WIDTH);
    expect((await json('play', 'none', String(WIDTH - 1))).turn).toBe('b');
    expect(await json('play', 'none', '7', String(WINNING))).toMatchObject({ over: true });
  });
});
