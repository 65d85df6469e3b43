import { type Game, ONGOING, type Position, Random, legalMoves } from '@tahoun/core';
import { CHECKS, type Check } from './checks.js';
import { type Fault, type Finding, findingOf } from './faults.js';
import { allocationFault } from './hot-half.js';
import { type Places, placeFault } from './places.js';
import { difference, snapshot } from './position-facts.js';

export { type Capability, missingCapabilities } from './advice.js';
export { CHECKS } from './checks.js';
export { FAULTS, type Fault, type FaultCode, type Finding } from './faults.js';
export { type Speed, allocationFault, speedOf } from './hot-half.js';
export { type Places, placeFault } from './places.js';

/** Longer than any game should last by random moves. */
const MAX_PLIES = 20_000;
/** Drawing takes longer than the rest. */
const DRAWN_GAMES = 5;
/** Of a long game, the positions that are looked at: the first ones, then ever fewer. */
const looksAt = (ply: number) => ply < 8 || ply % 16 === 0;

interface CheckOptions {
  /** How many random games; 20 by default. */
  readonly games?: number;
  readonly seed?: number;
  /** The board that people enter moves on, if that is to be checked too. */
  readonly board?: Places;
}

/**
 * Plays random games and reports what breaks the contract: of each check the first finding, none for a sound game.
 * Whether the hot half allocates is asked of rules that are sound.
 */
export function checkRules(game: Game, { games = 20, seed = 1, board }: CheckOptions = {}): Finding[] {
  const ofBoard: Record<string, Check> =
    board === undefined ? {} : { board: (_game, position) => placeFault(game, board, position) };
  const random = new Random(seed);
  try {
    // What one game shows, the next ones only repeat.
    for (let played = 0; played < games; played++) {
      const checks = { ...CHECKS, ...(played < DRAWN_GAMES ? ofBoard : {}) };
      const found = faultsOfGame(game, checks, random);
      if (found.length > 0) return found;
    }
    const fault = allocationFault(game);
    return fault === null ? [] : [findingOf('allocation', fault)];
  } catch (error) {
    return [findingOf('exception', exception(error, game.id))];
  }
}

/** Plays one game and takes it back. */
function faultsOfGame(game: Game, checks: Readonly<Record<string, Check>>, random: Random): Finding[] {
  const position = game.initial();
  const start = snapshot(game, position);
  for (let plies = 0; ; plies++) {
    const moves = legalMoves(position);
    const isOver = position.outcome() !== ONGOING || moves.length === 0;
    const found = isOver || looksAt(plies) ? faultsAt(game, position, checks) : [];
    if (found.length > 0) return found;
    if (!isOver && plies === MAX_PLIES) {
      const where = game.formatPosition(position);
      return [findingOf('endless', { code: 'endless', where, params: { plies } })];
    }
    if (!isOver) {
      position.makeMove(moves[random.below(moves.length)] as number);
      continue;
    }
    const where = game.formatPosition(position);
    for (let undone = 0; undone < plies; undone++) position.undoMove();
    const part = difference(start, snapshot(game, position));
    return part === null
      ? []
      : [findingOf('undo', { code: 'game-not-undone', where, params: { plies, part } })];
  }
}

function faultsAt(game: Game, position: Position, checks: Readonly<Record<string, Check>>): Finding[] {
  return Object.entries(checks).flatMap(([name, check]) => {
    try {
      // A fault may leave the position spoilt for the next check.
      const fault = check(game, position.clone());
      return fault === null ? [] : [findingOf(name, fault)];
    } catch (error) {
      return [findingOf(name, exception(error, game.formatPosition(position)))];
    }
  });
}

function exception(error: unknown, where: string): Fault {
  const message = error instanceof Error ? error.message : String(error);
  return { code: 'exception', where, params: { message } };
}
