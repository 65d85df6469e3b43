import type { BestMoveAnswer, BestMoveRequest } from '@tahoun/engine';
import { type Match, nodesAlong } from '@tahoun/match';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadWords } from '../kit/preferences.js';
import { createStore } from './store.js';

/** A browser's memory, which may begin with the entries of another. */
function memory(kept = new Map<string, string>()) {
  return {
    kept,
    recall: (key: string) => kept.get(key) ?? null,
    remember: (key: string, value: string) => void kept.set(key, value),
  };
}

/** An engine that answers with given moves, and its requests. */
function engineThatPlays(...moves: string[]) {
  const asked: BestMoveRequest[] = [];
  const bestMove = async (request: BestMoveRequest) => {
    asked.push(request);
    const work = { nodes: 1000 * asked.length, seconds: 0.25, depth: 4 };
    return { move: moves[asked.length - 1] ?? null, score: 0, ...work } as BestMoveAnswer;
  };
  return { asked, bestMove };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a store', () => {
  it('begins with the game it is given, a person against a computer', () => {
    const { match, result } = createStore(memory(), engineThatPlays(), 'zabor');
    expect(match.value).toMatchObject({ game: 'zabor', players: ['human', 'level:3'], moves: [] });
    expect(result.value).toBeNull();
  });

  it('lets the computer answer a person, asking about the moves on the board', async () => {
    const engine = engineThatPlays('e5');
    const { match, play, thinking } = createStore(memory(), engine, 'chess');
    play('e4');
    expect(thinking.value).not.toBeNull();
    await vi.runAllTimersAsync();
    expect(match.value.moves).toEqual(['e4', 'e5']);
    expect(engine.asked).toMatchObject([{ game: 'chess', played: ['e4'] }]);
    expect(thinking.value).toBeNull();
  });

  it('takes moves in advance while a computer thinks about a person, and not about another computer', () => {
    const engine = { bestMove: () => new Promise<never>(() => undefined) };
    const { awaitsMove, match, play, startMatch } = createStore(memory(), engine, 'chess');
    expect(awaitsMove.value).toBe(false);
    play('e4');
    expect(awaitsMove.value).toBe(true);
    startMatch({ game: match.peek().rules, players: ['level:1', 'minimax:3'] });
    expect(awaitsMove.value).toBe(false);
  });

  it('lets a person hand over the turn: the computer goes on in the same game, from a position of its own', async () => {
    const engine = engineThatPlays('d5');
    const { handTurnOver, match, takeBack } = createStore(memory(), engine, 'chess');
    handTurnOver();
    await vi.runAllTimersAsync();
    expect(match.value.moves).toEqual(['--', 'd5']);
    expect(engine.asked[0]).toMatchObject({
      position: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1',
      played: [],
    });
    takeBack();
    expect(match.value.cursor).toBe(0);
  });

  it('drops an answer to a position that is no longer there', async () => {
    const { match, play, takeBack } = createStore(memory(), engineThatPlays('e5'), 'chess');
    play('e4');
    takeBack();
    await vi.runAllTimersAsync();
    expect(match.value).toMatchObject({ moves: ['e4'], cursor: 0 });
  });

  it('waits with the computer after a failure, and says so', async () => {
    const bestMove = vi.fn(() => new Promise<BestMoveAnswer>(() => {}));
    bestMove.mockRejectedValueOnce(new Error('no worker'));
    const { notice, paused, play } = createStore(memory(), { bestMove }, 'chess');
    play('e4');
    await vi.runAllTimersAsync();
    expect([paused.value, notice.value?.isError]).toEqual([true, true]);
    expect(bestMove).toHaveBeenCalledOnce();
  });

  it('goes on where the storage says that it was left', async () => {
    const storage = memory();
    const first = createStore(storage, engineThatPlays('e5'), 'chess');
    first.play('e4');
    await vi.runAllTimersAsync();
    first.showPly(1);
    const second = createStore(memory(new Map(storage.kept)), engineThatPlays(), 'chess');
    expect(second.match.value).toEqual(first.match.value);
    expect(second.matchId.value).toBe(first.matchId.value);
    expect(storage.recall('game')).toBe('chess');
  });

  it('keeps what each move of the computer took, and of a person’s none, with the match', async () => {
    const storage = memory();
    const { match, play } = createStore(storage, engineThatPlays('e5', 'Nc6'), 'chess');
    for (const move of ['e4', 'Nf3']) {
      play(move);
      await vi.runAllTimersAsync();
    }
    const works = (of: Match) => nodesAlong(of.tree, of.moves).map(({ work }) => work?.nodes);
    expect(works(match.value)).toEqual([undefined, undefined, 1000, undefined, 2000]);
    const again = createStore(memory(new Map(storage.kept)), engineThatPlays(), 'chess').match.value;
    expect(works(again)).toEqual(works(match.value));
  });

  it('knows nothing of another one', () => {
    const [one, other] = [memory(), memory()].map((storage) =>
      createStore(storage, engineThatPlays(), 'chess'),
    );
    one?.play('e4');
    one?.openReview();
    expect(other?.match.value.moves).toEqual([]);
    expect(other?.reviewShown.value).toBe(false);
  });

  it('shows a match that is replayed move by move, and says when that is over', async () => {
    await loadWords('en');
    const { atEnd, match, notice, play, replay, replaying, changePlayer, resignGame } = createStore(
      memory(),
      engineThatPlays(),
      'chess',
    );
    changePlayer(1, 'human');
    for (const move of ['e4', 'e5', 'Nf3']) play(move);
    replay();
    expect(match.value.cursor).toBe(0);
    await vi.advanceTimersToNextTimerAsync();
    expect(match.value.cursor).toBe(1);
    await vi.runAllTimersAsync();
    expect([atEnd.value, replaying.value]).toEqual([true, false]);
    expect(notice.value).toMatchObject({ isError: false });
    expect(notice.value?.text()).toBe('The replay is over, and the game goes on');
    resignGame();
    replay();
    await vi.runAllTimersAsync();
    expect(notice.value?.text()).toBe('The replay is over. By resignation');
  });

  it('pauses computers that play each other for a step back, and not for a replay that is stopped', () => {
    const engine = { bestMove: () => new Promise<never>(() => undefined) };
    const { changePlayer, paused, play, replay, stop, takeBack } = createStore(memory(), engine, 'chess');
    for (const move of ['e4', 'e5']) play(move);
    replay();
    stop();
    expect(paused.value).toBe(false);
    changePlayer(0, 'level:1');
    takeBack();
    expect(paused.value).toBe(true);
  });
});
