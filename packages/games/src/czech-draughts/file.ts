import { type GameFileFormat, beginsLikePgn } from '../file-format.js';
import { parsePdn } from './pdn.js';
import { formatPdn } from './pdn-write.js';

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

  read: (text, onDropped) =>
    parsePdn(text, onDropped).map(({ tags, start, tree, result }) => ({
      start,
      tree,
      players: [tags.White ?? '?', tags.Black ?? '?'],
      result,
      tags,
    })),
};
