import { isInputError, quoteInput } from '@tahoun/core';
import { type EngineHost, parsePlayer } from '@tahoun/engine';
import { type Ask, ownPlayer } from '@tahoun/engine/tournament';
import { errorText } from '@tahoun/i18n';
import type { Player } from '@tahoun/match/tournament';
import { CliError } from '../input/errors.js';
import { EnginePlayer, PATIENCE, type Patience } from './engines/engine-player.js';
import { openGtp } from './engines/gtp.js';
import { type EngineSpec, parseEngine } from './engines/spec.js';
import { openUci } from './engines/uci.js';

/** The player that a SPEC describes: one of our own players, or an engine. */
export type Contestant =
  | { readonly kind: 'own'; readonly text: string; readonly ask: Ask }
  | { readonly kind: 'engine'; readonly spec: EngineSpec };

/** A reader of SPECs for commander. @param option its name in errors. @throws CliError */
export function contestant(option: string): (text: string) => Contestant {
  return (text) => {
    const spec = parseEngine(text);
    if (spec !== undefined) return { kind: 'engine', spec };
    const ask = parseOwn(option, text);
    return { kind: 'own', text: text.trim(), ask };
  };
}

function parseOwn(option: string, text: string): Ask {
  try {
    const player = parsePlayer(text);
    if (player.kind === 'computer') return player.ask;
  } catch (error) {
    if (!isInputError(error)) throw error;
    throw new CliError((texts, language) => texts.errors.badContestant(errorText(language, error)));
  }
  throw new CliError((texts) => texts.errors.humanPlayer(option));
}

/**
 * Makes the player for one game at a time.
 * @param host the engine for our own players.
 */
export function makePlayer(who: Contestant, host: EngineHost, patience: Patience = PATIENCE): Player {
  if (who.kind === 'own') return ownPlayer(who.text, who.ask, host);
  const { spec } = who;
  const open = spec.protocol === 'uci' ? openUci : openGtp;
  return new EnginePlayer(quoteInput(spec.command), (signal) => open(spec, patience, signal));
}
