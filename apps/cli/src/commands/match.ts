import { ONGOING, type VariantValues, quoteInput } from '@tahoun/core';
import type { Progress } from '@tahoun/i18n';
import {
  type SprtHypotheses,
  type TournamentPlan,
  matchAnswer,
  playTournament,
  randomOpenings,
  totalGames,
  tournamentAnswer,
  wholeCouples,
} from '@tahoun/match/tournament';
import type { Command } from 'commander';
import { CliError } from '../input/errors.js';
import { gameById, registeredGames } from '../input/games.js';
import { redisUrl, wholeNumber } from '../input/options.js';
import { type Contestant, contestant, makePlayer } from '../match/contestant.js';
import { EngineFault } from '../match/engines/engine-player.js';
import { interruptible } from '../match/engines/process.js';
import { openingsFromFile } from '../match/openings.js';
import { MatchPlot } from '../match/plot.js';
import { matchText, openRecord, tournamentText } from '../match/report.js';
import type { Answer } from '../output/answer.js';
import type { View } from '../output/view.js';
import { openQueue } from '../redis/load.js';
import { gamesPlayedBy } from '../redis/match.js';
import type { GameQueue } from '../redis/queue.js';
import { searchOption } from '../search/options.js';
import type { CommandContext } from './context.js';

/** Of a tournament. */
const MOST_PLAYERS = 64;

/** A match as the command line asks for it. */
interface MatchRequest {
  readonly game: string;
  readonly variants: VariantValues | undefined;
  /** Two or more. */
  readonly players: readonly Contestant[];
  /** Of each two players. */
  readonly games: number;
  /** A file of positions; random openings when left out. */
  readonly openings?: string | undefined;
  /** Plies of a random opening. */
  readonly plies?: number | undefined;
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
  onGame: TournamentPlan['onGame'],
  progress: Progress,
): Promise<Answer> {
  const { players, concurrency, seed, sprt, variants } = request;
  const isMatch = players.length === 2;
  if (!isMatch && sprt !== undefined) throw new CliError((texts) => texts.errors.sprtOfTwo);
  const game = gameById(request.game);
  const initial = game.initial(variants);
  if (initial.outcome() !== ONGOING) throw new CliError((texts) => texts.errors.nothingToPlay);
  const openings =
    request.openings === undefined
      ? randomOpenings(initial, seed, request.plies)
      : openingsFromFile(request.openings, game, variants);
  const games = wholeCouples(request.games);
  const queue = request.redis === undefined ? undefined : await queueFor(players, request.redis, progress);
  const record = request.record === undefined ? undefined : openRecord(request.record, game);
  const plot = request.plot === undefined ? undefined : new MatchPlot(request.plot);
  const { createEngine } = await import('@tahoun/catalogue/node');
  const host = createEngine({
    games: registeredGames(),
    threads: Math.min(concurrency, totalGames(players.length, games)),
  });
  let hasEnded = false;
  const plan: TournamentPlan = {
    game,
    variants,
    players: players.map((player) => () => makePlayer(player, host)),
    openings,
    games,
    concurrency,
    seed,
    sprt,
    playGame: queue && gamesPlayedBy(queue),
    onGame: (soFar, played) => {
      hasEnded = true;
      record?.(played);
      plot?.add(soFar, played);
      onGame(soFar, played);
    },
  };
  try {
    let stop: { readonly limitedBy?: 'stop' } = {};
    const result = await interruptible(
      async (signal) => {
        const soFar = await playTournament(plan, signal);
        if (signal.aborted) stop = { limitedBy: 'stop' };
        return soFar;
      },
      () => hasEnded,
    );
    plot?.write();
    const stopped = ({ texts }: View) =>
      stop.limitedBy === undefined ? '' : `\n${texts.labels.limit}: ${texts.stoppedBy.stop}`;
    if (isMatch) {
      const document = { ...matchAnswer(result), ...stop };
      return { document, print: (view) => matchText(view, document) + stopped(view) };
    }
    const document = { ...tournamentAnswer(result), ...stop };
    return { document, print: (view) => tournamentText(view, document) + stopped(view) };
  } finally {
    await queue?.close();
    await host.close();
  }
}

/** @throws CliError for engines, whose programs are here and nowhere else, and when Redis cannot be reached. */
async function queueFor(players: readonly Contestant[], url: string, progress: Progress): Promise<GameQueue> {
  if (players.some(({ kind }) => kind === 'engine')) throw new CliError((texts) => texts.errors.engineAway);
  return openQueue(url, progress);
}

const addContestant = (text: string, before: readonly Contestant[] = []) => [
  ...before,
  contestant('--player')(text),
];

function hypotheses(text: string): SprtHypotheses {
  const [elo0, elo1, ...rest] = text
    .split(',')
    .map((part) => (/^-?\d{1,4}(\.\d{1,4})?$/.test(part) ? Number(part) : Number.NaN));
  if (elo0 !== undefined && elo1 !== undefined && rest.length === 0 && elo0 < elo1) return { elo0, elo1 };
  throw new CliError((texts) => texts.errors.sprtForm(quoteInput(text)));
}

type MatchOptions = Omit<MatchRequest, 'game' | 'variants' | 'players'> & {
  readonly a?: Contestant;
  readonly b?: Contestant;
  readonly player?: readonly Contestant[];
  readonly verbose?: boolean;
};

/** `--a`, `--b` and each `--player`. @throws CliError for fewer than two */
function playersOf({ a, b, player = [] }: Pick<MatchOptions, 'a' | 'b' | 'player'>): readonly Contestant[] {
  const players = [a, b, ...player].filter((each) => each !== undefined);
  if (players.length < 2 || players.length > MOST_PLAYERS)
    throw new CliError((texts) => texts.errors.matchPlayers(MOST_PLAYERS), { field: 'player' });
  return players;
}

export function describeMatch(command: Command, { deliver, globals, progress, help }: CommandContext): void {
  command
    .arguments('<GAME>')
    .option('--a <SPEC>', help.match.a, contestant('--a'))
    .option('--b <SPEC>', help.match.b, contestant('--b'))
    .option('--player <SPEC>', help.match.player, addContestant)
    .option('--games <N>', help.match.games, wholeNumber('--games', 1, 1_000_000), 100)
    .option('--openings <FILE>', help.match.openings)
    .option('--plies <N>', help.match.plies, wholeNumber('--plies', 0, 100))
    .option('--sprt <E0,E1>', help.match.sprt, hypotheses)
    .option('--concurrency <N>', help.match.concurrency, wholeNumber('--concurrency', 1, 64), 1)
    .addOption(searchOption('seed', help.match.seed).default(0))
    .option('--record <FILE>', help.match.record)
    .option('--plot <FILE>', help.match.plot)
    .option('--redis <URL>', help.match.redis, redisUrl)
    .option('--verbose', help.match.verbose)
    .action(async (game: string, { verbose = false, ...options }: MatchOptions) => {
      const players = playersOf(options);
      const total = totalGames(players.length, wholeCouples(options.games));
      const onGame: TournamentPlan['onGame'] = ({ pairings }, { number, names, winner, fault }) => {
        if (fault instanceof EngineFault) {
          const loser = names[winner === 0 ? 1 : 0];
          progress((texts) => texts.engines.forfeit(number + 1, loser, fault.say(texts)), true);
        }
        const { wins, draws, losses } = pairings[0]!.tally;
        progress(
          (texts) =>
            players.length === 2
              ? texts.matchProgress(number + 1, total, wins, draws, losses)
              : texts.tournamentProgress(number + 1, total),
          verbose,
          { done: number + 1, total },
        );
      };
      const request = { ...options, players, game, variants: globals().variant };
      deliver(await match(request, onGame, (say) => progress(say, true)));
    });
}
