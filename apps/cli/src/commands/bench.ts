import { GAME_IDS, gameById } from '@tahoun/games';
import type { Command } from 'commander';
import type { Answer } from '../answer.js';
import type { CommandContext } from '../context.js';
import { secondsText, whole } from '../output/numbers.js';
import { table } from '../output/table.js';
import { type Workload, runWorkload } from '../workload.js';

/** `tahoun bench`: a fixed workload of one game or of all. @throws InputError for an unknown game. */
export function bench(only?: string): Answer {
  const ids = only === undefined ? GAME_IDS : [only];
  const games = ids.map((id) => ({ game: id, ...withSpeed(runWorkload(gameById(id))) }));
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

export function addBench(program: Command, { deliver }: CommandContext): void {
  program
    .command('bench')
    .description('search a fixed workload: a constant count of nodes, and the speed')
    .argument('[GAME]')
    .action((game: string | undefined) => deliver(bench(game)));
}
