import {
  type Game,
  type GameResult,
  InputError,
  type Move,
  type Position,
  type SearchLimits,
  beyondDraws,
} from '@tahoun/core';
import type { EngineGame, Games } from './games.js';
import { type PositionRequest, type SearchHooks, type StateAnswer, clockMs } from './request.js';

/** A game and a position in it. */
export interface Played {
  readonly game: Game;
  readonly position: Position;
}

/** The same, read from a request. */
export interface Loaded extends EngineGame, Played {}

/** @throws InputError for an unknown game, option or position, or an illegal move among those played. */
export function load(games: Games, request: PositionRequest): Loaded {
  const found = games.get(request.game);
  const { game } = found;
  const position =
    request.position === undefined
      ? game.initial(request.variants)
      : game.parsePosition(request.position, request.variants);
  for (const text of request.played ?? []) {
    position.makeMove(beyondDraws(position, () => game.parseMove(position, text)));
  }
  return {
    game,
    get ai() {
      return found.ai;
    },
    position,
  };
}

export function stateOf({ game, position }: Played): StateAnswer {
  const result = game.result(position);
  return {
    position: game.formatPosition(position),
    turn: game.sides[position.turn].id,
    over: result !== null,
    result: result === null ? null : resultText(result),
    winner: result === null || result.winner === null ? null : game.sides[result.winner].id,
    reason: result?.reason ?? null,
    ...(result?.margin === undefined ? {} : { margin: result.margin }),
  };
}

/** `1-0`, `0-1` or `1/2-1/2`, the first number for the side that moves first. */
export function resultText(result: GameResult): string {
  if (result.winner === null) return '1/2-1/2';
  return result.winner === 0 ? '1-0' : '0-1';
}

/** The moves of a line as text, each written in the position it is played in. */
export function formatLine({ game, position }: Played, moves: readonly Move[]): string[] {
  const copy = position.clone();
  return moves.map((move) => {
    const text = game.formatMove(copy, move);
    copy.makeMove(move);
    return text;
  });
}

/** A line and its first move as machines write them, in games where that differs; else nothing. */
export function inUci(
  { game, position }: Played,
  moves: readonly Move[],
): { uci?: string; pvUci?: string[] } {
  if (game.formatUci === undefined || moves.length === 0) return {};
  const copy = position.clone();
  const pvUci: string[] = [];
  for (const move of moves) {
    pvUci.push(game.formatUci(copy, move));
    copy.makeMove(move);
  }
  return { uci: pvUci[0] as string, pvUci };
}

/**
 * The root moves that a request names, each once, in its order; undefined where it names none.
 * @throws InputError for an empty list or a move that is not legal.
 */
export function parseRootMoves(
  { game, position }: Played,
  texts: readonly string[] | undefined,
): Move[] | undefined {
  if (texts === undefined) return undefined;
  if (texts.length === 0)
    throw new InputError('moves-empty', 'moves is empty; name at least one legal move', {});
  return [...new Set(texts.map((text) => game.parseMove(position, text)))];
}

/** The limits that a request may name; each may be left out or undefined. */
type RequestedLimits = Pick<SearchLimits, 'depth' | 'nodes' | 'timeMs'>;

/** The limits of a search: those of the request and the hooks of its host. */
export function searchLimits({ depth, nodes, timeMs }: RequestedLimits, hooks: SearchHooks): SearchLimits {
  const { signal, stopFlag, now, thinking = {} } = hooks;
  const { softTimeMs, ponderFlag, askedAt } = thinking;
  const isPondering = ponderFlag !== undefined && Atomics.load(ponderFlag, 0) !== 0;
  const late = askedAt === undefined || isPondering ? 0 : clockMs() - askedAt;
  const left = (ms: number | undefined) => (ms === undefined ? undefined : Math.max(1, ms - late));
  return {
    depth,
    nodes,
    timeMs: left(timeMs),
    softTimeMs: left(softTimeMs),
    signal,
    stopFlag,
    ponderFlag,
    now,
  };
}
