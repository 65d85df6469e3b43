import { loadAllGames } from '@tahoun/catalogue';
import { makerOf } from '@tahoun/problems/make';
import { describe, expect, it } from 'vitest';
import { KnownProblems, identityOf } from './known-problems.js';
import { type FoundProblem, problemsOfSource } from './make.js';
import { toolsOf } from './sources.js';

await loadAllGames(['rules', 'ai']);

const PROBLEM_GAMES = ['chess', 'czech-draughts', 'atari-go', 'zabor', 'chocolate'] as const;

async function found(game: string, count: number, known: readonly FoundProblem[] = []) {
  const tools = await toolsOf(game);
  const from = known.at(-1)?.source ?? 0;
  const earlier = known.filter(({ source }) => source < from);
  const problems = [...earlier];
  const others = new KnownProblems(tools, earlier);
  for (let source = from; problems.length < count; source++)
    problems.push(...problemsOfSource(others, 3, source));
  return problems.slice(0, count);
}

describe.each(['zabor', 'chocolate'] as const)('problems of %s', (game) => {
  it('are the same by the same seed, also when a run is continued', { tags: 'rest' }, async () => {
    const whole = await found(game, 6);
    expect(await found(game, 6, whole.slice(0, 3))).toEqual(whole);
    expect(new Set(whole.map(({ id }) => id)).size).toBe(6);
  });
});

describe.each(PROBLEM_GAMES)('images of a position of %s', (game) => {
  it('share its identity, and other positions have others', async () => {
    const tools = await toolsOf(game);
    const maker = makerOf(tools);
    const position = tools.game.initial();
    const identities = new Set<string>();
    for (let ply = 0; ply < 6; ply++) {
      const images = maker.images?.(position) ?? [];
      const identity = identityOf(position, images);
      for (const image of images) expect(identityOf(image, maker.images?.(image))).toBe(identity);
      identities.add(identity);
      const moves = new Int32Array(400);
      const end = position.generateMoves(moves, 0);
      if (end === 0) break;
      position.makeMove(moves[end >> 1]!);
    }
    expect(identities.size).toBeGreaterThan(3);
  });
});

it('a game that brings no maker has the plain one', { tags: 'rest' }, async () => {
  const { game, ai } = await toolsOf('zabor');
  const tools = { game: { ...game, id: 'a-game-from-outside' }, ai };
  const known = new KnownProblems(tools);
  const found: FoundProblem[] = [];
  for (let source = 0; found.length === 0; source++) found.push(...problemsOfSource(known, 1, source));
  expect(found[0]).toMatchObject({ goal: expect.any(String), proof: 'full-width' });
});
