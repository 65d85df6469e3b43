import {
  type EndgameClass,
  type EndgameCounts,
  type TableFault,
  type TableReader,
  countEndgame,
  verifySlice,
} from '@tahoun/core';
import type { Answer, CommandContext, View } from '../answer.js';
import { type Row, secondsText, table, whole } from '../output/text.js';
import { type FoundTables, naming } from './stored.js';

interface Checked {
  readonly class: string;
  /** Whether the table holds distances, which makes the check a proof. */
  readonly distances: boolean;
  readonly indexes: number;
  readonly fault: TableFault | null;
}

/** `tahoun tables verify`: checks every value against the moves. The first fault is a "no". @throws CliError */
export function verify(found: FoundTables, report: CommandContext['progress'], verbose: boolean): Answer {
  const start = performance.now();
  const checked: Checked[] = [];
  const total = found.classes.reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  for (const endgame of found.classes) {
    const result = check(found, endgame);
    checked.push(result);
    if (result.fault !== null) break;
    done += endgame.size;
    report(
      ({ tables }, language) => tables.verifying(endgame.label, whole({ language }, endgame.size)),
      verbose,
      { done, total },
    );
  }
  const seconds = (performance.now() - start) / 1000;
  const indexes = checked.reduce((sum, each) => sum + each.indexes, 0);
  const faulty = checked.find(({ fault }) => fault !== null);
  return {
    document: { game: found.stored.endgames.game, classes: checked, indexes, seconds },
    print: (view) => {
      const { labels, sound } = view.texts.tables;
      const rows = checked.map((each): Row => [each.class, whole(view, each.indexes)]);
      const total: Row[] = faulty === undefined ? [[labels.total, sound(whole(view, indexes))]] : [];
      return table(view, [...rows, ...total, [labels.time, secondsText(view, seconds)]]);
    },
    ...(faulty === undefined ? {} : { refusal: ({ tables }) => faultText(tables.unsound, faulty) }),
  };
}

function check({ stored }: FoundTables, endgame: EndgameClass): Checked {
  const { label, size } = endgame;
  const valuesOf = (of: string) => naming(of, () => stored.valuesOf(of));
  const reader = naming(label, () => stored.open(endgame)) as TableReader;
  const { hasDistances } = reader.header;
  const fault = verifySlice(endgame.slice(valuesOf), valuesOf(label), hasDistances);
  stored.forget();
  return { class: label, distances: hasDistances, indexes: size, fault };
}

function faultText(
  say: (label: string, index: number, found: number, expected: number) => string,
  { class: label, fault }: Checked,
): string {
  const { index, found, expected } = fault as TableFault;
  return say(label, index, found, expected);
}

/** `tahoun tables stats`: the results of each class, and of all with as many pieces together. */
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

/** The results of a class or of several together, in one line. */
export function countsText(view: View, counts: EndgameCounts): string {
  const { positions, wins, draws, losses, longestWin } = counts;
  const written = (value: number) => whole(view, value);
  const longest = longestWin === null ? null : view.texts.plies(longestWin);
  return view.texts.tables.counts(
    written(positions),
    written(wins),
    written(draws),
    written(losses),
    longest,
  );
}
