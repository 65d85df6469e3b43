import { quoteInput } from '@tahoun/core';
import { type EngineHost, parsePlayer } from '@tahoun/engine';
import { errorText } from '@tahoun/i18n';
import { CliError, isInputError } from '../errors.js';
import { EnginePlayer } from './engines/engine-player.js';
import { openGtp } from './engines/gtp.js';
import { PATIENCE, type Patience } from './engines/patience.js';
import { type EngineSpec, parseEngine } from './engines/spec.js';
import { openUci } from './engines/uci.js';
import { type Ask, OwnPlayer } from './own-player.js';
import type { Player } from './player.js';

/** What a SPEC says of who plays: one of our own players, or an engine. */
export type Contestant =
  | { readonly kind: 'own'; readonly text: string; readonly ask: Ask }
  | { readonly kind: 'engine'; readonly spec: EngineSpec };

/** A reader of SPECs for commander. @param option what errors call it. @throws CliError */
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
 * @param host where our own players think.
 */
export function makePlayer(who: Contestant, host: EngineHost, patience: Patience = PATIENCE): Player {
  if (who.kind === 'own') return new OwnPlayer(who.text, who.ask, host);
  const { spec } = who;
  const open = spec.protocol === 'uci' ? openUci : openGtp;
  return new EnginePlayer(quoteInput(spec.command), (signal) => open(spec, patience, signal));
}
