import type { Endgames } from '@tahoun/core';
import { tablesFolder } from '@tahoun/engine/node-tables';
import type { Command } from 'commander';
import type { CommandContext } from '../answer.js';
import { CliError } from '../errors.js';
import { aiOf, gameById } from '../games.js';
import { wholeNumber } from '../options.js';
import { build } from '../tables/build.js';
import { stats, verify } from '../tables/check.js';
import { findTables } from '../tables/stored.js';

interface BuildOptions {
  readonly out?: string;
  readonly distances?: boolean;
  readonly bundle?: string;
  readonly verbose?: boolean;
}

interface ReadOptions {
  readonly from?: string;
  readonly verbose?: boolean;
}

/** @throws InputError for an unknown game, CliError for one without tables or another number of pieces. */
function endgamesOf(id: string, pieces?: string): { endgames: Endgames; pieces: number } {
  const { endgames } = aiOf(gameById(id).id);
  if (endgames === undefined) throw new CliError(({ tables }) => tables.noEndgames(id));
  const { maxPieces } = endgames;
  const count = pieces === undefined ? maxPieces : wholeNumber('PIECES', 2, maxPieces)(pieces);
  return { endgames, pieces: count };
}

/** `tahoun tables`: endgame tables, built, checked and counted. */
export function addTables(program: Command, { deliver, progress, help }: CommandContext): void {
  const tables = program.command('tables').description(help.tables.about);
  tables
    .command('build')
    .description(help.tables.build)
    .argument('<GAME>')
    .argument('<PIECES>')
    .option('--out <FOLDER>', help.tables.out)
    .option('--distances', help.tables.distances)
    .option('--bundle <FILE>', help.tables.bundle)
    .option('--verbose', help.shared.verbose)
    .action(
      (game: string, count: string, { out, distances = false, bundle, verbose = false }: BuildOptions) => {
        const folder = out ?? tablesFolder();
        deliver(build({ ...endgamesOf(game, count), folder, distances, bundle }, progress, verbose));
      },
    );
  addReader(tables, 'verify', help).action(
    (game: string, count: string | undefined, { from, verbose = false }: ReadOptions) =>
      deliver(verify(tablesOf(game, count, from), progress, verbose)),
  );
  addReader(tables, 'stats', help).action((game: string, count: string | undefined, { from }: ReadOptions) =>
    deliver(stats(tablesOf(game, count, from))),
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

function tablesOf(game: string, count: string | undefined, from: string | undefined) {
  const { endgames, pieces } = endgamesOf(game, count);
  return findTables(endgames, pieces, from ?? tablesFolder(), from !== undefined);
}
