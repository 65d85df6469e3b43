import { type EndgameTables, type Endgames, InputError, type Position } from '@tahoun/core';
import type { Games } from './games.js';
import type { PositionRequest, TablesOf } from './request.js';
import { type Loaded, load } from './state.js';

/** Searches come to positions of the tables when so many pieces more than those hold are left. */
const PIECES_BEFORE = 5;

function isNear(endgames: Endgames, position: Position): boolean {
  return endgames.countPieces(position) <= endgames.maxPieces + PIECES_BEFORE;
}

/** The tables to search a position with; undefined where it is far from those, or there are none. */
export function tablesNear({ ai, position }: Loaded, tablesOf?: TablesOf): EndgameTables | undefined {
  const { endgames } = ai;
  return endgames !== undefined && isNear(endgames, position) ? tablesOf?.(endgames) : undefined;
}

/**
 * Whether it is time to fetch a game's tables: its position has few enough pieces for searches to come to
 * them. False for what is no position of a game.
 */
export function isNearTables(games: Games, request: PositionRequest): boolean {
  try {
    const { endgames } = games.get(request.game).ai;
    return endgames !== undefined && isNear(endgames, load(games, request).position);
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}
