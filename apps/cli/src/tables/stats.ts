import { type EndgameCounts, countEndgame } from '@tahoun/core';
import type { Answer } from '../answer.js';
import { type Row, table } from '../output/table.js';
import { countsText } from './counts-text.js';
import { type FoundTables, naming } from './stored.js';

/** `tahoun tables stats`: what each class comes to, and all with as many pieces together. */
export function stats({ stored, classes }: FoundTables): Answer {
  const counted = classes.map((endgame) => {
    const values = naming(endgame.label, () => stored.valuesOf(endgame.label));
    const counts = countEndgame(endgame, values);
    stored.forget();
    return { class: endgame.label, pieces: endgame.pieces, ...counts };
  });
  const pieces = [...new Set(counted.map((each) => each.pieces))];
  const totals = pieces.map((count) => ({
    pieces: count,
    ...sumOf(counted.filter((each) => each.pieces === count)),
  }));
  return {
    document: { game: stored.endgames.game, classes: counted, totals },
    print: (view) =>
      table(view, [
        ...counted.map((each): Row => [each.class, countsText(view, each)]),
        ...totals.map(
          (each): Row => [`${view.texts.tables.labels.total} ${each.pieces}`, countsText(view, each)],
        ),
      ]),
  };
}

function sumOf(all: readonly EndgameCounts[]): EndgameCounts {
  const sum: EndgameCounts = { positions: 0, wins: 0, draws: 0, losses: 0, longestWin: null };
  for (const each of all) {
    sum.positions += each.positions;
    sum.wins += each.wins;
    sum.draws += each.draws;
    sum.losses += each.losses;
    if (each.longestWin !== null) sum.longestWin = Math.max(sum.longestWin ?? 0, each.longestWin);
  }
  return sum;
}
