import { TREE_ALGORITHMS, type TreeRequest, treeAnswer } from '@tahoun/engine';
import type { ParameterValues } from '@tahoun/eval';
import type { Command } from 'commander';
import type { Answer, CommandContext } from '../answer.js';
import { SOURCE_DEPTHS, games } from '../games.js';
import { type GlobalOptions, refuseUnheeded, searchOption, wordOption } from '../options.js';
import { treeText } from '../output/tree.js';
import { interruptible, isShort } from './interruptible.js';

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
      ? (await interruptible((host, signal) => host.tree(request, { signal }))).answer
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

interface TreeOptions
  extends Pick<TreeRequest, 'algorithm' | 'depth' | 'nodes' | 'without' | 'limit' | 'moves'> {
  readonly time?: number;
  readonly format?: Format;
  readonly parameter?: ParameterValues;
}

/** @param interactive false in `batch`, which Ctrl-C ends. */
export function addTree(
  program: Command,
  { deliver, help, positionText }: CommandContext,
  interactive: boolean,
): void {
  program
    .command('tree')
    .description(help.tree.about)
    .argument('<GAME>')
    .argument('[POSITION]')
    .addOption(
      wordOption(
        '--algorithm <A>',
        help.shared.oneOf(TREE_ALGORITHMS.join(', ')),
        TREE_ALGORITHMS,
      ).makeOptionMandatory(),
    )
    .addOption(searchOption('depth', help.shared.depth(SOURCE_DEPTHS)).makeOptionMandatory())
    .addOption(searchOption('nodes', help.shared.nodes))
    .addOption(searchOption('timeMs', help.shared.time))
    .addOption(searchOption('without', help.shared.without))
    .addOption(searchOption('parameters', help.shared.parameter))
    .addOption(searchOption('moves', help.tree.moves))
    .addOption(wordOption('--format <F>', help.tree.format(FORMATS.join(', ')), FORMATS))
    .addOption(searchOption('limit', help.tree.limit))
    .action(async (game: string, position: string | undefined, options: TreeOptions, command: Command) => {
      const { format, parameter: parameters, time: timeMs, ...request } = options;
      refuseUnheeded(request);
      const limit = request.limit ?? (format === 'svg' || format === 'dot' ? DRAWN_NODES : undefined);
      const { variant: variants } = command.optsWithGlobals<GlobalOptions>();
      const asked = { timeMs, parameters, limit, game, position: positionText(game, position), variants };
      deliver(await tree({ ...request, ...asked }, format, interactive));
    });
}
