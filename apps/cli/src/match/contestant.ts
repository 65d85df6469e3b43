import { quoteInput } from '@tahoun/core';
import { type EngineHost, type PlayerSpec, parsePlayer } from '@tahoun/engine';
import { errorText } from '@tahoun/i18n';
import { CliError, isInputError } from '../errors.js';
import { EnginePlayer, PATIENCE, type Patience } from './engines/engine-player.js';
import { openGtp } from './engines/gtp.js';
import { type EngineSpec, parseEngine } from './engines/spec.js';
import { openUci } from './engines/uci.js';
import { type Player, spokenMoves } from './player.js';

/** The request of one of our own players to the engine. */
export type Ask = Extract<PlayerSpec, { kind: 'computer' }>['ask'];

/**
 * One of our own players. They remember nothing between moves, so any number of games may share one.
 * @param ask a seed in it stands for that of every game.
 */
export function ownPlayer(name: string, ask: Ask, host: EngineHost): Player {
  return {
    name,
    startGame: () => Promise.resolve(),
    async chooseMove(soFar, signal) {
      const { game, start, position, variants, seed } = soFar;
      const played = spokenMoves(soFar).map(({ text }) => text);
      const asked = { game: game.id, position: game.formatPosition(start), played, variants };
      const { move } = await host.bestMove({ seed, ...ask, ...asked }, { signal });
      if (move === null) throw new Error(`no move in ${game.formatPosition(position)}`);
      return game.parseMove(position, move);
    },
    close: () => Promise.resolve(),
  };
}

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
