import { FIELDS, type PositionRequest, perftAnswer } from '@tahoun/engine';
import type { Progress } from '@tahoun/i18n';
import type { Command } from 'commander';
import { gameById, gameIds, games } from '../input/games.js';
import { wholeNumber } from '../input/options.js';
import type { Answer } from '../output/answer.js';
import { type Work, columns, nodesPerSecond, secondsText, table, whole, workRows } from '../output/text.js';
import { runInThread } from '../search/workload.js';
import type { CommandContext } from './context.js';

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

export function describePerft(command: Command, { deliver, help, request }: CommandContext): void {
  command
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

export function describeBench(command: Command, { deliver, progress }: CommandContext): void {
  command
    .arguments('[GAME]')
    .action(async (game?: string) =>
      deliver(await bench(game, (say, amount) => progress(say, false, amount))),
    );
}
