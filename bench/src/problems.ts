import { parseArgs } from 'node:util';
import { gameById } from '@tahoun/catalogue/all';
import { InputError, NO_MOVE, ONGOING, type Position, Random, legalMoves } from '@tahoun/core';
import type { Goal } from '@tahoun/i18n';
import { movesReaching } from '@tahoun/tests/goals';
import { SETUPS } from './problem-setups.ts';

/**
 * Looks for problems for learners: the first side is to move and reaches the goal by one first move only, and no
 * sooner. The positions come from games played by chance or, with a kind, from those set up by chance
 * (`problem-setups.ts`). Prints them as JSON. A goal is `win-in:3`, `outcome:draw`, `margin:2`, or
 * `gain:side0,-side1:3:4`: what to gain of which figures, by how much, in how many plies.
 *
 *     npx node bench/src/problems.ts GAME GOAL [--kind KIND] [--variants size=5,start=crosscut] [--quiet]
 *         [--tries 2000] [--seed 1] [--most 12]
 */
const { positionals, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    kind: { type: 'string' },
    variants: { type: 'string', default: '' },
    /** The move may not capture or promote. */
    quiet: { type: 'boolean', default: false },
    tries: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    most: { type: 'string', default: '12' },
  },
});
const [id = '', wanted = ''] = positionals;
const game = gameById(id);
const [kindOfGoal, ...details] = wanted.split(':');
const variants = Object.fromEntries(
  options.variants
    .split(',')
    .map((each) => each.split('='))
    .filter(([name]) => name),
);

/** The goal in this position. */
function goalFor(position: Position): Goal {
  switch (kindOfGoal) {
    case 'win-in':
      return { kind: 'win-in', plies: Number(details[0]) };
    case 'outcome':
      return { kind: 'outcome', outcome: details[0] === 'draw' ? 'draw' : 'win' };
    case 'margin':
      return { kind: 'margin', atLeast: Number(details[0]) };
    case 'gain': {
      const [keys = '', gain, plies] = details;
      const weights = Object.fromEntries(keys.split(',').map(weightOf));
      const figures = game.figures(position);
      const now = Object.entries(weights).reduce(
        (sum, [key, weight]) => sum + weight * (figures[key] ?? 0),
        0,
      );
      return { kind: 'figures', weights, atLeast: now + Number(gain), plies: Number(plies) };
    }
    default:
      throw new Error(`no goal: ${wanted}`);
  }
}

/** `-3*kings1` as `['kings1', -3]`. */
function weightOf(text: string): [string, number] {
  const [, sign, factor = '1', key = ''] = /^(-?)(?:(\d+)\*)?(\w+)$/.exec(text) ?? [];
  return [key, (sign === '-' ? -1 : 1) * Number(factor)];
}

/** The goal two plies sooner; null where that means nothing. */
function sooner(goal: Goal): Goal | null {
  return 'plies' in goal && goal.plies > 2 ? { ...goal, plies: goal.plies - 2 } : null;
}

/** Prints the position when it is a problem. */
function consider(position: Position): boolean {
  if (position.turn !== 0 || position.outcome() !== ONGOING || position.threats?.mustRespond() === true)
    return false;
  const goal = goalFor(position);
  const earlier = sooner(goal);
  if (earlier !== null && movesReaching(id, position, earlier).length > 0) return false;
  const [move, ...others] = movesReaching(id, position, goal);
  if (move === undefined || others.length > 0 || legalMoves(position).length < 3) return false;
  if (options.quiet && position.noisyMoves?.isNoisy(game.parseMove(position, move)) === true) return false;
  console.log(JSON.stringify({ position: game.formatPosition(position), goal, move }));
  return true;
}

/** A position of a game played by chance: moves at random, but none that loses at once where another one does not. */
function* gameByChance(random: Random): Generator<Position> {
  const position = game.initial(variants);
  for (let played = 0; position.outcome() === ONGOING && played < 40; played++) {
    if (played >= 4) yield position;
    const moves = legalMoves(position);
    const quiet = moves.filter((move) => {
      position.makeMove(move);
      const isOver = position.outcome() !== ONGOING;
      const isBlunder = !isOver && (position.immediateWins?.winningMove() ?? NO_MOVE) !== NO_MOVE;
      position.undoMove();
      return !isOver && !isBlunder;
    });
    const choice = quiet.length > 0 ? quiet : moves;
    position.makeMove(choice[random.below(choice.length)]!);
  }
}

/** A position set up by chance; none where it is not legal. */
function* setUpByChance(random: Random, kind: string): Generator<Position> {
  try {
    yield game.parsePosition((SETUPS[id] as (typeof SETUPS)[string])(random, kind));
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
  }
}

let found = 0;
for (let number = 0; number < Number(options.tries) && found < Number(options.most); number++) {
  const random = new Random(Number(options.seed) * 1_000_003 + number);
  const candidates = options.kind === undefined ? gameByChance(random) : setUpByChance(random, options.kind);
  for (const position of candidates) {
    if (!consider(position)) continue;
    found++;
    break;
  }
}
