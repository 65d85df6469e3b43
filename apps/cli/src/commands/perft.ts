import { FIELDS, type PositionRequest, perftAnswer } from '@tahoun/engine';
import type { Command } from 'commander';
import type { Answer } from '../answer.js';
import type { CommandContext } from '../context.js';
import { games } from '../games.js';
import { type GlobalOptions, wholeNumber } from '../options.js';
import { whole, workRows } from '../output/numbers.js';
import { columns, table } from '../output/table.js';
import { positionText } from '../position-file.js';

export interface PerftOptions {
  /** Split by the first move. */
  readonly divide?: boolean;
}

/** `tahoun perft`: counts the move sequences of `depth` plies. @param depth 0 or more. */
export function perft(request: PositionRequest, depth: number, { divide = false }: PerftOptions): Answer {
  const document = perftAnswer(games, request, depth, divide);
  return {
    document,
    print: (view) => {
      const rows = table(view, workRows(view, document));
      if (document.divide === undefined) return rows;
      const split = Object.entries(document.divide).map(([move, nodes]) => `${move}: ${whole(view, nodes)}`);
      return `${columns(split)}\n\n${rows}`;
    },
  };
}

export function addPerft(program: Command, { deliver, help }: CommandContext): void {
  program
    .command('perft')
    .description(help.perft.about)
    .argument('<GAME>')
    .argument('<DEPTH>', help.perft.depth, wholeNumber('DEPTH', 0, FIELDS.depth.max))
    .argument('[POSITION]')
    .option('--divide', help.perft.divide)
    .action(
      (
        game: string,
        depth: number,
        position: string | undefined,
        options: PerftOptions,
        command: Command,
      ) => {
        const { variant: variants } = command.optsWithGlobals<GlobalOptions>();
        deliver(perft({ game, position: positionText(game, position), variants }, depth, options));
      },
    );
}
