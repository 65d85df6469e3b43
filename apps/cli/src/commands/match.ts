import { type VariantValues, quoteInput } from '@tahoun/core';
import { parsePlayer } from '@tahoun/engine';
import { gameById } from '@tahoun/games';
import { formatNumber } from '@tahoun/i18n';
import type { Command } from 'commander';
import type { Answer, View } from '../answer.js';
import type { CommandContext } from '../context.js';
import { CliError } from '../errors.js';
import { openingsFromFile, randomOpenings } from '../match/openings.js';
import type { ComputerPlayer } from '../match/play-game.js';
import { type MatchPlan, playMatch } from '../match/play-match.js';
import type { SprtAnswer, SprtHypotheses } from '../match/sprt.js';
import { type Tally, eloError, eloOf, gamesOf, likelihoodOfSuperiority } from '../match/statistics.js';
import { type GlobalOptions, wholeNumber } from '../options.js';
import { type Row, table } from '../output/table.js';

/** What the command line says about a match. */
export interface MatchRequest {
  readonly game: string;
  readonly variants: VariantValues | undefined;
  readonly a: ComputerPlayer;
  readonly b: ComputerPlayer;
  readonly games: number;
  /** A file of positions; random openings when left out. */
  readonly openings?: string | undefined;
  readonly sprt?: SprtHypotheses | undefined;
  readonly concurrency: number;
  readonly seed: number;
}

/** From A's view. Null where no finite number would do. */
export interface MatchAnswer extends Tally {
  readonly elo: number | null;
  /** Half the width of the 95 % interval of `elo`. */
  readonly error: number | null;
  /** Chance, 0 to 1, that A is stronger. */
  readonly los: number;
  readonly games: number;
  readonly sprt?: SprtAnswer;
}

/** `tahoun match`. @param onGame called after each counted game. @throws InputError, CliError */
export async function match(request: MatchRequest, onGame: MatchPlan['onGame']): Promise<Answer> {
  const { a, b, games, concurrency, seed, sprt, variants } = request;
  const game = gameById(request.game);
  const initial = game.initial(variants);
  const openings =
    request.openings === undefined
      ? randomOpenings(initial, seed)
      : openingsFromFile(request.openings, game, variants);
  const { createNodeHost } = await import('@tahoun/engine/node');
  const host = createNodeHost({ threads: Math.min(concurrency, games) });
  try {
    const result = await playMatch(
      { game, variants, a, b, openings, games, concurrency, seed, sprt, onGame },
      host,
    );
    const document = matchAnswer(result.tally, result.sprt);
    return { document, print: (view) => matchText(view, document) };
  } finally {
    await host.close();
  }
}

export function matchAnswer(tally: Tally, sprt?: SprtAnswer): MatchAnswer {
  return {
    ...tally,
    elo: eloOf(tally),
    error: eloError(tally),
    los: likelihoodOfSuperiority(tally),
    games: gamesOf(tally),
    ...(sprt === undefined ? {} : { sprt }),
  };
}

function matchText(view: View, { wins, draws, losses, elo, error, los, games, sprt }: MatchAnswer): string {
  const { texts, colors, language } = view;
  const number = (value: number) => formatNumber(language, value);
  const signed = (value: number) => `${value > 0 ? '+' : ''}${number(value)}`;
  const difference = elo === null ? texts.noElo : `${signed(elo)} ± ${number(error ?? 0)}`;
  const rows: Row[] = [
    [texts.labels.games, `${games}: ${colors.green(`+${wins}`)} =${draws} ${colors.red(`-${losses}`)}`],
    [texts.labels.elo, colors.bold(difference)],
    [texts.labels.superiority, `${number(100 * los)} %`],
  ];
  if (sprt !== undefined) {
    const { llr, lower, upper, decision } = sprt;
    const verdict = texts.sprtDecisions[decision];
    rows.push([texts.labels.sprt, `${number(llr)} [${number(lower)}; ${number(upper)}], ${verdict}`]);
  }
  return table(view, rows);
}

/** A reader of players for commander. @throws InputError, CliError */
function computer(option: string): (text: string) => ComputerPlayer {
  return (text) => {
    const player = parsePlayer(text);
    if (player.kind === 'computer') return player;
    throw new CliError((texts) => texts.errors.humanPlayer(option));
  };
}

function hypotheses(text: string): SprtHypotheses {
  const [elo0, elo1, ...rest] = text
    .split(',')
    .map((part) => (/^-?\d{1,4}(\.\d{1,4})?$/.test(part) ? Number(part) : Number.NaN));
  if (elo0 !== undefined && elo1 !== undefined && rest.length === 0 && elo0 < elo1) return { elo0, elo1 };
  throw new CliError((texts) => texts.errors.sprtForm(quoteInput(text)));
}

interface MatchOptions {
  readonly a: ComputerPlayer;
  readonly b: ComputerPlayer;
  readonly games: number;
  readonly openings?: string;
  readonly sprt?: SprtHypotheses;
  readonly concurrency: number;
  readonly seed: number;
  readonly verbose?: boolean;
}

export function addMatch(program: Command, { deliver, progress }: CommandContext): void {
  program
    .command('match')
    .description('let two computer players play games and measure the difference')
    .argument('<GAME>')
    .requiredOption(
      '--a <SPEC>',
      'player A: level:5, alpha-beta:3, nodes:20000, time:100, ...',
      computer('--a'),
    )
    .requiredOption('--b <SPEC>', 'player B', computer('--b'))
    .option('--games <N>', 'games at most', wholeNumber('--games', 1, 1_000_000), 100)
    .option('--openings <FILE>', 'positions to start from, one a line; random ones when left out')
    .option('--sprt <E0,E1>', 'stop when A is surely no E0 or surely E1 Elo points stronger', hypotheses)
    .option('--concurrency <N>', 'games at a time', wholeNumber('--concurrency', 1, 64), 1)
    .option('--seed <N>', 'of openings and players', wholeNumber('--seed', 0, 0xffffffff), 0)
    .option('--verbose', 'report each game on standard error')
    .action(async (game: string, { verbose = false, ...options }: MatchOptions, command: Command) => {
      const { variant: variants } = command.optsWithGlobals<GlobalOptions>();
      const onGame = ({ wins, draws, losses }: Tally) => {
        progress(
          (texts) => texts.matchProgress(wins + draws + losses, options.games, wins, draws, losses),
          verbose,
        );
      };
      deliver(await match({ ...options, game, variants }, onGame));
    });
}
