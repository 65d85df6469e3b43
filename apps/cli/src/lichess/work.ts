import { quoteInput } from '@tahoun/core';
import { FIELDS } from '@tahoun/engine';
import { CliError } from '../input/errors.js';
import { gameById } from '../input/games.js';
import { setOptionCommand } from '../uci/option.js';
import { DEFAULT_SETTINGS } from '../uci/options.js';
import { readPosition } from '../uci/position.js';

/** The work that Lichess gives to an external engine: `ExternalEngineWork` of its API. */
export interface Work {
  /** Positions of one session belong together: they may share the table. */
  readonly sessionId: string;
  readonly threads: number;
  /** MiB. */
  readonly hash: number;
  readonly multiPv: number;
  readonly variant: string;
  readonly initialFen: string;
  readonly moves: readonly string[];
  /** At most one of these is there; the search goes on without an end where none is. */
  readonly movetime?: number | null;
  readonly depth?: number | null;
  readonly nodes?: number | null;
  /** Before there was `movetime`: false asks for the depth that the engine was registered with. */
  readonly infinite?: boolean;
}

/** A request for an analysis. */
export interface Job {
  readonly id: string;
  readonly work: Work;
}

/** The variant of Lichess that is the first game of UCI; Chess960 is part of it. */
export const VARIANT: string = DEFAULT_SETTINGS.game;

/** Bounds that the engine was registered with. */
export interface Offer {
  readonly threads: number;
  readonly hashMib: number;
  readonly depth: number;
}

/**
 * The work as UCI commands: options, then `position`, then `go`.
 * @throws CliError, InputError, IllegalMove
 */
export function commandsFor(work: Work, offer: Offer): string[] {
  const { variant, initialFen, moves, multiPv } = work;
  if (variant !== VARIANT)
    throw new CliError((texts) => texts.externalEngine.otherVariant(quoteInput(variant)));
  // The engine would answer with no move to a position that it cannot read: such a position must not come so
  // far.
  const words = ['fen', ...initialFen.split(/\s+/), 'moves', ...moves];
  readPosition(words, gameById(DEFAULT_SETTINGS.game), { chess960: 'true' }, () => undefined);
  return [
    setOptionCommand('Threads', within(work.threads, 1, offer.threads)),
    setOptionCommand('Hash', within(work.hash, 1, offer.hashMib)),
    setOptionCommand('MultiPV', within(multiPv, 1, FIELDS.multiPv.max)),
    `position ${words.join(' ')}`,
    `go ${limitOf(work, offer)}`,
  ];
}

function limitOf({ movetime, depth, nodes, infinite }: Work, offer: Offer): string {
  if (movetime != null) return `movetime ${within(movetime, 1, Number.MAX_SAFE_INTEGER)}`;
  if (depth != null) return `depth ${within(depth, 1, FIELDS.depth.max)}`;
  if (nodes != null) return `nodes ${within(nodes, 1, Number.MAX_SAFE_INTEGER)}`;
  return infinite === false ? `depth ${offer.depth}` : 'infinite';
}

function within(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, Math.trunc(Number(value)) || min));
}
