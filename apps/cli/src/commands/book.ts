import { WIN, formatBook, growBook, strongSearch } from '@tahoun/core';
import { type PositionRequest, bookMoves, load, stateOf } from '@tahoun/engine';
import { kitOf } from '@tahoun/eval';
import type { GameId } from '@tahoun/games';
import type { Command } from 'commander';
import type { Answer } from '../answer.js';
import type { CommandContext } from '../context.js';
import { type GlobalOptions, wholeNumber } from '../options.js';
import { whole } from '../output/numbers.js';
import { stateText } from '../output/state.js';
import { columns, table } from '../output/table.js';
import { writeFile } from '../output-file.js';
import { positionText } from '../position-file.js';

interface GrowOptions {
  readonly pages: number;
  readonly nodes: number;
  readonly plyCost: number;
  readonly margin: number;
  readonly out: string;
  readonly verbose?: boolean;
}

/** `tahoun book show`: the book's moves in a position; the answer is "no" where it knows none. */
function show(request: PositionRequest): Answer {
  const loaded = load(request);
  const moves = bookMoves(loaded).map((move) => loaded.game.formatMove(loaded.position, move));
  const document = { game: request.game, ...stateOf(loaded), moves };
  return {
    document,
    print: (view) => [stateText(view, request, document), columns(moves)].join('\n\n'),
    ...(moves.length > 0 ? {} : { refusal: ({ book }) => book.unknown }),
  };
}

/** `tahoun book grow`: a book written to a file. */
function grow(
  id: string,
  { pages, nodes, plyCost, margin, out }: GrowOptions,
  report: (line: string) => void,
): Answer {
  const { game, position } = load({ game: id });
  const { best: evaluation } = kitOf(id as GameId);
  let searched = 0;
  const root = growBook({
    position,
    pages,
    plyCost,
    search: (walk, moves) => {
      if (moves.length === 0) return [];
      // When every move is ranked, each is searched alone.
      const found = strongSearch({
        position: walk,
        evaluation,
        limits: { nodes: nodes * moves.length },
        multiPv: moves.length,
      });
      searched += found.nodes;
      const scores = new Map(found.ranked?.map(({ move, score }) => [move, score]));
      // A move that the nodes were too few for is not to be told as good.
      return moves.map((move) => scores.get(move) ?? -WIN);
    },
    onPage: (count) => {
      if (count % 50 === 0) report(`${count} positions`);
    },
  });
  const text = formatBook(root, margin);
  writeFile(out, `${text}\n`);
  const document = { game: game.id, positions: pages, nodes: searched, bytes: text.length };
  return {
    document,
    print: (view) =>
      table(
        view,
        Object.entries(document).map(([name, value]) => [
          name,
          typeof value === 'number' ? whole(view, value) : value,
        ]),
      ),
  };
}

/** `tahoun book`: opening books, shown and grown. */
export function addBook(program: Command, { deliver, progress }: CommandContext): void {
  const book = program.command('book').description('opening books: look into one, grow one');
  book
    .command('show')
    .description("the book's moves in a position")
    .argument('<GAME>')
    .argument('[POSITION]')
    .action((id: string, position: string | undefined, _options: object, command: Command) =>
      deliver(
        show({
          game: id,
          position: positionText(id, position),
          variants: command.optsWithGlobals<GlobalOptions>().variant,
        }),
      ),
    );
  book
    .command('grow')
    .description('grow a book from the initial position by searches')
    .argument('<GAME>')
    .option('--pages <N>', 'positions it is to have', wholeNumber('--pages', 1, 1_000_000), 1000)
    .option('--nodes <N>', 'of the search for each move', wholeNumber('--nodes', 1, 100_000_000), 30_000)
    .option(
      '--ply-cost <N>',
      'centi-units that a ply deeper costs: the more, the broader',
      wholeNumber('--ply-cost', 1, 10_000),
      8,
    )
    .option(
      '--margin <N>',
      'centi-units that a move to play may be worse than the best',
      wholeNumber('--margin', 0, 10_000),
      5,
    )
    .requiredOption('--out <FILE>', 'where to write it')
    .option('--verbose', 'report the progress on standard error')
    .action((id: string, options: GrowOptions) =>
      deliver(grow(id, options, (line) => progress(() => line, options.verbose ?? false))),
    );
}
