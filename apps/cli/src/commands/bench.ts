import type { Command } from 'commander';
import type { Answer } from '../answer.js';
import type { CommandContext } from '../context.js';
import { gameById, gameIds } from '../games.js';
import { secondsText, whole } from '../output/numbers.js';
import { table } from '../output/table.js';
import type { Workload } from '../workload.js';
import { runInThread } from '../workload-thread.js';

/**
 * `tahoun bench`: a fixed workload of one game or of all, one after the other.
 * @throws InputError for an unknown game.
 */
async function bench(only?: string): Promise<Answer> {
  const ids = only === undefined ? gameIds() : [gameById(only).id];
  const games: ({ readonly game: string } & ReturnType<typeof withSpeed>)[] = [];
  for (const game of ids) games.push({ game, ...withSpeed(await runInThread(game)) });
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

function withSpeed({ nodes, seconds }: Workload) {
  return { nodes, seconds, nps: seconds > 0 ? Math.round(nodes / seconds) : 0 };
}

export function addBench(program: Command, { deliver, help }: CommandContext): void {
  program
    .command('bench')
    .description(help.bench)
    .argument('[GAME]')
    .action(async (game: string | undefined) => deliver(await bench(game)));
}
