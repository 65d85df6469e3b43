import { WIN } from '@tahoun/core';
import type { BestMoveAnswer, EngineHost } from '@tahoun/engine';
import { describe, expect, it } from 'vitest';
import { useTestBot } from './testing/test-bot.js';

/** What the engine answers by the number of moves played, from the side to move. */
let answers: readonly Partial<BestMoveAnswer>[] = [];

const tested = useTestBot({
  painter: { paint: async (svg) => Buffer.from(svg) },
  engine: (real): EngineHost => ({
    ...real,
    async bestMove({ game, played = [] }) {
      const move = played.length % 2 === 0 ? 'Kb1' : 'Kb8';
      const answer = { game, move, score: 0, pv: [], depth: 9, nodes: 1, exact: false };
      return { ...answer, ...answers[played.length] } as BestMoveAnswer;
    },
  }),
});
let channels = 0;
const POSITION = 'k7/8/8/3q4/8/8/3Q4/K7 w - - 0 1';

function newcomer() {
  const anna = tested.it.person('Anna');
  anna.channelId = `answers-${channels++}`;
  return anna;
}

describe('what the last move cost', () => {
  async function said(before: Partial<BestMoveAnswer>, after: Partial<BestMoveAnswer>): Promise<string> {
    const anna = newcomer();
    answers = [before, after];
    const text = `[SetUp "1"]\n[FEN "${POSITION}"]\n\n1. Qe1 *`;
    await anna.command('game import', { game: 'chess', text });
    return (await anna.command('game analyse')).said;
  }

  it.each([
    ['as much as the difference', { move: 'Qe2', score: 100 }, { score: 150 }, /Qe1, cost 2.5 pawns/],
    [
      'nothing when the other side gained nothing',
      { move: 'Qe2', score: 100 },
      { score: -90 },
      /as good as any/,
    ],
    ['nothing when it was the best', { move: 'Qe1', score: 300 }, { score: 100 }, /as good as any/],
  ])('is %s', async (_what, before, after, words) => {
    expect(await said(before, after)).toMatch(words);
  });

  it('is the result when a win was given away', async () => {
    expect(await said({ move: 'Qxd5+', score: WIN - 3 }, { score: 0 })).toMatch(
      /changed the result\.\n.*Qxd5\+ was better/,
    );
    expect(await said({ move: 'Qxd5+', score: WIN - 3 }, { score: 4 - WIN })).toMatch(/as good as any/);
  });

  it('is told with the score of the side to move, and the best line', async () => {
    const words = await said({ move: 'Qe2', score: 100 }, { score: 150, pv: ['Qd4+', 'Kb1'], exact: true });
    expect(words).toMatch(/From Black’s point of view: \*\*.*1\.5.*\*\* \(proved\)/);
    expect(words).toMatch(/Best line: Qd4\+ Kb1\n/);
  });
});
