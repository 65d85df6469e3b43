import { InputError } from '../contract/errors.js';
import type { Game, Position } from '../contract/game.js';
import type { NetworkFeatures } from './features.js';

/** Contents of a cell as side 0 sees it: its own letter and capital, those of side 1, anything else. */
const OWN = 1;
const OWN_CAPITAL = 2;
const ENEMY = 3;
const ENEMY_CAPITAL = 4;
const OTHER = 5;
const CONTENTS = 6;
const BUCKETS = 4;

/**
 * The features of a game that describes none: each character on each place of the board in its text form, whose length
 * must not change. `.` and `/` are nothing. Reading a text for each position is slow, so a game that is to be played
 * well describes its own.
 */
export function textFeatures<P extends Position>(game: Game<P>): NetworkFeatures<P> {
  const length = game.formatPosition(game.initial()).search(/ |$/);
  const places = 4 * Math.ceil(length / 4);
  const contents = new Uint8Array(128).fill(OTHER);
  contents['.'.charCodeAt(0)] = 0;
  contents['/'.charCodeAt(0)] = 0;
  for (const [side, { id }] of game.sides.entries()) {
    contents[id.toUpperCase().charCodeAt(0)] = side === 0 ? OWN_CAPITAL : ENEMY_CAPITAL;
    contents[id.toLowerCase().charCodeAt(0)] = side === 0 ? OWN : ENEMY;
  }
  const bytes = new Uint8Array(places);
  const words = new Int32Array(bytes.buffer);
  /* The position that was read last, by its key: it is asked for its board and its bucket. */
  const key = { lo: 0, hi: 0 };
  let filled = -1;
  const read = (position: P) => {
    const { hashLo, hashHi } = position;
    if (filled >= 0 && key.lo === hashLo && key.hi === hashHi) return words;
    const text = game.formatPosition(position);
    if (text.search(/ |$/) !== length) {
      throw new InputError(
        'network-other-board',
        `a network of ${game.id} sees only boards of the size that the game begins with by default`,
        {
          game: game.id,
        },
      );
    }
    filled = 0;
    for (let at = 0; at < length; at++) {
      const content = contents[text.charCodeAt(at) & 127]!;
      bytes[at] = content;
      if (content !== 0) filled++;
    }
    key.lo = hashLo;
    key.hi = hashHi;
    return words;
  };
  return {
    count: places * (CONTENTS - 1),
    places,
    contents: CONTENTS,
    views: 2,
    buckets: BUCKETS,
    board: read,
    viewOf: (_, side) => side,
    featureOf(view, place, content) {
      const isTurned = view === 1 && content !== OTHER;
      const seen = isTurned ? ((content + 1) % ENEMY_CAPITAL) + 1 : content;
      return place * (CONTENTS - 1) + seen - 1;
    },
    bucketOf(position) {
      read(position);
      return Math.min(BUCKETS - 1, Math.floor((BUCKETS * filled) / places));
    },
  };
}
