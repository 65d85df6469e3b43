import { type EndgameClass, type TableFault, type TableReader, verifySlice } from '@tahoun/core';
import type { Answer } from '../answer.js';
import type { CommandContext } from '../context.js';
import { secondsText, whole } from '../output/numbers.js';
import { type Row, table } from '../output/table.js';
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
  for (const endgame of found.classes) {
    const result = check(found, endgame);
    checked.push(result);
    if (result.fault !== null) break;
    report(
      ({ tables }, language) => tables.verifying(endgame.label, whole({ language }, endgame.size)),
      verbose,
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
