import { type PositionRequest, TREE_ALGORITHMS, type TreeRequest, treeAnswer } from '@tahoun/engine';
import type { Command } from 'commander';
import { games, sourceDepths } from '../input/games.js';
import { wordOption } from '../input/options.js';
import type { Answer } from '../output/answer.js';
import { treeText } from '../output/tree.js';
import { refuseUnheeded, searchOption } from '../search/options.js';
import { isShort, searchInPool } from '../search/pool.js';
import type { CommandContext } from './context.js';

const FORMATS = ['json', 'dot', 'svg'] as const;
type Format = (typeof FORMATS)[number];
/** A picture of more nodes is too wide to look at; `--limit` asks for them all the same. */
const DRAWN_NODES = 400;

/**
 * `tahoun tree`: the tree that a search walked.
 * @param format an outline when left out. @param isInterruptible whether Ctrl-C asks for the tree so far.
 */
async function tree(
  request: TreeRequest,
  format: Format | undefined,
  isInterruptible: boolean,
): Promise<Answer> {
  const document =
    isInterruptible && !isShort(request)
      ? (await searchInPool((host, signal) => host.tree(request, { signal }))).answer
      : treeAnswer(games, request);
  if (format === 'dot' || format === 'svg') {
    // Loaded for a picture only: every command of the program reads this file.
    const { treeToDot, treeToSvg } = await import('@tahoun/lab/tree');
    const draw = format === 'dot' ? treeToDot : treeToSvg;
    return { document, print: (view) => draw(document, view.texts.tree).trimEnd() };
  }
  return {
    document,
    print: (view) => (format === 'json' ? JSON.stringify(document) : treeText(view, document)),
  };
}

interface TreeOptions extends Omit<TreeRequest, keyof PositionRequest> {
  readonly format?: Format;
}

export async function describeTree(command: Command, context: CommandContext): Promise<void> {
  const { deliver, help, interactive, request, showsHelp = false } = context;
  command
    .arguments('<GAME> [POSITION]')
    .addOption(
      wordOption(
        '--algorithm <A>',
        help.shared.oneOf(TREE_ALGORITHMS.join(', ')),
        TREE_ALGORITHMS,
      ).makeOptionMandatory(),
    )
    .addOption(searchOption('depth', help.shared.depth(await sourceDepths(showsHelp))).makeOptionMandatory())
    .addOption(searchOption('nodes', help.shared.nodes))
    .addOption(searchOption('timeMs', help.shared.time))
    .addOption(searchOption('without', help.shared.without))
    .addOption(searchOption('parameters', help.shared.parameter))
    .addOption(searchOption('moves', help.tree.moves))
    .addOption(wordOption('--format <F>', help.tree.format(FORMATS.join(', ')), FORMATS))
    .addOption(searchOption('limit', help.tree.limit))
    .action(async (game: string, position: string | undefined, { format, ...options }: TreeOptions) => {
      refuseUnheeded(options);
      const limit = options.limit ?? (format === 'svg' || format === 'dot' ? DRAWN_NODES : undefined);
      deliver(await tree({ ...options, limit, ...request(game, position) }, format, interactive));
    });
}
