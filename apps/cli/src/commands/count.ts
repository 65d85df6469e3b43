import { FIELDS, type PositionRequest, perftAnswer } from '@tahoun/engine';
import type { Command } from 'commander';
import type { Answer, CommandContext, Progress } from '../answer.js';
import { gameById, gameIds, games } from '../games.js';
import { wholeNumber } from '../options.js';
import { type Work, columns, nodesPerSecond, secondsText, table, whole, workRows } from '../output/text.js';
import { runInThread } from '../workload.js';

interface PerftOptions {
  /** Split by the first move. */
  readonly divide?: boolean;
}

/** `tahoun perft`: counts the move sequences of `depth` plies. @param depth 0 or more. */
function perft(request: PositionRequest, depth: number, { divide = false }: PerftOptions): Answer {
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

export function addPerft(program: Command, { deliver, help, request }: CommandContext): void {
  program
    .command('perft')
    .description(help.perft.about)
    .argument('<GAME>')
    .argument('<DEPTH>', help.perft.depth, wholeNumber('DEPTH', 0, FIELDS.depth.max))
    .argument('[POSITION]')
    .option('--divide', help.perft.divide)
    .action((game: string, depth: number, position: string | undefined, options: PerftOptions) =>
      deliver(perft(request(game, position), depth, options)),
    );
}

/**
 * `tahoun bench`: a fixed workload of one game or of all, one after the other.
 * @throws InputError for an unknown game.
 */
async function bench(only: string | undefined, progress: Progress): Promise<Answer> {
  const ids = only === undefined ? gameIds() : [gameById(only).id];
  const games: ({ readonly game: string } & ReturnType<typeof withSpeed>)[] = [];
  for (const [done, game] of ids.entries()) {
    progress(() => game, { done, total: ids.length });
    games.push({ game, ...withSpeed(await runInThread(game)) });
  }
  const total = withSpeed({
    nodes: games.reduce((sum, { nodes }) => sum + nodes, 0),
    seconds: games.reduce((sum, { seconds }) => sum + seconds, 0),
  });
  return {
    document: { games, ...total },
    print: (view) => {
      const cost = ({ nodes, seconds, nps }: ReturnType<typeof withSpeed>) =>
        `${whole(view, nodes).padStart(12)}  ${secondsText(view, seconds).padStart(10)}  ${view.texts.perSecond(whole(view, nps))}`;
      return table(view, [
        ...games.map((each) => [each.game, cost(each)] as const),
        [view.texts.labels.total, cost(total)],
      ]);
    },
  };
}

function withSpeed(work: Work) {
  return { ...work, nps: nodesPerSecond(work) };
}

export function addBench(program: Command, { deliver, progress, help }: CommandContext): void {
  program
    .command('bench [GAME]')
    .description(help.bench)
    .action(async (game?: string) =>
      deliver(await bench(game, (say, amount) => progress(say, false, amount))),
    );
}
