import { MoveStack, ONGOING, Random } from '@tahoun/core';
import { ChessPosition, chess, formatUci } from '@tahoun/games/chess';
import { Snapshot } from './snapshot.ts';

const START_POSITIONS = 960;
/** How often a position is written and read again, in plies. */
const REREAD_EVERY = 16;

export interface RandomGames {
  readonly plies: number;
  /** How many games ended for which reason. */
  readonly endings: Readonly<Record<string, number>>;
}

/**
 * Plays random games to their ends, every second one from a start of Chess960. Each move is made, taken
 * back and made again, and the position compared with one built from scratch, its key included; at the
 * end the whole game is taken back.
 * @throws Error naming the position and the move where anything is not exactly as it has to be.
 */
export function playRandomGames(games: number, seed: number): RandomGames {
  const random = new Random(seed);
  const endings: Record<string, number> = {};
  let plies = 0;
  for (let game = 0; game < games; game++) {
    const start = String(random.below(START_POSITIONS));
    const position = chess.initial(game % 2 === 0 ? {} : { start, chess960: 'true' });
    const before = new Snapshot(position);
    const played = playOut(position, random);
    plies += played;
    const reason = chess.result(position)?.reason ?? 'none';
    endings[reason] = (endings[reason] ?? 0) + 1;
    for (let ply = 0; ply < played; ply++) position.undoMove();
    const difference = before.differenceTo(position);
    if (difference !== null) throw new Error(`${difference} is not restored after a whole game`);
  }
  return { plies, endings };
}

/** Plays random moves until the game is over. @returns the plies played. */
function playOut(position: ChessPosition, random: Random): number {
  const before = new Snapshot(position);
  const after = new Snapshot(position);
  const stack = new MoveStack();
  let plies = 0;
  for (; position.outcome() === ONGOING; plies++) {
    const move = stack.moves[random.below(stack.generate(position, 0))] as number;
    before.take(position);
    position.makeMove(move);
    after.take(position);
    position.undoMove();
    const unrestored = before.differenceTo(position);
    if (unrestored !== null) fail(position, move, `${unrestored} is not restored`);
    position.makeMove(move);
    const unrepeated = after.differenceTo(position);
    if (unrepeated !== null) fail(position, move, `${unrepeated} differs when the move is made again`);
    const drifted = after.differenceTo(new ChessPosition(position.setup()));
    if (drifted !== null) fail(position, move, `${drifted} is not what it is from scratch`);
    if (plies % REREAD_EVERY === 0) checkReading(position, after, move);
  }
  return plies;
}

/** Reading refuses illegal positions, such as a king left in check. */
function checkReading(position: ChessPosition, expected: Snapshot, move: number): void {
  const difference = expected.differenceTo(chess.parsePosition(chess.formatPosition(position)));
  if (difference !== null) fail(position, move, `${difference} is another one after writing and reading`);
}

function fail(position: ChessPosition, move: number, what: string): never {
  throw new Error(`${what}: ${chess.formatPosition(position)}, move ${formatUci(position, move)}`);
}
