import { quoteInput } from '@tahoun/core';
import { FIELDS } from '@tahoun/engine';
import { CliError } from '../../input/errors.js';
import { wholeNumber } from '../../input/options.js';

/** A `key=value` of a SPEC, decoded; the value is empty where there is none. */
export interface Setting {
  readonly name: string;
  readonly value: string;
}

/** The limits for the thinking of a UCI engine: they follow `go`. */
interface GoLimits {
  readonly movetime?: number;
  readonly nodes?: number;
  readonly depth?: number;
  /** The clock for a whole game, and the increment for each move, in milliseconds. */
  readonly time?: number;
  readonly inc?: number;
}

/** An engine as a SPEC describes it. */
export interface EngineSpec {
  readonly protocol: 'uci' | 'gtp';
  /** A path, or the name of a program on the PATH. */
  readonly command: string;
  readonly args: readonly string[];
  /** Milliseconds after which a move counts as never coming, where the SPEC says so. */
  readonly timeout?: number;
  /** Empty for GTP. */
  readonly limits: GoLimits;
  /** UCI options; GTP commands. */
  readonly settings: readonly Setting[];
}

/** Milliseconds that an engine without a limit thinks. */
const DEFAULT_MOVETIME = 100;

const LIMITS: Readonly<Record<keyof GoLimits, number>> = {
  movetime: FIELDS.timeMs.max,
  nodes: 1e12,
  depth: 1000,
  time: FIELDS.timeMs.max,
  inc: FIELDS.timeMs.max,
};

/**
 * Reads `uci:COMMAND?key=value&...` or `gtp:COMMAND?...`. `arg` (repeatable, in order) and `timeout`
 * are ours, for UCI also the limits of `go`; all other keys are the engine's. Everything is
 * percent-decoded.
 * @returns undefined for a SPEC of another kind. @throws CliError
 */
export function parseEngine(text: string): EngineSpec | undefined {
  const [, protocol, command, query] = /^(uci|gtp):([^?]*)(?:\?(.*))?$/s.exec(text.trim()) ?? [];
  if (protocol !== 'uci' && protocol !== 'gtp') return undefined;
  if (!command) throw badEngine(text);
  const args: string[] = [];
  const limits: Partial<Record<keyof GoLimits, number>> = {};
  const settings: Setting[] = [];
  let timeout: number | undefined;
  for (const part of query ? query.split('&') : []) {
    const setting = readSetting(part);
    const { name, value } = setting;
    if (name === 'arg') args.push(value);
    else if (name === 'timeout') timeout = wholeNumber(name, 1, FIELDS.timeMs.max)(value);
    else if (protocol === 'uci' && isLimit(name)) limits[name] = wholeNumber(name, 1, LIMITS[name])(value);
    else settings.push(setting);
  }
  if (limits.inc !== undefined && limits.time === undefined) throw badEngine(`inc=${limits.inc}`);
  if (protocol === 'uci' && Object.keys(limits).length === 0) limits.movetime = DEFAULT_MOVETIME;
  return {
    protocol,
    command: decode(command),
    args,
    limits,
    settings,
    ...(timeout === undefined ? {} : { timeout }),
  };
}

function readSetting(part: string): Setting {
  const [name = '', ...value] = part.split('=');
  if (name === '') throw badEngine(part);
  return { name: decode(name), value: decode(value.join('=')) };
}

function isLimit(name: string): name is keyof GoLimits {
  return Object.hasOwn(LIMITS, name);
}

/** Line ends would smuggle commands into the protocol; no program takes the others as an argument. */
function decode(text: string): string {
  let decoded: string;
  try {
    decoded = decodeURIComponent(text);
  } catch {
    throw badEngine(text);
  }
  if (/\p{Cc}/u.test(decoded)) throw badEngine(text);
  return decoded;
}

function badEngine(found: string): CliError {
  return new CliError((texts) => texts.errors.engineForm(quoteInput(found)));
}
