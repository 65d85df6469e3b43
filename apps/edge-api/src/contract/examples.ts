import { gamesAnswer, movesAnswer } from '@tahoun/engine';
import { games } from '../games.js';

/** Requests that work, one a game: whatever is registered has its examples in the document. */

type Examples = Readonly<Record<string, { readonly summary: string; readonly value: object }>>;

interface Sample {
  readonly game: string;
  readonly position: string;
}

/** Nodes of the searches in examples: an answer in an instant. */
export const EXAMPLE_NODES = 2000;

/** An example for every game. @param body what is asked about a sample. */
export function forEveryGame(body: (sample: Sample) => object): Examples {
  return Object.fromEntries(
    gamesAnswer(games).map(({ id, name, initial }) => [
      id,
      { summary: name, value: body({ game: id, position: initial }) },
    ]),
  );
}

/** A legal move of a sample. */
export function someMove(sample: Sample): string {
  return movesAnswer(games, sample).moves[0] as string;
}

/** One example of them all at once. */
export function everyGameAtOnce(body: (samples: readonly Sample[]) => object): Examples {
  const samples = gamesAnswer(games).map(({ id, initial }) => ({ game: id, position: initial }));
  return { all: { summary: 'A position of every game', value: body(samples) } };
}
