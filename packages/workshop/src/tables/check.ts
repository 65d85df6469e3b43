import { type EndgameClass, type TableFault, type TableReader, distanceOf, verifySlice } from '@tahoun/core';
import { type FoundTables, naming } from './stored.js';

/** Result of the check of a class. */
export interface CheckedClass {
  readonly class: string;
  /** Whether the table holds distances, which makes the check a proof. */
  readonly distances: boolean;
  readonly indexes: number;
  readonly fault: TableFault | null;
}

/** Checks every value of the tables against the moves, up to the first fault. @throws CliError */
export function verifyTables(
  { stored, classes }: FoundTables,
  onClass: (endgame: EndgameClass) => void,
): CheckedClass[] {
  const checked: CheckedClass[] = [];
  const valuesOf = (label: string) => naming(label, () => stored.valuesOf(label));
  for (const endgame of classes) {
    const { label, size } = endgame;
    const reader = naming(label, () => stored.open(endgame)) as TableReader;
    const { hasDistances } = reader.header;
    const fault = verifySlice(endgame.slice(valuesOf), valuesOf(label), hasDistances);
    stored.forget();
    checked.push({ class: label, distances: hasDistances, indexes: size, fault });
    if (fault !== null) break;
    onClass(endgame);
  }
  return checked;
}

/** Counts of a class, or of several together, by result, for the side to move. */
export interface EndgameCounts {
  positions: number;
  wins: number;
  draws: number;
  losses: number;
  /** Plies of the longest win; null where the table holds no distances. */
  longestWin: number | null;
}

const NOTHING: EndgameCounts = { positions: 0, wins: 0, draws: 0, losses: 0, longestWin: null };

/** The results of each class, and of all with as many pieces together. @throws CliError */
export function countTables({ stored, classes }: FoundTables) {
  const counted = classes.map((endgame) => {
    const { label, pieces } = endgame;
    const values = naming(label, () => stored.valuesOf(label));
    const counts = countEndgame(endgame, values);
    stored.forget();
    return { class: label, pieces, ...counts };
  });
  const totals = [...new Set(counted.map(({ pieces }) => pieces))].map((pieces) => ({
    pieces,
    ...sumOf(counted.filter((each) => each.pieces === pieces)),
  }));
  return { classes: counted, totals };
}

/** Counts a table. @param values with or without distances. */
function countEndgame(endgame: EndgameClass, values: Int16Array): EndgameCounts {
  const counts = { ...NOTHING };
  for (let index = 0; index < endgame.size; index++) {
    if (!endgame.hasPosition(index)) continue;
    const value = values[index]!;
    counts.positions++;
    if (value === 0) counts.draws++;
    else if (value < 0) counts.losses++;
    else {
      counts.wins++;
      const distance = distanceOf(value);
      if (distance !== null) counts.longestWin = Math.max(counts.longestWin ?? 0, distance);
    }
  }
  return counts;
}

function sumOf(all: readonly EndgameCounts[]): EndgameCounts {
  const sum = { ...NOTHING };
  for (const each of all) {
    sum.positions += each.positions;
    sum.wins += each.wins;
    sum.draws += each.draws;
    sum.losses += each.losses;
    if (each.longestWin !== null) sum.longestWin = Math.max(sum.longestWin ?? 0, each.longestWin);
  }
  return sum;
}
