import type { Evaluation, Game, Position, Side } from './game.js';

/** Weight of each of a game's figures, by key; figures that are not named have no weight. */
export type FigureWeights = Readonly<Record<string, number>>;

/**
 * Judges a position only by the figures shown beside the board, such as the numbers of pieces: for
 * questions about gains within a few moves. One unit of a figure is worth 100 points times its weight.
 * @param side wants the weighted sum to be large; the other side wants it small.
 */
export function figuresEvaluation<P extends Position>(
  game: Game<P>,
  weights: FigureWeights,
  side: Side,
): Evaluation<P> {
  const evaluate = (position: P) => {
    const figures = game.figures(position);
    const parts = Object.entries(weights).map(([key, weight]) => weight * (figures[key] ?? 0));
    const points = Math.round(100 * parts.reduce((sum, part) => sum + part, 0));
    return position.turn === side ? points : -points;
  };
  return { id: 'figures', evaluate, terms: (position) => ({ figures: evaluate(position) }) };
}
