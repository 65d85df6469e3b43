import { signal } from '@preact/signals';
import { gameById } from '@tahoun/catalogue';
import type { LiveState } from '@tahoun/live';
import { newMatch, showLine } from '@tahoun/match';
import { describe, expect, it } from 'vitest';
import { liveSource } from '../live/live-source.js';
import { picking } from '../table/Board.js';
import { areaOf } from '../test-support.js';
import type { Source } from './source.js';
import { type Store, createStore } from './store.js';

/** The same hands at every table, wherever its match comes from. */

const storage = { recall: () => null, remember: () => undefined };
const engine = { bestMove: () => new Promise<never>(() => undefined) };

/** A table with the start of chess, and the moves that were played at it. */
interface Sat {
  readonly store: Store;
  readonly made: () => readonly string[];
}

const chess = () => newMatch({ game: gameById('chess'), players: ['human', 'human'] });

function ofThisBrowser(players: readonly [string, string], toAnalyse: boolean): Sat {
  const store = createStore(storage, engine, 'chess');
  store.openMatch({ ...chess(), players }, { waits: false, toAnalyse });
  return { store, made: () => store.match.peek().moves };
}

function byLink(): Sat {
  const state = {
    game: 'chess',
    start: chess().start,
    moves: [],
    seats: [{ side: 'w' }, { side: 'b' }],
    you: 'w',
    turn: 'w',
    status: 'active',
    clock: null,
    result: null,
  } as unknown as LiveState;
  const shown = signal(state);
  const play = async (move: string) => {
    shown.value = { ...state, moves: [...shown.peek().moves, move], turn: 'b' };
  };
  const table = { state: shown, play, age: () => 0 };
  const store = createStore(storage, engine, liveSource(table as never, state));
  return { store, made: () => shown.peek().moves };
}

function ofAnExercise(): Sat {
  const match = signal(chess());
  const source: Source = {
    match,
    owns: (side) => side === 0,
    isOpen: signal(true),
    play: (move) => {
      match.value = showLine(match.peek(), [...match.peek().moves, move]);
    },
    tabs: ['moves'],
  };
  return { store: createStore(storage, engine, source), made: () => match.peek().moves };
}

const TABLES: Readonly<Record<string, () => Sat>> = {
  'a match against the computer': () => ofThisBrowser(['human', 'level:3'], false),
  'two people at one screen': () => ofThisBrowser(['human', 'human'], false),
  'an analysis': () => ofThisBrowser(['human', 'human'], true),
  'a game by link': byLink,
  'a problem, and an exercise of a lesson or a review': ofAnExercise,
};

describe.each(Object.entries(TABLES))('at %s', (_name, sit) => {
  const take = () => {
    const { store, made } = sit();
    const { choose: chosen } = picking(store);
    const hands = (...targets: readonly string[]) => {
      for (const target of targets) {
        const { game, position } = store.snapshot.peek();
        chosen(areaOf(game, position, target, store.picked.peek()));
      }
    };
    return { store, made, hands };
  };

  it('two places make a move, which is on the board then', () => {
    const { store, made, hands } = take();
    hands('e2', 'e4');
    expect(made()).toEqual(['e4']);
    expect(store.match.peek()).toMatchObject({ moves: ['e4'], cursor: 1 });
    expect(store.picked.peek()).toEqual([]);
  });

  it('a place that is chosen twice is dropped', () => {
    const { store, made, hands } = take();
    hands('e2');
    expect(store.picked.peek()).toEqual(['e2']);
    hands('e2');
    expect(store.picked.peek()).toEqual([]);
    expect(made()).toEqual([]);
  });

  it('what is no move is refused with the reason, and the next one is made', () => {
    const { store, made, hands } = take();
    hands('e2', 'e5');
    expect(store.notice.peek()).toMatchObject({ isError: false, isOfChoice: true });
    expect(made()).toEqual([]);
    hands('d2', 'd4');
    expect(made()).toEqual(['d4']);
    expect(store.notice.peek()).toBeNull();
  });

  it('a typed move counts as one by hand, and one that is illegal throws', () => {
    const { store, made } = take();
    expect(() => store.play('e5')).toThrow();
    store.play('e2e4');
    expect(made()).toEqual(['e4']);
  });

  it('steps show any place of the line, and the own side is nearest', () => {
    const { store, hands } = take();
    hands('e2', 'e4');
    store.showPly(0);
    expect(store.snapshot.peek().moves).toEqual([]);
    store.showPly(1);
    expect(store.atEnd.peek()).toBe(true);
    expect(store.bottom.peek()).toBe(0);
  });
});

describe('at a table whose match somebody else keeps', () => {
  it.each([
    ['a game by link', byLink],
    ['an exercise', ofAnExercise],
  ])('%s, nothing is played from an earlier place', (_name, sit) => {
    const { store } = sit();
    store.play('e4');
    store.showPly(0);
    expect(store.humanToMove.peek()).toBe(false);
  });

  it('a game by link, a move in advance may be entered while the other side thinks', () => {
    const { store } = byLink();
    expect(store.awaitsMove.peek()).toBe(false);
    store.play('e4');
    expect(store.humanToMove.peek()).toBe(false);
    expect(store.awaitsMove.peek()).toBe(true);
  });
});
