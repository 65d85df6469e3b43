import { type Game, type NetworkFeatures, type Position, networkEvaluation } from '@tahoun/core';
import { type GameAi, plainAi } from './game-ai.js';
import { unpacked } from './unpacked.js';

/**
 * Computer player of a game with the network that `tahoun learn` has made of its rules alone. Boards that the
 * network does not see are judged as by `plainAi`.
 * @param network the file that `networks/ship.mjs` writes. @throws InputError when it is of other features.
 */
export function learnedAi<P extends Position>(
  game: Game<P>,
  features: NetworkFeatures<P>,
  network: { readonly base64: string },
): GameAi {
  const plain = plainAi(game as unknown as Game);
  const learned = networkEvaluation(features, unpacked(network));
  const judgeOf = (position: Position) => (features.sees?.(position as P) === false ? plain.best : learned);
  return {
    ...plain,
    best: {
      ...learned,
      evaluate: (position) => judgeOf(position).evaluate(position as P),
      terms: (position) => judgeOf(position).terms(position as P),
    },
  };
}
