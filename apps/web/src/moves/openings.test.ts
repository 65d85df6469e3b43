import { gameById, openingsOf } from '@tahoun/catalogue';
import { expect, it } from 'vitest';
import { played } from '../test-support.js';
import { openingTable, openingsAlong } from './openings.js';

const chess = gameById('chess');
const table = await openingTable(chess, openingsOf('chess') ?? []);
const nameOf = (moves: string, cursor = moves.split(' ').length) =>
  openingsAlong(table, chess, played({ game: 'chess' }, moves))[cursor]?.name.en;

it('an opening is named by the last place of the line that has a name, up to the place on the board', () => {
  const najdorf = 'e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6';
  expect(nameOf(najdorf)).toBe('Sicilian Defence: Najdorf Variation');
  expect(nameOf(`${najdorf} a4 h5 h4`)).toBe('Sicilian Defence: Najdorf Variation');
  expect(nameOf(najdorf, 2)).toBe('Sicilian Defence');
  expect(nameOf(najdorf, 0)).toBeUndefined();
});

it('an opening is known in another order of its moves', () => {
  expect(nameOf('Nf3 Nc6 e4 e5 Bc4')).toBe('Italian Game');
  expect(nameOf('Nc3 e5 e4')).toBe('Vienna Game');
});

it('a game from another start has no name of the usual one', () => {
  const start = chess.formatPosition(chess.initial({ start: '0' }));
  expect(openingsAlong(table, chess, { start, moves: ['e4', 'e5'] })).toEqual([null, null, null]);
});
