import { writeSync } from 'node:fs';
import type { Game } from '@tahoun/core';
import { formatLine, resultText } from '@tahoun/engine';
import { formatNumber } from '@tahoun/i18n';
import { type Ending, type Match, newMatch, saveMatch, showLine } from '@tahoun/match';
import type { View } from '../answer.js';
import { createFile, writing } from '../files.js';
import { type Row, table } from '../output/text.js';
import type { MatchGame, MatchResult, PlayerAnswer } from './play-match.js';
import {
  type SprtAnswer,
  type Tally,
  eloError,
  eloOf,
  gamesOf,
  likelihoodOfSuperiority,
} from './statistics.js';

/** The result of a match, from A's view. Null where no finite number would do. */
interface MatchAnswer extends Tally {
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

export function matchAnswer({ tally, sprt, players }: MatchResult): MatchAnswer {
  const [a, b] = players;
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

/** Starts an empty file. @returns a function that adds a game to it. @throws CliError when it cannot be written. */
export function openRecord(file: string, game: Game): (played: MatchGame) => void {
  const descriptor = createFile(file);
  return (played) => {
    const line = `${JSON.stringify(recordOf(game, played))}\n`;
    writing(file, () => writeSync(descriptor, line));
  };
}

/** A game as JSON: the players, the end, and the game itself as a saved match. */
export function recordOf(game: Game, played: MatchGame) {
  const { number, names, winner, reason, fault } = played;
  return {
    game: number + 1,
    players: names,
    result: resultText({ winner, reason }),
    reason,
    ...(fault === undefined ? {} : { fault: fault.message }),
    match: JSON.parse(saveMatch(savedMatch(game, played))),
  };
}

/** The game as the web page opens it; there, people go on with it. */
function savedMatch(game: Game, { start, moves, winner, reason, seed }: MatchGame): Match {
  const match = newMatch({
    game,
    position: game.formatPosition(start),
    players: ['human', 'human'],
    seed,
  });
  return showLine(match, formatLine({ game, position: start }, moves), endingOf(winner, reason));
}

/** The ending other than by the rules of the game; null for none. */
function endingOf(winner: MatchGame['winner'], reason: string): Ending | null {
  switch (reason) {
    case 'resigned':
    case 'forfeit':
      return { kind: 'resigned', by: winner === 0 ? 1 : 0 };
    case 'too-long':
      return { kind: 'agreed-draw' };
    default:
      return null;
  }
}
