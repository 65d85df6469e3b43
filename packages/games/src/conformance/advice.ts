import { type Capabilities, type Game, ONGOING, Random, playRandomMove } from '@tahoun/core';
import { keyOf } from './position-facts.js';

/** Those that help most games first. */
const CAPABILITIES = [
  'moveHints',
  'noisyMoves',
  'immediateWins',
  'symmetry',
  'threats',
  'nullMove',
  'automaticDraws',
  'marginScore',
] as const satisfies readonly (keyof Capabilities)[];

export type Capability = (typeof CAPABILITIES)[number];

const GAMES = 10;
const PLIES = 1000;

/**
 * What a sound game does not offer to a search although it may have a use: games without a margin need no
 * `marginScore`, those with one no `immediateWins`, and games whose positions never come back no `automaticDraws`.
 */
export function missingCapabilities(game: Game): readonly Capability[] {
  const start = game.initial();
  const { hasMargin, repeats } = factsOf(game);
  const isOfUse: Partial<Record<Capability, boolean>> = {
    marginScore: hasMargin,
    immediateWins: !hasMargin,
    automaticDraws: repeats,
  };
  return CAPABILITIES.filter((name) => start[name] === undefined && isOfUse[name] !== false);
}

/** What random games show. */
function factsOf(game: Game): { readonly hasMargin: boolean; readonly repeats: boolean } {
  const random = new Random(1);
  const facts = { hasMargin: false, repeats: false };
  for (let played = 0; played < GAMES; played++) {
    const position = game.initial();
    const seen = new Set<string>();
    while (position.outcome() === ONGOING && seen.size < PLIES && !(facts.repeats && facts.hasMargin)) {
      playRandomMove(position, random);
      facts.repeats ||= seen.has(keyOf(position));
      seen.add(keyOf(position));
    }
    facts.hasMargin ||= game.result(position)?.margin !== undefined;
  }
  return facts;
}
