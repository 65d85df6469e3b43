import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dropOwnPlayer, keepOwnPlayer, ownPlayerOf, ownPlayers, playerOf } from './own-players.js';

const men = { game: 'czech-draughts', name: 'My men', values: { 'man-c3': -40, lone: -9 } };

describe('evaluations that people have named', () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
    return () => vi.unstubAllGlobals();
  });

  it('are kept by game and name, and forgotten', () => {
    keepOwnPlayer(men);
    keepOwnPlayer({ ...men, game: 'chess' });
    keepOwnPlayer({ ...men, values: { lone: 3 } });
    expect(ownPlayers('czech-draughts')).toEqual([{ ...men, values: { lone: 3 } }]);
    dropOwnPlayer(men);
    expect(ownPlayers('czech-draughts')).toEqual([]);
    expect(ownPlayers('chess')).toHaveLength(1);
  });

  it('name their players, whatever the depth and the order of the numbers', () => {
    keepOwnPlayer(men);
    expect(ownPlayerOf(men.game, playerOf(men))?.name).toBe('My men');
    expect(ownPlayerOf(men.game, 'source?lone=-9&man-c3=-40')?.name).toBe('My men');
    for (const other of ['source:3', 'source:3?lone=-9', 'alpha-beta:3?lone=-9&man-c3=-40', 'human'])
      expect(ownPlayerOf(men.game, other)).toBeUndefined();
    expect(ownPlayerOf('chess', playerOf(men))).toBeUndefined();
  });

  it('are none where something else is stored', () => {
    for (const text of ['{', '{}', 'null', '5', '[null]', '[1]']) {
      stored.set('tahoun.own-players', text);
      expect(ownPlayers('chess'), text).toEqual([]);
    }
  });
});
