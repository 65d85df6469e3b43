import { formatNumber } from '@tahoun/i18n';
import type { View } from '../answer.js';
import { type Row, table } from '../output/table.js';
import type { SprtAnswer } from './sprt.js';
import { type Tally, eloError, eloOf, gamesOf, likelihoodOfSuperiority } from './statistics.js';

/** One of the two players of a match. */
export interface PlayerAnswer {
  /** The engine's own name, or the SPEC. */
  readonly name: string;
  /** Games lost by doing something wrong: crashing, hanging, playing illegal moves. */
  readonly forfeits: number;
}

/** What a match came to, from A's view. Null where no finite number would do. */
export interface MatchAnswer extends Tally {
  readonly a: PlayerAnswer;
  readonly b: PlayerAnswer;
  readonly elo: number | null;
  /** Half the width of the 95 % interval of `elo`. */
  readonly error: number | null;
  /** Chance, 0 to 1, that A is stronger. */
  readonly los: number;
  readonly games: number;
  readonly sprt?: SprtAnswer;
}

export function matchAnswer(tally: Tally, a: PlayerAnswer, b: PlayerAnswer, sprt?: SprtAnswer): MatchAnswer {
  return {
    a,
    b,
    ...tally,
    elo: eloOf(tally),
    error: eloError(tally),
    los: likelihoodOfSuperiority(tally),
    games: gamesOf(tally),
    ...(sprt === undefined ? {} : { sprt }),
  };
}

export function matchText(view: View, answer: MatchAnswer): string {
  const { texts, colors, language } = view;
  const { wins, draws, losses, elo, error, los, games, sprt } = answer;
  const number = (value: number) => formatNumber(language, value);
  const signed = (value: number) => `${value > 0 ? '+' : ''}${number(value)}`;
  const player = ({ name, forfeits }: PlayerAnswer) =>
    forfeits === 0 ? name : `${name} (${texts.engines.forfeits(forfeits)})`;
  const difference = elo === null ? texts.noElo : `${signed(elo)} ± ${number(error ?? 0)}`;
  const rows: Row[] = [
    ['A', player(answer.a)],
    ['B', player(answer.b)],
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
