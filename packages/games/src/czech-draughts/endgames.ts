import type { EndgameClass, Endgames } from '@tahoun/core';
import { EndgameIndex } from './endgame-index.js';
import { EndgameSlice } from './endgame-slice.js';
import { ENDING_LIMIT, QUIET_LIMIT } from './endings.js';
import { type Material, forcesKey, keyOfBoard, materialOf, materialsOf } from './material.js';
import type { DraughtsPosition } from './position.js';
import { type Squares, countSquares } from './squares.js';

/** All that fit the memory while they are built; those of six take some hours. */
const MAX_PIECES = 6;

/**
 * Endgame tables of Czech draughts: all positions of up to six pieces, kings landing where they like.
 * The draws of article 6 play no part in them.
 */
export const czechDraughtsEndgames: Endgames<DraughtsPosition> = {
  game: 'czech-draughts',
  maxPieces: MAX_PIECES,

  countPieces: ({ white, black }) => countSquares(white | black),

  classes(pieces) {
    const counts = Array.from({ length: pieces - 1 }, (_, i) => i + 2);
    return counts.flatMap((count) => materialsOf(count).map(endgameOf));
  },

  classOf({ white, black, kings, mustContinue }) {
    if (mustContinue || white === 0 || black === 0) return null;
    return countSquares(white | black) > MAX_PIECES ? null : endgameOn(white, black, kings);
  },

  undisturbedPlies({ quietPlies, endingPlies }) {
    const untilQuiet = QUIET_LIMIT - quietPlies;
    // A short ending that arises on the way is won within its moves, or not at all: endgames.test.ts.
    return endingPlies < 0 ? untilQuiet : Math.min(untilQuiet, ENDING_LIMIT - endingPlies);
  },
};

/** A class of material with its slice. */
class DraughtsEndgame extends EndgameIndex implements EndgameClass<DraughtsPosition> {
  slice(valuesOf: (label: string) => Int16Array): EndgameSlice {
    return new EndgameSlice(this, ({ white, black, kings }) => {
      const index = endgameOn(white, black, kings);
      return { index, values: valuesOf(index.label) };
    });
  }
}

/** By the forces of White and Black, each class twice; those that were asked for. */
const endgames = new Map<number, DraughtsEndgame>();

function endgameOn(white: Squares, black: Squares, kings: Squares): DraughtsEndgame {
  return endgames.get(keyOfBoard(white, black, kings)) ?? endgameOf(materialOf(white, black, kings));
}

function endgameOf(material: Material): DraughtsEndgame {
  const { strong, weak } = material;
  const known = endgames.get(forcesKey(strong, weak));
  if (known !== undefined) return known;
  const endgame = new DraughtsEndgame(material);
  endgames.set(forcesKey(strong, weak), endgame);
  endgames.set(forcesKey(weak, strong), endgame);
  return endgame;
}
