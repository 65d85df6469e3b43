import { describe, expect, it } from 'vitest';
import { type Match, goToPath, loadMatch, newClock, restoreMatch, resultOf, saveMatch } from './index.js';
import { gameById } from './testing/all-games.js';
import { linesOf } from './testing/lines.js';

/* Texts that version 1 wrote, which had each line in full; they are in browsers, files and databases. */

const START = '"start":"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"';
const HEAD = `{"format":"tahoun-match","version":1,"game":"chess",${START}`;
const WITH_VARIATIONS = `${HEAD},"players":["human","level:3"],"moves":["e4","e5","Nf3","Nc6"],"cursor":2,"ending":null,"drawOffer":null,"seed":7,"variations":[{"moves":["e4","c5"],"ending":{"kind":"resigned","by":1}},{"moves":["e4","c5","Nf3","d6"],"ending":null}],"rank":2,"clock":{"base":180000,"increment":2000,"left":[180000,180000]}}`;
const PLAIN = `${HEAD},"players":["human","human"],"moves":["e4","e5"],"cursor":1,"ending":null,"drawOffer":1,"seed":0}`;
const RESIGNED = `${HEAD},"players":["human","human"],"moves":["e4"],"cursor":1,"ending":{"kind":"resigned","by":0},"drawOffer":null,"seed":0}`;

const load = (text: string) => loadMatch(text, gameById);
const restore = (text: string) => restoreMatch(text, gameById);

describe.each([
  ['a file', load],
  ['the own database', restore],
])('a match that version 1 saved, from %s', (_, read) => {
  it('has its lines, the main one first, and shows the same one', () => {
    const match = read(WITH_VARIATIONS);
    expect(linesOf(match)).toEqual(['e4 c5 resigned', 'e4 c5 Nf3 d6', 'e4 e5 Nf3 Nc6']);
    expect(match).toMatchObject({
      game: 'chess',
      players: ['human', 'level:3'],
      moves: ['e4', 'e5', 'Nf3', 'Nc6'],
      cursor: 2,
      seed: 7,
      clock: newClock(3, 2),
    });
    expect(resultOf(goToPath(match, ['e4', 'c5']))).toEqual({ winner: 0, reason: 'resigned' });
  });

  it('keeps what was taken back, an offer and an ending', () => {
    expect(read(PLAIN)).toMatchObject({ moves: ['e4', 'e5'], cursor: 1, drawOffer: 1, clock: null });
    expect(resultOf(read(RESIGNED))).toEqual({ winner: 1, reason: 'resigned' });
  });

  it('is saved in the present version from then on', () => {
    for (const text of [WITH_VARIATIONS, PLAIN, RESIGNED]) {
      const match: Match = read(text);
      expect(JSON.parse(saveMatch(match)).version).toBe(2);
      expect(read(saveMatch(match))).toEqual(match);
    }
  });
});

it.each([
  ['"rank":2', '"rank":3', /value of rank/],
  ['"Nc6"]', '"Nc7"]', /Nc7/],
  ['["e4","c5","Nf3","d6"]', '["e4","c5","Nf3","d4"]', /d4/],
  ['"cursor":2', '"cursor":5', /value of cursor/],
  ['"version":1', '"version":1,"shown":1', /value of shown/],
])('a file of version 1 with %s changed to %s is refused', (from, to, message) => {
  expect(() => load(WITH_VARIATIONS.replace(from, to))).toThrow(message);
});
