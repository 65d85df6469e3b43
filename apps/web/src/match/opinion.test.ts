import { type BestMoveAnswer, type BestMoveRequest, REVIEW_NODES } from '@tahoun/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadWords } from '../kit/preferences.js';
import { played } from '../test-support.js';
import { questions } from './ask.js';
import { createOpinions, opinions } from './opinion.js';
import { createStore } from './store.js';

const answer = (score: number, nodes = 0) =>
  ({ move: `${'abcdefgh'[(score / 10) % 8]}3`, score, nodes, pv: [] }) as unknown as BestMoveAnswer;
const { signal } = new AbortController();

/** An engine that gives another opinion of a position at each request, and the requests. */
function changingEngine() {
  const asked: BestMoveRequest[] = [];
  return { asked, bestMove: async (request: BestMoveRequest) => answer(10 * asked.push(request)) };
}

/** A store with such an engine. */
function storeWith(engine = changingEngine()) {
  const storage = { recall: () => null, remember: () => {} };
  return { engine, store: createStore(storage, engine, 'chess') };
}

beforeAll(() => loadWords('en'));

describe('the opinion of a position', () => {
  it('is the same for the hint and the bar, in whichever order they ask', async () => {
    for (const order of ['bar first', 'hint first']) {
      const { engine, store } = storeWith();
      const { opinionAfter, opinionOf } = opinions(store);
      const askBar = () => opinionAfter(store.match.peek(), REVIEW_NODES, engine.bestMove, signal);
      if (order === 'bar first') await askBar();
      await questions(store).askHint();
      if (order === 'hint first') await askBar();
      const { move } = opinionOf(store.match.peek()) as BestMoveAnswer;
      expect(store.notice.peek()?.text(), order).toBe(`Try ${move}`);
    }
  });

  it('is asked for once', async () => {
    const { engine, store } = storeWith();
    await questions(store).askHint();
    await questions(store).askHint();
    expect(engine.asked).toHaveLength(1);
  });

  it('is that of the analysis while it runs: the hint asks nobody else, and follows it', async () => {
    const { engine, store } = storeWith();
    const analysis = opinions(store).analyse(store.match.peek());
    const hint = questions(store).askHint();
    analysis.report(answer(100), 50_000);
    await Promise.resolve();
    expect(store.hint.peek()).toBeNull();
    analysis.report(answer(200), 1_000_000);
    await hint;
    expect(store.notice.peek()?.text()).toBe('Try e3');
    analysis.report(answer(300), 2_000_000);
    expect(store.notice.peek()?.text()).toBe('Try g3');
    analysis.end();
    expect(store.notice.peek()?.text()).toBe('Try g3');
    expect(engine.asked).toEqual([]);
  });

  it('is asked for when the analysis ends before it has come far enough', async () => {
    const { opinionAfter, analyse } = createOpinions();
    const place = played({ game: 'chess' });
    const { bestMove } = changingEngine();
    const { report, end } = analyse(place);
    report(answer(100), 50_000);
    const asked = opinionAfter(place, 200_000, bestMove, signal);
    end();
    expect((await asked)?.score).toBe(10);
  });

  it('belongs to its position alone, and is none for one that nobody has searched', () => {
    const { learn, opinionOf } = createOpinions();
    const match = played({ game: 'chess' }, 'e4 e5');
    learn({ ...match, cursor: 1 }, answer(40), 1000);
    learn({ ...match, cursor: 1 }, answer(-40), 500);
    expect(opinionOf({ ...match, cursor: 1 })?.score).toBe(40);
    expect(opinionOf(match)).toBeNull();
    expect(opinionOf({ ...match, moves: ['e4', 'c5'], cursor: 1 })?.score).toBe(40);
  });

  it('that nobody waits for any more is not given', async () => {
    const { analyse, opinionAfter } = createOpinions();
    const place = played({ game: 'chess' });
    const { end } = analyse(place);
    const waiting = new AbortController();
    const asked = opinionAfter(place, 200_000, changingEngine().bestMove, waiting.signal);
    waiting.abort();
    end();
    expect(await asked).toBeNull();
  });
});

it('of the positions that were thought about first are forgotten, so that they do not fill the memory', () => {
  const { learn, opinionOf } = createOpinions(2);
  const { store } = storeWith();
  const at = (cursor: number) => ({ ...store.match.peek(), moves: ['e4', 'e5'], cursor });
  learn(at(0), answer(1), 100);
  learn(at(1), answer(2), 100);
  learn(at(0), answer(3), 200);
  learn(at(2), answer(4), 100);
  expect([0, 1, 2].map((cursor) => opinionOf(at(cursor))?.score)).toEqual([3, undefined, 4]);
});
