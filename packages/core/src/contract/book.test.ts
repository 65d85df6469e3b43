import { expect, it } from 'vitest';
import { TreePosition } from '../testing/synthetic.js';
import { OpeningBook } from './book.js';

it('a book refuses a text that is none of its game', () => {
  const start = new TreePosition([[1], [2]]);
  for (const text of ['', '1', '14', '1x', '113', '31']) {
    expect(() => new OpeningBook(start, text), text).toThrow(/the book has/);
  }
  expect(new OpeningBook(start, '10').size).toBe(1);
});
