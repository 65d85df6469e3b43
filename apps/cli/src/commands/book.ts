import { type PositionRequest, bookMoves, load, stateOf } from '@tahoun/engine';
import { formatNumber } from '@tahoun/i18n';
import type { Command } from 'commander';
import { writeFile } from '../input/files.js';
import { aiOf, games } from '../input/games.js';
import { wholeNumber } from '../input/options.js';
import type { Answer } from '../output/answer.js';
import { columns, figuresAnswer, stateText } from '../output/text.js';
import type { CommandContext } from './context.js';

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
  const loaded = load(games, request);
  const moves = bookMoves(loaded).map((move) => loaded.game.formatMove(loaded.position, move));
  const document = { game: request.game, ...stateOf(loaded), moves };
  return {
    document,
    print: (view) => [stateText(view, request, document), columns(moves)].join('\n\n'),
    ...(moves.length > 0 ? {} : { refusal: ({ book }) => book.unknown }),
  };
}

/** `tahoun book grow`: a book written to a file. */
async function grow(
  id: string,
  { out, verbose = false, ...options }: GrowOptions,
  progress: CommandContext['progress'],
): Promise<Answer> {
  const { game, position } = load(games, { game: id });
  const { makeBook } = await import('@tahoun/workshop/book');
  const { text, nodes } = makeBook({
    ...options,
    position,
    evaluation: aiOf(id).best,
    onPage: (done) => {
      if (done % 50 > 0) return;
      progress(({ learning }, language) => learning.positions(formatNumber(language, done)), verbose, {
        done,
        total: options.pages,
      });
    },
  });
  writeFile(out, `${text}\n`);
  return figuresAnswer({ game: game.id, positions: options.pages, nodes, bytes: text.length });
}

/** `tahoun book`: opening books, shown and grown. */
export function describeBook(book: Command, { deliver, progress, help, request }: CommandContext): void {
  book
    .command('show <GAME> [POSITION]')
    .description(help.book.show)
    .action((id: string, position?: string) => deliver(show(request(id, position))));
  book
    .command('grow')
    .description(help.book.grow)
    .argument('<GAME>')
    .option('--pages <N>', help.book.pages, wholeNumber('--pages', 1, 1_000_000), 1000)
    .option('--nodes <N>', help.book.nodes, wholeNumber('--nodes', 1, 100_000_000), 30_000)
    .option('--ply-cost <N>', help.book.plyCost, wholeNumber('--ply-cost', 1, 10_000), 8)
    .option('--margin <N>', help.book.margin, wholeNumber('--margin', 0, 10_000), 5)
    .requiredOption('--out <FILE>', help.book.out)
    .option('--verbose', help.shared.verbose)
    .action(async (id: string, options: GrowOptions) => deliver(await grow(id, options, progress)));
}
