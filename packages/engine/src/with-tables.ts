import {
  DRAW,
  type EndgameTables,
  type Move,
  ONGOING,
  type SearchResult,
  type StrongRequest,
  legalMoves,
  strongSearch,
} from '@tahoun/core';

/**
 * The strong search with endgame tables. In a position that they have as drawn it looks, among the moves that keep
 * the draw, for the one that asks most of the other side; to the tables all of them are alike.
 */
export function searchWithTables(request: StrongRequest, tables: EndgameTables | undefined): SearchResult {
  if (tables === undefined || request.without?.includes('endgames')) return strongSearch(request);
  const drawing = (request.multiPv ?? 1) === 1 ? drawingMoves(request, tables) : undefined;
  if (drawing === undefined) return strongSearch({ ...request, endgames: tables });
  const asDrawn = (result: SearchResult) => ({ ...result, score: 0, exact: true });
  const { onDepth, ...asked } = request;
  return asDrawn(
    strongSearch({
      ...asked,
      moves: drawing,
      ...(onDepth === undefined ? {} : { onDepth: (result) => onDepth(asDrawn(result)) }),
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
