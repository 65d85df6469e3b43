import { describe, expect, it } from 'vitest';
import { shippedProblems } from '../node.js';
import type { Problem } from '../problem.js';
import { PROBLEM_GAMES, type ProblemGame, toolsOf } from '../testing/tools.js';
import { checkProblem } from './check.js';

const check = (game: ProblemGame, problem: Problem) =>
  checkProblem({ ...toolsOf(game), nodes: 60_000 }, problem).kind;

/** Some of all, so that each run looks at the same ones. */
const SAMPLE = 4;
const sampleOf = (game: ProblemGame) => {
  const all = shippedProblems(game);
  return all.filter((_, at) => at % Math.floor(all.length / SAMPLE) === 0).slice(0, SAMPLE);
};

describe.each(PROBLEM_GAMES)('the problems of %s that ship', (game) => {
  it('have identities of their own, in order, and known themes', () => {
    const ids = shippedProblems(game).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(100);
    expect(ids).toEqual([...new Set(ids)].sort());
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{12}$/);
  });

  it('keep what they claim, as far as a sample tells', () => {
    for (const problem of sampleOf(game)) expect(check(game, problem), problem.id).not.toBe('wrong');
  });
});

describe('a problem is wrong', () => {
  const [problem] = sampleOf('zabor');
  const mate = shippedProblems('chess').find(({ within }) => within === 2) as Problem;
  const deep = shippedProblems('chess').find(({ proof, wrong }) => proof === 'deep' && wrong[0]!.length > 0)!;
  /** The problem with a move that is called wrong in the place of the only one. */
  const misled = (sound: Problem): Problem => ({ ...sound, line: [sound.wrong[0]![0]![0]!], wrong: [[]] });
  const twoMates = { ...mate, position: '6k1/5ppp/8/8/8/8/8/QR4K1 w - - 0 1', within: 1, wrong: [[]] };
  const faults: readonly (readonly [string, ProblemGame, Problem])[] = [
    ['when another move wins', 'zabor', misled(problem!)],
    ['when another move is better', 'chess', misled(deep)],
    ['when two moves mate', 'chess', { ...twoMates, line: ['Qa8#'] }],
    ['when its line ends with a reply', 'chess', { ...mate, line: mate.line.slice(0, 2) }],
    ['when it says to win sooner than it does', 'chess', { ...mate, within: 1 }],
    ['when its line is not legal', 'chess', { ...mate, line: ['a1a1', ...mate.line.slice(1)] }],
    ['when its position is none', 'chess', { ...mate, position: 'nonsense' }],
    ['when a right move is called wrong', 'chess', { ...mate, wrong: [[[mate.line[0]!]], []] }],
  ];
  it.each(faults)('%s', (_, game, faulty) => {
    expect(check(game, faulty)).toBe('wrong');
  });
});
