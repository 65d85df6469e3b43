import { InputError } from '@tahoun/core';
import { expect, it } from 'vitest';
import { gridSetUp } from './grid-set-up.js';
import { gameById } from './testing/all-games.js';

const ticTacToe = gameById('tic-tac-toe');

it('a grid is taken apart into the signs in its cells, and put together again', () => {
  const form = gridSetUp(ticTacToe);
  const setUp = form.read(ticTacToe.parsePosition('x../.o./..x o'));
  expect(form.palette(setUp)).toEqual([{ id: 'x' }, { id: 'o' }]);
  expect(Object.fromEntries(setUp.pieces)).toEqual({ a3: 'x', b2: 'o', c1: 'x' });
  expect(form.write(setUp)).toBe('x../.o./..x o');
  expect(form.write(form.put(form.put(setUp, 'a1', 'o'), 'a3', null))).toBe('.../.o./o.x o');
  expect(form.write({ ...form.clear(setUp), turn: 0 })).toBe('.../.../... x');
});

it('rows can be counted from the top', () => {
  const form = gridSetUp(ticTacToe, { a1: 'top' });
  expect(form.write(form.put(form.read(ticTacToe.initial()), 'c1', 'o'))).toBe('..o/.../... x');
});

it('a position that the game refuses is written for its message, and drawn as the last one that it takes', () => {
  const game: typeof ticTacToe = {
    ...ticTacToe,
    parsePosition(text, variants) {
      if ((text.match(/o/g)?.length ?? 0) > 1) throw new InputError('too-many', 'one o at most');
      return ticTacToe.parsePosition(text, variants);
    },
  };
  const form = gridSetUp(game);
  const one = form.put(form.read(game.initial()), 'a1', 'o');
  expect(game.formatPosition(form.sketch(one) as never)).toBe('.../.../o.. x');
  const two = form.put(one, 'b1', 'o');
  expect(form.write(two)).toBe('.../.../oo. x');
  expect(game.formatPosition(form.sketch(two) as never)).toBe('.../.../o.. x');
});

it('what is blocked from the start is no piece, what the game adds later is one, and what follows is kept', () => {
  const blocked: typeof ticTacToe = {
    ...ticTacToe,
    formatPosition: (position) => `#${ticTacToe.formatPosition(position).replaceAll('/', '/#')} 7`,
    parsePosition: (text) => ticTacToe.parsePosition(text.replace(/ 7$/, '').replaceAll('#', '')),
  };
  const form = gridSetUp(blocked);
  const setUp = form.read(blocked.initial());
  expect(form.palette(setUp)).toEqual([{ id: 'x' }, { id: 'o' }]);
  expect(form.write(form.put(setUp, 'b1', 'o'))).toBe('#.../#.../#o.. x 7');
});
