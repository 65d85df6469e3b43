import { chess } from '@tahoun/games/chess';
import { expect, it } from 'vitest';
import { stepsOf } from '../maker/maker.js';
import { chessThemes } from './themes.js';

/** A position, a solution and the themes that it must have, and one that it must not. */
const EXAMPLES: readonly (readonly [string, string, readonly string[], string])[] = [
  ['6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1', 'Ra8#', ['mate', 'mate-in-1', 'back-rank'], 'smothered-mate'],
  ['6rk/6pp/8/6N1/8/8/8/6K1 w - - 0 1', 'Nf7#', ['smothered-mate'], 'back-rank'],
  ['r3k3/8/8/3N4/8/8/8/4K3 w - - 0 1', 'Nc7+ Kd7 Nxa8', ['fork'], 'skewer'],
  ['8/8/4k3/8/8/4r3/8/R3K3 w - - 0 1', 'Kd2', ['quiet', 'ending'], 'fork'],
  ['4k3/8/8/8/8/8/4N3/4RK2 w - - 0 1', 'Nc3+', ['discovered-attack'], 'double-check'],
  ['4k3/8/4n3/8/8/8/8/R3K3 w - - 0 1', 'Ra6', ['quiet'], 'pin'],
  ['4k3/8/4n3/8/8/8/3R4/4K3 w - - 0 1', 'Re2', ['pin'], 'skewer'],
  ['4q3/8/8/4k3/8/8/8/3R2K1 w - - 0 1', 'Re1+ Kd6 Rxe8', ['skewer'], 'pin'],
  ['8/P6k/8/8/8/8/8/K7 w - - 0 1', 'a8=Q', ['promotion', 'pawn-ending'], 'underpromotion'],
  ['4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1', 'Rxd5', ['hanging-piece'], 'sacrifice'],
  ['6k1/5pp1/7p/8/8/8/3Q4/3R2K1 w - - 0 1', 'Qxh6 gxh6 Rd8+', ['sacrifice'], 'hanging-piece'],
];

it.each(EXAMPLES)('%s %s shows what it shows', (fen, line, themes, other) => {
  const position = chess.parsePosition(fen);
  const walk = position.clone();
  const moves = line.split(' ').map((text) => {
    const move = chess.parseMove(walk, text);
    walk.makeMove(move);
    return move;
  });
  const within = line.endsWith('#') ? { within: (moves.length + 1) / 2 } : {};
  const verdict = { goal: 'win', move: moves[0]!, proof: 'deep', defences: [], ...within } as const;
  const found = chessThemes(stepsOf(position, moves), verdict);
  expect(found).toEqual(expect.arrayContaining([...themes]));
  expect(found).not.toContain(other);
});
