import { describe, expect, it } from 'vitest';
import { queryOf } from '../kit/address.js';
import { amendedAddress, choiceParam, hrefOf, numberParam, readAddress } from './href.js';
import { LAB_PAGES, LAB_TABS } from './lab-pages.js';

const read = (hash: string) => {
  const { page, params } = readAddress(hash);
  return { page, params: Object.fromEntries(params) };
};

describe('an address of the Lab', () => {
  it.each(LAB_PAGES)('of %s leads there, with all its settings', (page) => {
    const params = {
      t: '((3 5) (2 9))',
      position: '8/P6k/8 w - - 0 1',
      moves: 'e4,e5;x',
      odd: 'a&b=c?d#e+f%20 ě',
    };
    expect(read(hrefOf(page, params))).toEqual({ page, params });
    expect(read(hrefOf(page))).toEqual({ page, params: {} });
  });

  it('stays legible: brackets, commas, colons, semicolons and slashes stand as they are', () => {
    expect(queryOf([['t', '((3 5) (2 9))']])).toBe('?t=((3+5)+(2+9))');
    expect(queryOf([['g', 'A:1 -> B, C; [x]/y']])).toBe('?g=A:1+-%3E+B,+C;+[x]/y');
    expect(queryOf([])).toBe('');
  });

  it.each([
    { hash: '/lab', page: LAB_TABS[0], params: {} },
    { hash: '/lab/', page: LAB_TABS[0], params: {} },
    { hash: '/lab?x=1', page: LAB_TABS[0], params: { x: '1' } },
    { hash: '/lab/quiz?seed=3', page: 'quiz', params: { seed: '3' } },
    { hash: '/lab/nowhere?x=1', page: 'nowhere', params: { x: '1' } },
    { hash: '/lab/times', page: 'times', params: {} },
    // Blind searches of trees were a part of another page once.
    { hash: '/lab/tree?t=((1+2)+3)&show=blind&goal=3', page: 'graph', params: { t: '((1 2) 3)', goal: '3' } },
    { hash: '/lab/tree?show=blind', page: 'graph', params: { t: '((3 5) (2 9))', goal: '' } },
    { hash: '/lab/tree?show=both', page: 'tree', params: { show: 'both' } },
    { hash: '/lab/graph?show=blind', page: 'graph', params: { show: 'blind' } },
  ])('$hash is $page', ({ hash, page, params }) => {
    expect(read(hash)).toEqual({ page, params });
  });
});

describe('a setting that changes', () => {
  const amended = (hash: string, ...changes: [string, string | null][]) =>
    amendedAddress(hash, new Map(changes));

  it('is written into the address, and the others stay', () => {
    expect(amended('/lab/tree?t=(1+2)&step=3', ['step', '4'])).toBe('/lab/tree?t=(1+2)&step=4');
    expect(amended('/lab/tree', ['show', 'both'], ['step', '1'])).toBe('/lab/tree?show=both&step=1');
  });

  it('leaves it when it is the usual one again', () => {
    expect(amended('/lab/tree?t=(1+2)&show=both', ['show', null])).toBe('/lab/tree?t=(1+2)');
    expect(amended('/lab/tree?show=both', ['show', null], ['view', null])).toBe('/lab/tree');
  });

  it('is not written where the page is no longer one of the Lab', () => {
    expect(amended('/play/chess', ['show', 'both'])).toBeUndefined();
    expect(amended('/quiz/tree', ['show', 'both'])).toBeUndefined();
    expect(amended('/abc/tree', ['show', 'both'])).toBeUndefined();
  });
});

describe('a setting that is read', () => {
  const bounds = { usual: 3, min: 2, max: 9 };
  it.each([
    { text: '4', is: 4 },
    { text: '1', is: 2 },
    { text: '10', is: 9 },
    { text: '-5', is: 2 },
    { text: '', is: 3 },
    { text: '4.5', is: 3 },
    { text: '4x', is: 3 },
    { text: '1e1', is: 3 },
    { text: '1234567890', is: 3 },
    { text: '999999999', is: 9 },
  ])('a number $text is $is', ({ text, is }) => {
    expect(numberParam(new URLSearchParams({ n: text }), 'n', bounds)).toBe(is);
  });

  it('of a number is the usual one where the address has none', () => {
    expect(numberParam(new URLSearchParams(), 'n', bounds)).toBe(3);
  });

  it('of a choice is the one named, else the first', () => {
    const choice = (query: string) => choiceParam(new URLSearchParams(query), 'show', ['both', 'minimax']);
    expect(['show=minimax', 'show=both', 'show=other', '', 'SHOW=minimax'].map(choice)).toEqual([
      ...['minimax', 'both', 'both', 'both', 'both'],
    ]);
  });

  it('may have a question mark of its own, as players have', () => {
    const { page, params } = readAddress('/lab/experiments?players=source:2?cell=3,random&games=6');
    expect([page, params.get('players'), params.get('games')]).toEqual([
      ...['experiments', 'source:2?cell=3,random', '6'],
    ]);
  });
});
