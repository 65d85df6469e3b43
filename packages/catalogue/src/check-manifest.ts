import { type Game, InputError, quoteInput } from '@tahoun/core';
import { type GameManifest, manifestParts } from './built-in.js';

/** Properties of games of other kinds, on a manifest or on rules, in lower case. */
const OF_OTHER_KINDS = [
  ...['chance', 'dice', 'random', 'hidden', 'secret', 'playerview', 'observation', 'simultaneous'],
  ...['players', 'numplayers', 'minplayers', 'maxplayers'],
];

/**
 * Refuses a value that is no manifest, or a manifest with unknown parts, before anything is loaded.
 * @param place its origin, for the message; by default its id
 * @throws InputError naming the part.
 */
export function checkManifest(manifest: unknown, place?: string): asserts manifest is GameManifest {
  const game = Object(manifest) as Partial<GameManifest>;
  const found = quoteInput(place ?? String(game.id));
  if (typeof game.id !== 'string' || !/^[a-z][a-z0-9-]*$/.test(game.id) || typeof game.rules !== 'function') {
    const expected = 'expected an object with an id of lower-case letters and rules';
    throw new InputError('game-manifest', `the default export of "${found}" is no game: ${expected}`, {
      found,
    });
  }
  refuseOtherKinds(game.id, game);
  const unknown = Object.keys(game).find((part) => !manifestParts.includes(part));
  if (unknown === undefined) return;
  const [part, parts] = [quoteInput(unknown), manifestParts.join(', ')];
  const message = `the manifest of "${found}" has a part "${part}", which games do not have; they have ${parts}`;
  throw new InputError('game-manifest-part', message, { found: part, parts });
}

/**
 * Refuses rules of a game that no search here could play.
 * @throws InputError naming the part that does not fit.
 */
export function checkRules(rules: Game): Game {
  refuseOtherKinds(rules.id, rules);
  if (rules.sides.length !== 2) throw otherKind(rules.id, `sides: ${rules.sides.length}`);
  return rules;
}

function refuseOtherKinds(id: string, parts: object): void {
  const foreign = Object.keys(parts).find((part) => OF_OTHER_KINDS.includes(part.toLowerCase()));
  if (foreign !== undefined) throw otherKind(id, quoteInput(foreign));
}

function otherKind(game: string, found: string): InputError {
  const kinds = 'two sides move in turn, without chance and with nothing hidden';
  const message = `${game} has "${found}"; here ${kinds}, and OpenSpiel or boardgame.io have games of other kinds`;
  return new InputError('game-of-other-kind', message, { game, found });
}
