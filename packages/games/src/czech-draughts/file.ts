import { type GameFileFormat, beginsLikePgn, eachAs } from '../file-format.js';
import { formatPdn, pdnGames } from './pdn.js';

/** Portable Draughts Notation. */
export const czechDraughtsFile: GameFileFormat = {
  id: 'pdn',
  looksLike: beginsLikePgn,

  write({ start, tree, players, result, date, tags: others }) {
    const tags = {
      ...others,
      White: players[0],
      Black: players[1],
      ...(date === undefined ? {} : { Date: date.replaceAll('-', '.') }),
    };
    return formatPdn([{ tags, start, tree, result }]);
  },

  games: (text) =>
    eachAs(pdnGames(text), ({ tags, start, tree, result }) => ({
      start,
      tree,
      players: [tags.White ?? '?', tags.Black ?? '?'],
      result,
      tags,
    })),
};
