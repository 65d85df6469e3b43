import { fileURLToPath } from 'node:url';
import { type VariantValues, quoteInput } from '@tahoun/core';
import type { Command } from 'commander';
import type { Answer, CommandContext, Progress } from '../answer.js';
import type { Away, Skills } from '../away/away.js';
import { loadAway, openQueue } from '../away/load.js';
import { CliError } from '../errors.js';
import { gameById, registeredGames } from '../games.js';
import { gamesPlayedBy, playOrder } from '../match/away.js';
import { type Contestant, contestant, makePlayer } from '../match/contestant.js';
import { interruptible } from '../match/engines/process.js';
import { openingsFromFile, randomOpenings } from '../match/openings.js';
import { type MatchPlan, playMatch, wholePairs } from '../match/play-match.js';
import { MatchPlot } from '../match/plot.js';
import { matchAnswer, matchText, openRecord } from '../match/report.js';
import type { SprtHypotheses } from '../match/statistics.js';
import { redisUrl, searchOption, wholeNumber } from '../options.js';

/** A thread without work is ended after this time. */
const IDLE_MS = 60_000;

/** A match as the command line asks for it. */
interface MatchRequest {
  readonly game: string;
  readonly variants: VariantValues | undefined;
  readonly a: Contestant;
  readonly b: Contestant;
  readonly games: number;
  /** A file of positions; random openings when left out. */
  readonly openings?: string | undefined;
  readonly sprt?: SprtHypotheses | undefined;
  readonly concurrency: number;
  readonly seed: number;
  /** A file for the games. */
  readonly record?: string | undefined;
  /** A file for a picture of the result from game to game. */
  readonly plot?: string | undefined;
  /** The address of a Redis whose workers play the games. */
  readonly redis?: string | undefined;
}

/** `tahoun match`. @param onGame called after each counted game. @throws InputError, CliError */
async function match(
  request: MatchRequest,
  onGame: MatchPlan['onGame'],
  progress: Progress,
): Promise<Answer> {
  const { a, b, concurrency, seed, sprt, variants } = request;
  const game = gameById(request.game);
  const initial = game.initial(variants);
  const openings =
    request.openings === undefined
      ? randomOpenings(initial, seed)
      : openingsFromFile(request.openings, game, variants);
  const games = wholePairs(request.games);
  const away = request.redis === undefined ? undefined : await playersAway(request.redis, [a, b], progress);
  const record = request.record === undefined ? undefined : openRecord(request.record, game);
  const plot = request.plot === undefined ? undefined : new MatchPlot(request.plot);
  const { createEngine } = await import('@tahoun/catalogue/node');
  const host = createEngine({ games: registeredGames(), threads: Math.min(concurrency, games) });
  const plan: MatchPlan = {
    game,
    variants,
    a: () => makePlayer(a, host),
    b: () => makePlayer(b, host),
    openings,
    games,
    concurrency,
    seed,
    sprt,
    playGame: away && gamesPlayedBy(away),
    onGame: (tally, played) => {
      record?.(played);
      plot?.add(tally);
      onGame(tally, played);
    },
  };
  try {
    const result = await interruptible((signal) => playMatch(plan, signal));
    plot?.write();
    const document = matchAnswer(result);
    return { document, print: (view) => matchText(view, document) };
  } finally {
    await away?.close();
    await host.close();
  }
}

/** @throws CliError for engines, whose programs are here and nowhere else, and when Redis cannot be reached. */
async function playersAway(url: string, players: readonly Contestant[], progress: Progress): Promise<Away> {
  if (players.some(({ kind }) => kind === 'engine')) throw new CliError((texts) => texts.errors.engineAway);
  return openQueue(url, progress);
}

/** `tahoun match-worker`: plays games and finds problems for others until it is interrupted, which ends the program. */
async function work(url: string, concurrency: number, ready: () => void): Promise<void> {
  const [{ workAway }, { createEngine }, { Piscina }] = await Promise.all([
    loadAway(),
    import('@tahoun/catalogue/node'),
    import('piscina'),
  ]);
  const host = createEngine({ games: registeredGames(), threads: concurrency });
  const filename = fileURLToPath(new URL('./away/thread.js', import.meta.url));
  const threads = new Piscina({ filename, minThreads: 0, maxThreads: concurrency, idleTimeout: IDLE_MS });
  const skills: Skills = {
    match: (order, signal) => playOrder(order, host, signal),
    'self-play': (order, signal) => threads.run(order, { name: 'playSelfPlayOrder', signal }),
    'problem-source': (order, signal) => threads.run(order, { name: 'searchSource', signal }),
  };
  try {
    await interruptible((signal) => workAway(url, { skills, atOnce: concurrency, ready }, signal));
  } finally {
    await Promise.all([host.close(), threads.destroy()]);
  }
}

function hypotheses(text: string): SprtHypotheses {
  const [elo0, elo1, ...rest] = text
    .split(',')
    .map((part) => (/^-?\d{1,4}(\.\d{1,4})?$/.test(part) ? Number(part) : Number.NaN));
  if (elo0 !== undefined && elo1 !== undefined && rest.length === 0 && elo0 < elo1) return { elo0, elo1 };
  throw new CliError((texts) => texts.errors.sprtForm(quoteInput(text)));
}

type MatchOptions = Omit<MatchRequest, 'game' | 'variants'> & { readonly verbose?: boolean };

export function addMatch(program: Command, { deliver, globals, progress, help }: CommandContext): void {
  program
    .command('match <GAME>')
    .description(help.match.about)
    .requiredOption('--a <SPEC>', help.match.a, contestant('--a'))
    .requiredOption('--b <SPEC>', help.match.b, contestant('--b'))
    .option('--games <N>', help.match.games, wholeNumber('--games', 1, 1_000_000), 100)
    .option('--openings <FILE>', help.match.openings)
    .option('--sprt <E0,E1>', help.match.sprt, hypotheses)
    .option('--concurrency <N>', help.match.concurrency, wholeNumber('--concurrency', 1, 64), 1)
    .addOption(searchOption('seed', help.match.seed).default(0))
    .option('--record <FILE>', help.match.record)
    .option('--plot <FILE>', help.match.plot)
    .option('--redis <URL>', help.match.redis, redisUrl)
    .option('--verbose', help.match.verbose)
    .action(async (game: string, { verbose = false, ...options }: MatchOptions) => {
      const onGame: MatchPlan['onGame'] = ({ wins, draws, losses }, { number, names, winner, fault }) => {
        if (fault !== undefined) {
          const loser = names[winner === 0 ? 1 : 0];
          progress((texts) => texts.engines.forfeit(number + 1, loser, fault.say(texts)), true);
        }
        progress(
          (texts) => texts.matchProgress(number + 1, wholePairs(options.games), wins, draws, losses),
          verbose,
          { done: wins + draws + losses, total: wholePairs(options.games) },
        );
      };
      const request = { ...options, game, variants: globals().variant };
      deliver(await match(request, onGame, (say) => progress(say, true)));
    });
}

interface WorkerOptions {
  readonly redis: string;
  readonly concurrency: number;
}

export function addMatchWorker(program: Command, { progress, help }: CommandContext): void {
  program
    .command('match-worker')
    .description(help.matchWorker.about)
    .requiredOption('--redis <URL>', help.matchWorker.redis, redisUrl)
    .option('--concurrency <N>', help.match.concurrency, wholeNumber('--concurrency', 1, 64), 1)
    .action(({ redis, concurrency }: WorkerOptions) =>
      work(redis, concurrency, () => progress((texts) => texts.workerReady(concurrency), true)),
    );
}
