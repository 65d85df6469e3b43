import type { BestMoveAnswer, BestMoveRequest } from '@tahoun/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
    return { move: moves[asked.length - 1] ?? null, score: 0 } as BestMoveAnswer;
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

  it('knows nothing of another one', () => {
    const [one, other] = [memory(), memory()].map((storage) =>
      createStore(storage, engineThatPlays(), 'chess'),
    );
    one?.play('e4');
    one?.openNewGame();
    expect(other?.match.value.moves).toEqual([]);
    expect(other?.newGameShown.value).toBe(false);
  });

  it('shows a match that is replayed move by move', async () => {
    const { atEnd, match, play, replay, replaying, changePlayer } = createStore(
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
