import { type Endgames, type RetrogradeProgress, buildEndgames, writeBundle } from '@tahoun/core';
import type { Answer, CommandContext } from '../answer.js';
import { type Row, secondsText, table, whole } from '../output/text.js';
import { countsText } from './check.js';
import { TableFolder, writeWhole } from './stored.js';

/** Options of `tahoun tables build`. */
interface BuildOptions {
  readonly endgames: Endgames;
  readonly pieces: number;
  readonly folder: string;
  readonly distances: boolean;
  /** A file for all the tables together, as they come with the program. */
  readonly bundle?: string | undefined;
}

type Report = CommandContext['progress'];

/** `tahoun tables build`: solves and writes the tables that are not in the folder yet. @throws CliError */
export function build(options: BuildOptions, report: Report, verbose: boolean): Answer {
  const { endgames, pieces, folder, distances, bundle } = options;
  const store = new TableFolder(folder, endgames.game);
  const all = endgames.classes(pieces);
  const start = performance.now();
  const total = all.reduce((sum, { size }) => sum + size, 0);
  const onProgress = (label: string, { phase, done, distance }: RetrogradeProgress) => {
    const number = all.findIndex((each) => each.label === label);
    const before = all.slice(0, number).reduce((sum, each) => sum + each.size, 0);
    const size = all[number]?.size ?? 0;
    report(
      ({ tables }, language) => {
        const written = (value: number) => whole({ language }, value);
        return phase === 'counting'
          ? tables.counting(label, number + 1, all.length, written(done), written(size))
          : tables.resolving(label, number + 1, all.length, written(distance), written(done));
      },
      verbose,
      { done: before + (done + (phase === 'counting' ? 0 : size)) / 2, total },
    );
  };
  const built = buildEndgames({
    endgames,
    pieces,
    distances,
    store,
    onProgress: ({ label }, progress) => onProgress(label, progress),
  });
  const files: Uint8Array[] = [];
  const classes = Array.from(built, ({ endgame: { label }, table: solved }) => {
    const bytes = store.read(label) as Uint8Array;
    if (bundle !== undefined) files.push(bytes);
    if (solved === null) return { class: label, bytes: bytes.length, kept: true as const };
    const { wins, draws, losses, longest } = solved;
    return {
      class: label,
      bytes: bytes.length,
      positions: wins + draws + losses,
      wins,
      draws,
      losses,
      longest,
    };
  });
  if (bundle !== undefined) writeWhole(bundle, writeBundle(files));
  const bytes = classes.reduce((sum, each) => sum + each.bytes, 0);
  const seconds = (performance.now() - start) / 1000;
  const document = { game: endgames.game, pieces, folder, distances, classes, bytes, seconds };
  return {
    document,
    print: (view) => {
      const { tables } = view.texts;
      const rows = classes.map(
        (each): Row => [
          each.class,
          'kept' in each ? tables.kept : countsText(view, { ...each, longestWin: null }),
        ],
      );
      return table(view, [
        ...rows,
        [tables.labels.folder, folder],
        [tables.labels.size, whole(view, bytes)],
        [tables.labels.time, secondsText(view, seconds)],
      ]);
    },
  };
}
