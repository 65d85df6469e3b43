import type { Endgames } from '@tahoun/core';
import { tablesFolder } from '@tahoun/engine/node-tables';
import type { CliTexts } from '@tahoun/i18n';
import type { BuildRequest, CheckedClass, EndgameCounts } from '@tahoun/workshop/tables';
import type { Command } from 'commander';
import { CliError } from '../input/errors.js';
import { aiOf, gameById } from '../input/games.js';
import { wholeNumber } from '../input/options.js';
import type { Answer } from '../output/answer.js';
import { type Row, secondsText, table, whole } from '../output/text.js';
import type { View } from '../output/view.js';
import type { CommandContext } from './context.js';

interface BuildOptions extends Partial<Pick<BuildRequest, 'distances' | 'bundle'>> {
  readonly out?: string;
  readonly verbose?: boolean;
}

interface ReadOptions {
  readonly from?: string;
  readonly verbose?: boolean;
}

type Report = CommandContext['progress'];

/** `tahoun tables build`: solves and writes the tables that are not in the folder yet. @throws CliError */
async function build(id: string, count: string, options: BuildOptions, report: Report): Promise<Answer> {
  const { out: folder = tablesFolder(), distances = false, bundle, verbose = false } = options;
  const { endgames, pieces } = endgamesOf(id, count);
  const { game } = endgames;
  const { TableFolder, buildTables } = await import('@tahoun/workshop/tables');
  const start = performance.now();
  const onProgress: BuildRequest['onProgress'] = (progress) => {
    const { phase, done, distance, number, before, total } = progress;
    const { label, size } = progress.endgame;
    report(
      ({ tables }, language) => {
        const written = (value: number) => whole({ language }, value);
        return phase === 'counting'
          ? tables.counting(label, number, progress.classes, written(done), written(size))
          : tables.resolving(label, number, progress.classes, written(distance), written(done));
      },
      verbose,
      { done: before + (done + (phase === 'counting' ? 0 : size)) / 2, total },
    );
  };
  const store = new TableFolder(folder, game);
  const classes = buildTables({ endgames, pieces, distances, store, bundle, onProgress });
  const bytes = classes.reduce((sum, each) => sum + each.bytes, 0);
  const seconds = secondsSince(start);
  return {
    document: { game, pieces, folder, distances, classes, bytes, seconds },
    print: (view) => {
      const { tables } = view.texts;
      const rows = classes.map((each): Row => {
        const told = 'kept' in each ? tables.kept : countsText(view, { ...each, longestWin: null });
        return [each.class, told];
      });
      return table(view, [
        ...rows,
        [tables.labels.folder, folder],
        [tables.labels.size, whole(view, bytes)],
        [tables.labels.time, secondsText(view, seconds)],
      ]);
    },
  };
}

/** `tahoun tables verify`: checks every value against the moves. The first fault is a "no". @throws CliError */
async function verify(
  id: string,
  count: string | undefined,
  { from, verbose = false }: ReadOptions,
  report: Report,
): Promise<Answer> {
  const { verifyTables } = await import('@tahoun/workshop/tables');
  const found = await tablesOf(id, count, from);
  const start = performance.now();
  const total = found.classes.reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  const classes = verifyTables(found, ({ label, size }) => {
    done += size;
    report(({ tables }, language) => tables.verifying(label, whole({ language }, size)), verbose, {
      done,
      total,
    });
  });
  const seconds = secondsSince(start);
  const indexes = classes.reduce((sum, each) => sum + each.indexes, 0);
  const faulty = classes.find(({ fault }) => fault !== null);
  return {
    document: { game: found.stored.endgames.game, classes, indexes, seconds },
    print: (view) => {
      const { labels, sound } = view.texts.tables;
      const rows = classes.map((each): Row => [each.class, whole(view, each.indexes)]);
      const sum: Row[] = faulty === undefined ? [[labels.total, sound(whole(view, indexes))]] : [];
      return table(view, [...rows, ...sum, [labels.time, secondsText(view, seconds)]]);
    },
    ...(faulty === undefined ? {} : { refusal: (texts) => faultText(texts, faulty) }),
  };
}

function faultText(texts: CliTexts, { class: label, fault }: CheckedClass): string {
  const { index, found, expected } = fault as NonNullable<typeof fault>;
  return texts.tables.unsound(label, index, found, expected);
}

/** `tahoun tables stats`: the results of each class, and of all with as many pieces together. @throws CliError */
async function stats(id: string, count: string | undefined, { from }: ReadOptions): Promise<Answer> {
  const { countTables } = await import('@tahoun/workshop/tables');
  const found = await tablesOf(id, count, from);
  const { classes, totals } = countTables(found);
  return {
    document: { game: found.stored.endgames.game, classes, totals },
    print: (view) => {
      const { labels } = view.texts.tables;
      const sums = totals.map((each): Row => [`${labels.total} ${each.pieces}`, countsText(view, each)]);
      return table(view, [...classes.map((each): Row => [each.class, countsText(view, each)]), ...sums]);
    },
  };
}

/** The results of a class or of several together, in one line. */
function countsText(view: View, { positions, wins, draws, losses, longestWin }: EndgameCounts): string {
  const written = (value: number) => whole(view, value);
  const longest = longestWin === null ? null : view.texts.plies(longestWin);
  const { counts } = view.texts.tables;
  return counts(written(positions), written(wins), written(draws), written(losses), longest);
}

const secondsSince = (start: number) => (performance.now() - start) / 1000;

/** @throws InputError for an unknown game, CliError for one without tables or another number of pieces. */
function endgamesOf(id: string, pieces?: string): { endgames: Endgames; pieces: number } {
  const { endgames } = aiOf(gameById(id).id);
  if (endgames === undefined) throw new CliError(({ tables }) => tables.noEndgames(id));
  const { maxPieces } = endgames;
  const count = pieces === undefined ? maxPieces : wholeNumber('PIECES', 2, maxPieces)(pieces);
  return { endgames, pieces: count };
}

async function tablesOf(id: string, count: string | undefined, from: string | undefined) {
  const { endgames, pieces } = endgamesOf(id, count);
  const { findTables } = await import('@tahoun/workshop/tables');
  return findTables(endgames, pieces, from ?? tablesFolder(), from !== undefined);
}

/** `tahoun tables`: endgame tables, built, checked and counted. */
export function describeTables(tables: Command, { deliver, progress, help }: CommandContext): void {
  tables
    .command('build')
    .description(help.tables.build)
    .argument('<GAME>')
    .argument('<PIECES>')
    .option('--out <FOLDER>', help.tables.out)
    .option('--distances', help.tables.distances)
    .option('--bundle <FILE>', help.tables.bundle)
    .option('--verbose', help.shared.verbose)
    .action(async (id: string, count: string, options: BuildOptions) =>
      deliver(await build(id, count, options, progress)),
    );
  addReader(tables, 'verify', help).action(
    async (id: string, count: string | undefined, options: ReadOptions) =>
      deliver(await verify(id, count, options, progress)),
  );
  addReader(tables, 'stats', help).action(
    async (id: string, count: string | undefined, options: ReadOptions) =>
      deliver(await stats(id, count, options)),
  );
}

function addReader(tables: Command, name: 'verify' | 'stats', help: CommandContext['help']): Command {
  return tables
    .command(name)
    .description(help.tables[name])
    .argument('<GAME>')
    .argument('[PIECES]')
    .option('--from <FOLDER>', help.tables.from)
    .option('--verbose', help.shared.verbose);
}
