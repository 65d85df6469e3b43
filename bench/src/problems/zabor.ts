import { gameById } from '@tahoun/catalogue/all';
import { legalMoves } from '@tahoun/core';
import { type Setup, oneOf } from './chance.ts';

/** A map after moves of chance: the kind is its size, then how many cells are blocked and how many moves were made: `4x5.2.3`. */
export const zaborSetup: Setup = (random, kind) => {
  const game = gameById('zabor');
  const [size = '', blocked = '0', moves = '0'] = kind.split('.');
  const [width = 0, height = 0] = size.split('x').map(Number);
  const cells = Array<string>(width * height).fill('.');
  for (let i = 0; i < Number(blocked); i++) cells[random.below(cells.length)] = '#';
  const rows = Array.from({ length: height }, (_, row) =>
    cells.slice(row * width, (row + 1) * width).join(''),
  );
  const position = game.parsePosition(`${rows.join('/')} b`);
  for (let i = 0; i < Number(moves); i++) position.makeMove(oneOf(random, legalMoves(position)));
  return game.formatPosition(position);
};
