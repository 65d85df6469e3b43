import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { quoteInput } from '@tahoun/core';
import { FIELDS } from '@tahoun/engine';
import { cliTexts } from '@tahoun/i18n';
import { type Command, Option } from 'commander';
import { CliError, failureOf } from '../input/errors.js';
import { gameIds, loadGames } from '../input/games.js';
import { wholeNumber } from '../input/options.js';
import type { CommandContext } from './context.js';

interface ExternalEngineOptions {
  readonly token?: string;
  readonly name: string;
  readonly threads: number;
  readonly hash: number;
  readonly depth: number;
  readonly lichess: string;
  readonly broker: string;
}

/** MiB, as `Hash` of `tahoun uci`. */
const MAX_HASH = 4096;
/** Lichess takes names of 3 to 200 characters. */
const NAME_LENGTHS = { min: 3, max: 200 };

/** `tahoun external-engine` runs until it is stopped: not for `batch`. */
export function describeExternalEngine(command: Command, { help, language }: CommandContext): void {
  const { about, ...options } = help.externalEngine;
  const maxThreads = Math.min(availableParallelism(), FIELDS.threads.max);
  command
    .addOption(new Option('--token <TOKEN>', options.token).env('LICHESS_TOKEN'))
    .option('--name <NAME>', options.name, engineName, 'Tahoun')
    .option('--threads <N>', options.threads, wholeNumber('--threads', 1, FIELDS.threads.max), maxThreads)
    .option('--hash <MIB>', options.hash, wholeNumber('--hash', 1, MAX_HASH), 256)
    .option('--depth <D>', options.depth, wholeNumber('--depth', 1, FIELDS.depth.max), 20)
    .option('--lichess <URL>', options.lichess, address('--lichess'), 'https://lichess.org')
    .option('--broker <URL>', options.broker, address('--broker'), 'https://engine.lichess.ovh')
    .action(async (given: ExternalEngineOptions) => {
      const { token, name, lichess: place, broker, depth, threads, hash: hashMib } = given;
      if (token === undefined || token === '')
        throw new CliError((texts) => texts.externalEngine.noToken(place));
      await loadGames(language, gameIds().slice(0, 1));
      const [{ Analyst }, { Lichess, failureReason }, { provide }] = await Promise.all([
        import('../lichess/analyst.js'),
        import('../lichess/lichess.js'),
        import('../lichess/provider.js'),
      ]);
      const texts = cliTexts(language).externalEngine;
      const tell = (text: string) => process.stderr.write(`tahoun: ${text}\n`);
      const offer = { threads, hashMib, depth };
      const lichess = new Lichess({ lichess: place, broker });
      await lichess.register(token, name, offer);
      tell(texts.registered(name, `${place}/analysis`));
      const stopper = new AbortController();
      const { signal } = stopper;
      for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopper.abort());
      const analyst = new Analyst(offer, language);
      await provide({
        lichess,
        analyst,
        signal,
        pause: (ms) => pause(ms, undefined, { signal }).catch(() => undefined),
        away: (error, seconds) => tell(texts.away(broker, failureReason(error), seconds)),
        refused: (error) => tell(texts.workRefused(failureOf(error, language).error)),
      });
      await analyst.close();
    });
}

function engineName(text: string): string {
  const { min, max } = NAME_LENGTHS;
  if (text.length >= min && text.length <= max) return text;
  throw new CliError((texts) => texts.externalEngine.nameLength(min, max));
}

/** A reader of the address of a service, without the slash at its end. */
function address(option: string): (text: string) => string {
  return (text) => {
    if (/^https?:\/\/[^\s/]+$/.test(text.replace(/\/$/, ''))) return text.replace(/\/$/, '');
    throw new CliError((texts) => texts.externalEngine.badAddress(option, quoteInput(text)));
  };
}
