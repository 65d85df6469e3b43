import { writeSync } from 'node:fs';
import type { Game } from '@tahoun/core';
import { recordOf } from '@tahoun/engine/tournament';
import { formatNumber } from '@tahoun/i18n';
import {
  type MatchAnswer,
  type PlayerAnswer,
  type Rating,
  type TournamentAnswer,
  type TournamentGame,
  gamesOf,
  ranking,
  tallyOf,
} from '@tahoun/match/tournament';
import { createFile, writing } from '../input/files.js';
import { type Row, table } from '../output/text.js';
import type { View } from '../output/view.js';

export function matchText(view: View, answer: MatchAnswer): string {
  const { texts, colors, language } = view;
  const { wins, draws, losses, los, games, sprt } = answer;
  const number = (value: number) => formatNumber(language, value);
  const rows: Row[] = [
    ['A', playerText(view, answer.a)],
    ['B', playerText(view, answer.b)],
    [texts.labels.games, `${games}: ${colors.green(`+${wins}`)} =${draws} ${colors.red(`-${losses}`)}`],
    [texts.labels.elo, colors.bold(eloText(answer, number) ?? texts.noElo)],
    [texts.labels.superiority, `${number(100 * los)} %`],
  ];
  if (sprt !== undefined) {
    const { llr, lower, upper, decision } = sprt;
    const verdict = texts.sprtDecisions[decision];
    rows.push([texts.labels.sprt, `${number(llr)} [${number(lower)}; ${number(upper)}], ${verdict}`]);
  }
  return table(view, rows);
}

/** Everybody's rating, points, and points against each of the others, the strongest first. */
export function tournamentText(view: View, answer: TournamentAnswer): string {
  const { labels } = view.texts;
  const order = ranking(answer);
  const points = (value: number) => formatNumber(view.language, value);
  const head = ['', '', labels.elo, labels.points, ...order.map((_, place) => String(place + 1))];
  const rows = order.map((player, place) => {
    const standing = answer.players[player]!;
    const against = order.map((other) => {
      const pair = answer.pairs.find(
        ({ a, b }) => (a === player && b === other) || (a === other && b === player),
      );
      const [tally] = pair === undefined ? [] : tallyOf(player, pair);
      return tally === undefined || gamesOf(tally) === 0 ? '-' : points(tally.wins + tally.draws / 2);
    });
    const sum = `${points(standing.points)}/${standing.games}`;
    return [
      `${place + 1}.`,
      playerText(view, standing),
      eloText(standing, (value) => points(Math.round(value))) ?? '-',
      sum,
      ...against,
    ];
  });
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  const written = lines.map((line) =>
    line
      .map((cell, column) => (column < 2 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
      .join('  ')
      .trimEnd(),
  );
  return written.join('\n');
}

function playerText({ texts }: View, { name, forfeits }: PlayerAnswer): string {
  return forfeits === 0 ? name : `${name} (${texts.engines.forfeits(forfeits)})`;
}

function eloText({ elo, error }: Rating, number: (value: number) => string): string | null {
  if (elo === null) return null;
  return `${elo > 0 ? '+' : ''}${number(elo)} ± ${number(error ?? 0)}`;
}

/** Starts an empty file. @returns a function that adds a game to it. @throws CliError when it cannot be written. */
export function openRecord(file: string, game: Game): (played: TournamentGame) => void {
  const descriptor = createFile(file);
  return (played) => {
    const line = `${JSON.stringify(recordOf(game, played))}\n`;
    writing(file, () => writeSync(descriptor, line));
  };
}
