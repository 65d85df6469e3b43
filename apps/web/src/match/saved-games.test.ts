import { type Match, goTo, resign, saveMatch } from '@tahoun/match';
import { beforeEach, describe, expect, it } from 'vitest';
import { played } from '../test-support.js';
import { readMatch } from './page-match.js';
import { type GameStore, type SavedGame, createGameList } from './saved-games.js';

/** A store in memory, in the order of the ids, as browsers keep them. */
function memory(values: Map<string, SavedGame>): GameStore {
  const sorted = () => [...values].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    get: async (id) => values.get(id),
    update: async (id, change) => void values.set(id, change(values.get(id))),
    keys: async () => sorted().map(([id]) => id),
    entries: async () => sorted(),
    delMany: async (ids) => {
      for (const id of ids) values.delete(id);
    },
  };
}

let values: Map<string, SavedGame>;
let time: number;
let list: ReturnType<typeof createGameList>;

beforeEach(() => {
  values = new Map();
  time = 1000;
  list = createGameList(memory(values), () => time++);
});

const MATCH = played({ game: 'zabor', position: '..../..../..../.... b' }, 'a1 d4');

/** Keeps `count` games, the first of them the oldest. */
async function keepMany(count: number, prefix = 'g'): Promise<void> {
  for (let i = 0; i < count; i++) await list.keepGame(`${prefix}${i}`, MATCH);
}

describe('a saved game', () => {
  it('comes back as it was left', async () => {
    const left = goTo(MATCH, 1);
    await list.keepGame('a', left);
    const saved = (await list.savedGame('a')) as SavedGame;
    expect(readMatch(saved.text)).toEqual(left);
    expect(saved).toMatchObject({ game: 'zabor', plies: 2, isOver: false, name: '', changedAt: 1000 });
    expect(await list.savedGame('b')).toBeUndefined();
  });

  it('is one entry, however often it is kept, with the time of the last', async () => {
    await list.keepGame('a', goTo(MATCH, 1));
    await list.keepGame('a', MATCH);
    expect(values.size).toBe(1);
    expect(values.get('a')).toMatchObject({ changedAt: 1001, text: saveMatch(MATCH) });
  });

  it('keeps its name when it goes on', async () => {
    await list.keepGame('a', goTo(MATCH, 1));
    await list.renameGame('a', 'With Eva');
    await list.keepGame('a', MATCH);
    expect(values.get('a')).toMatchObject({ name: 'With Eva', plies: 2 });
  });

  it('is over where its line ends, wherever the board stands', async () => {
    const over = resign(MATCH, 0);
    const cases: [string, Match, boolean][] = [
      ['over', over, true],
      ['looked back', goTo(over, 1), true],
      ['going on', goTo(MATCH, 1), false],
    ];
    for (const [id, match, isOver] of cases) {
      await list.keepGame(id, match);
      expect(values.get(id)).toMatchObject({ isOver, plies: 2 });
    }
  });
});

describe('the list of games', () => {
  it('has the newest first', async () => {
    await keepMany(3);
    await list.keepGame('g0', MATCH);
    expect((await list.listGames()).map(([id]) => id)).toEqual(['g0', 'g2', 'g1']);
  });

  it('names and deletes the game that is meant, and only that', async () => {
    await keepMany(3);
    await list.renameGame('g1', 'Final');
    await list.deleteGame('g0');
    expect((await list.listGames()).map(([id, { name }]) => [id, name])).toEqual([
      ['g2', ''],
      ['g1', 'Final'],
    ]);
    expect(values.get('g1')?.changedAt).toBe(1001);
  });

  it('does not bring a deleted game back by its name', async () => {
    await list.renameGame('gone', 'Name');
    expect(values.size).toBe(0);
  });

  it('leaves out what is no saved game, and lists the others', async () => {
    await keepMany(2);
    const whole = values.get('g0') as SavedGame;
    const damaged = [
      null,
      undefined,
      'text',
      {},
      { ...whole, text: undefined },
      { ...whole, changedAt: 'now' },
    ];
    for (const [i, value] of damaged.entries()) values.set(`damaged${i}`, value as unknown as SavedGame);
    expect((await list.listGames()).map(([id]) => id)).toEqual(['g1', 'g0']);
  });

  it('forgets the oldest beyond 200 without a name', async () => {
    await keepMany(200);
    expect(values.size).toBe(200);
    await list.keepGame('one more', MATCH);
    expect(values.size).toBe(200);
    expect(values.has('g0')).toBe(false);
    expect(values.has('g1')).toBe(true);
    expect(values.has('one more')).toBe(true);
  });

  it('never forgets a game with a name, and does not count it', async () => {
    await keepMany(2, 'named');
    await list.renameGame('named0', 'First');
    await list.renameGame('named1', 'Second');
    await keepMany(200);
    expect(values.size).toBe(202);
    await list.keepGame('one more', MATCH);
    expect(values.has('named0') && values.has('named1')).toBe(true);
    expect(values.has('g0')).toBe(false);
    expect(values.size).toBe(202);
  });

  it('forgets nothing when a game goes on', async () => {
    await keepMany(200);
    values.set('from elsewhere', { ...(values.get('g0') as SavedGame), changedAt: 5000 });
    await list.keepGame('g7', MATCH);
    expect(values.size).toBe(201);
  });
});
