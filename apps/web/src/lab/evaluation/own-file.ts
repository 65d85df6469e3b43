import { games, isGameId } from '@tahoun/catalogue';
import { evalAnswer } from '@tahoun/engine';
import type { ParameterValues } from '@tahoun/eval';
import { loadGame } from '../../kit/load-game.js';
import type { OwnPlayer } from '../../players/own-players.js';
import { loadParameters } from '../../players/ParameterSliders.js';

type Evaluation = Omit<OwnPlayer, 'name'>;

/** An evaluation in a file: the body of a request to the endpoint (`POST /v1/best-move`) for a move of its player. */
export function fileOf({ game, values }: Evaluation): string {
  return JSON.stringify({ game, algorithm: 'source', depth: 3, parameters: values }, null, 2);
}

/**
 * The evaluation in a file; undefined where it holds none. @throws InputError for a value that its game does not have.
 */
export async function readOwnFile(text: string): Promise<Evaluation | undefined> {
  const { game, parameters } = parsed(text);
  if (typeof game !== 'string' || !isGameId(game) || typeof parameters !== 'object' || parameters === null)
    return undefined;
  const values = parameters as ParameterValues;
  await Promise.all([loadParameters(game), loadGame(game)]);
  evalAnswer(games, { game, evaluation: 'textbook', parameters: values });
  return { game, values };
}

function parsed(text: string): { readonly game?: unknown; readonly parameters?: unknown } {
  try {
    return (JSON.parse(text) as object | null) ?? {};
  } catch {
    return {};
  }
}
