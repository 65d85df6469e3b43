import { NAMERS } from '@tahoun/core';
import { TREE_ALGORITHMS } from '@tahoun/engine';
import * as z from 'zod';
import { chances, count, line, score, spokenText, state, text } from './parts.js';
import { Problem } from './service.js';

const Statistics = z
  .strictObject({
    selectiveDepth: count,
    tableProbes: count,
    tableHits: count,
    cutOffs: count,
    firstMoveCutOffs: count,
    branchingFactor: z.number().nullable(),
    depths: z.array(z.strictObject({ depth: count, nodes: count, timeMs: z.number().min(0) })),
    tableFullness: count,
  })
  .meta({ id: 'Statistics', description: 'Statistics of the strong search.' });

const MOVES_PIECES = 'In games whose pieces go from place to place.';

export const bestMove = {
  game: text,
  ...state,
  move: text.nullable().describe('Null when the game is over.'),
  after: text.nullable().describe('The position after the move; null when the game is over.'),
  piece: text.optional().describe(`The kind of piece that moves. ${MOVES_PIECES}`),
  from: text.optional(),
  to: text.optional(),
  captured: z.array(text).optional().describe(`The kinds of the pieces that are captured. ${MOVES_PIECES}`),
  promotion: text
    .nullable()
    .optional()
    .describe(`The kind that the piece becomes, null when it stays. ${MOVES_PIECES}`),
  score: score.describe(
    "From the point of view of the side to move, in hundredths of the game's unit; a win is 1,000,000 minus the plies to it.",
  ),
  scoreText: text,
  ...chances,
  scoreFor: text.describe('The letter of the side whose point of view the scores take.'),
  exact: z.boolean().describe('True when the score is proved.'),
  ...line,
  depth: count,
  nodes: count.describe('Moves made by the search.'),
  earlierNodes: count
    .optional()
    .describe(
      'Moves made before by the smaller depths of a textbook search; all are in `nodes` where a limit ended it.',
    ),
  seconds: z.number().min(0),
  nps: count,
  limitedBy: z.enum(['nodes', 'time', 'stop']).nullable().describe('What stopped the search early.'),
  namedBy: z.enum(NAMERS).optional().describe('What named the move, where no search chose it among others.'),
  lines: z
    .array(z.strictObject({ move: text, score, scoreText: text, ...chances, ...line }))
    .optional()
    .describe('With `multipv` above 1: the best moves in order.'),
  statistics: Statistics.optional(),
  text: spokenText,
};

export const BestMove = z.strictObject(bestMove).meta({ id: 'BestMove' });

export const BestMoveStep = z.union([z.strictObject({ ...bestMove, final: z.boolean() }), Problem]).meta({
  id: 'BestMoveStep',
  description: 'The answer after a completed depth; the last one is `final`, or says what ended the search.',
});

export const Solution = z
  .strictObject({
    game: text,
    ...state,
    solved: z.boolean().describe('False when the limit was too small; the result is then unknown.'),
    outcome: z.enum(['win', 'loss', 'draw']).nullable().describe('For the side to move.'),
    value: z.number().nullable().describe('The theoretical value of the game, such as a margin.'),
    distance: count.nullable().describe('Plies to the end with best play by both sides.'),
    winningMoves: z
      .array(text)
      .optional()
      .describe('Every winning move, in games whose solver finds them all; empty in a lost position.'),
    move: text.nullable(),
    ...line,
    nodes: count,
    seconds: z.number().min(0),
    isTooLarge: z
      .literal(true)
      .optional()
      .describe('True for a position that is too large to be played or drawn; nothing was searched then.'),
  })
  .meta({ id: 'Solution' });

const TreeNode = z
  .strictObject({
    move: text.nullable(),
    alpha: score.nullable(),
    beta: score.nullable(),
    value: score.nullable(),
    cut: z.boolean().describe('True for a move that was cut off and not made.'),
    kind: text,
    stand: score
      .nullable()
      .optional()
      .describe(
        'Of `minimax-quiescence`: the value at which the side to move may stop an exchange; null where it has to move.',
      ),
    depth: z.int().nullable().optional(),
    pass: text.nullable().optional(),
    bound: z.enum(['exact', 'lower', 'upper']).nullable().optional(),
    skip: text.nullable().optional(),
    get children() {
      return z.array(TreeNode);
    },
  })
  .meta({
    id: 'TreeNode',
    description: 'Values are from the point of view of the side to move at the node.',
  });

export const Tree = z
  .strictObject({
    game: text,
    position: text,
    algorithm: z.enum(TREE_ALGORITHMS),
    depth: count,
    reached: count.optional().describe('Depth of the tree of `strong`.'),
    move: text.nullable(),
    score,
    nodes: count,
    seconds: z.number().min(0),
    limitedBy: z.enum(['nodes', 'time', 'stop']).nullable(),
    recorded: count.describe('Nodes in the tree, including cut ones.'),
    truncated: z.boolean(),
    tree: TreeNode,
  })
  .meta({ id: 'Tree' });

export const Batch = z
  .strictObject({
    results: z.array(
      z.union([
        z.strictObject({ ok: z.literal(true), result: BestMove }),
        z.strictObject({ ok: z.literal(false), problem: Problem }),
      ]),
    ),
    nodes: count,
    maxNodes: count,
  })
  .meta({ id: 'Batch' });
