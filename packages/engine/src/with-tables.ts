import {
  DRAW,
  type EndgameTables,
  type Endgames,
  type Move,
  ONGOING,
  type Position,
  type SearchResult,
  type StrongRequest,
  isInputError,
  legalMoves,
  strongSearch,
} from '@tahoun/core';
import type { Games } from './games.js';
import type { PositionRequest, TablesOf } from './request.js';
import { type Loaded, load } from './state.js';

/**
 * The strong search with endgame tables. In a position that they have as drawn it looks, among the moves that keep
 * the draw, for the one that asks most of the other side; to the tables all of them are alike.
 */
export function searchWithTables(request: StrongRequest, tables: EndgameTables | undefined): SearchResult {
  if (tables === undefined || request.without?.includes('endgames')) return strongSearch(request);
  const drawing = (request.multiPv ?? 1) === 1 ? drawingMoves(request, tables) : undefined;
  if (drawing === undefined) return strongSearch({ ...request, endgames: tables });
  const asDrawn = (result: SearchResult) => ({ ...result, score: 0, exact: true });
  const { onDepth } = request;
  return asDrawn(
    strongSearch({
      ...request,
      moves: drawing,
      onDepth: onDepth && ((result) => onDepth(asDrawn(result))),
    }),
  );
}

/** The moves that keep a draw; undefined where the tables have the position as won or lost, or not at all. */
function drawingMoves(request: StrongRequest, tables: EndgameTables): readonly Move[] | undefined {
  const position = request.position.clone();
  if (position.outcome() !== ONGOING || !tables.probe(position) || tables.outcome !== DRAW) return undefined;
  const moves = request.moves ?? legalMoves(position);
  const drawing = moves.filter((move) => {
    position.makeMove(move);
    const isOver = position.outcome() !== ONGOING;
    const isDrawn = isOver || (tables.probe(position) && tables.outcome === DRAW);
    position.undoMove();
    return isDrawn;
  });
  // Of losing moves, where no others are allowed, the tables know the best.
  return drawing.length > 0 ? drawing : undefined;
}

/** Pieces that a position may have beyond those of the tables for a search to reach them. */
const PIECES_BEFORE = 4;

function isNear(endgames: Endgames, position: Position): boolean {
  return endgames.countPieces(position) <= endgames.maxPieces + PIECES_BEFORE;
}

/** The games whose missing tables have been reported. */
const toldOf = new Set<string>();

/**
 * The tables to search a position with; undefined where it is far from those, or there are none. Warns a host
 * that hands over no tables, once for each game: they turn half a minute into a tenth of a second.
 */
export function tablesNear({ ai, position }: Loaded, tablesOf?: TablesOf): EndgameTables | undefined {
  const { endgames } = ai;
  if (endgames === undefined || !isNear(endgames, position)) return undefined;
  if (tablesOf === undefined && !toldOf.has(endgames.game)) {
    toldOf.add(endgames.game);
    // biome-ignore lint/suspicious/noConsole: a library has no other way to tell its caller
    console.warn(
      `tahoun: ${endgames.game} is searched without its endgame tables, which is slow; see "tables" in @tahoun/engine`,
    );
  }
  return tablesOf?.(endgames);
}

/**
 * Whether it is time to fetch a game's tables: its position has few enough pieces for searches to come to
 * them. False for an invalid position.
 */
export function isNearTables(games: Games, request: PositionRequest): boolean {
  try {
    const { endgames } = games.get(request.game).ai;
    return endgames !== undefined && isNear(endgames, load(games, request).position);
  } catch (error) {
    if (isInputError(error)) return false;
    throw error;
  }
}
