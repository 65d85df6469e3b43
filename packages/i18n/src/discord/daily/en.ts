import { pluralEn } from '../../language/language.js';

/** Texts of the Discord bot about solving problems and about the problem of the day. */

export const dailyEn = {
  missed: 'This counts as missed, but you may try again.',
  /** After the problem of the day was solved in a server. */
  streak: (days: number) =>
    `Solved on this server ${days} ${pluralEn(days, 'day', 'days')} in a row. \`/problem streaks\` shows everybody.`,
  table: {
    title: (game: string) => `Solvers of the problem of the day: ${game}`,
    none: 'Nobody on this server has solved one on its day yet.',
    line: (place: number, who: string, current: number, best: number, solved: number) =>
      `${place}. ${who}: **${current}** ${pluralEn(current, 'day', 'days')} in a row · best ${best} · solved ${solved}`,
    note: 'A day counts if its problem was solved on that day (by universal time) and without a wrong move.',
  },
  /** In the settings of a server. */
  settings: {
    title: 'Problem of the day',
    on: (game: string, channel: string) => `**${game}** in ${channel}`,
    off: '**off**',
    failures: {
      forbidden: (channel: string) =>
        `**off**, because I was not allowed to post in ${channel}. I need these permissions there: View Channel, Send Messages, Attach Files.`,
      gone: '**off**, because its channel no longer exists',
    },
  },
};
