import { DEFAULT_TEXTBOOK_DEPTH, FIELDS, TREE_ALGORITHMS } from '@tahoun/engine';
import * as z from 'zod';
import {
  evaluation,
  language,
  moveList,
  number,
  parameters,
  position,
  search,
  sentence,
  usualNote,
  whole,
} from './fields.js';

/** Positions of one batch, at most. */
export const MAX_BATCH = 32;
/** Default number of lines of an analysis. */
export const DEFAULT_LINES = 3;

const bestMove = {
  ...position,
  level: number('level'),
  algorithm: z
    .enum(FIELDS.algorithm.accepts)
    .optional()
    .describe(sentence(FIELDS.algorithm.text, usualNote(FIELDS.algorithm))),
  verifyDepth: number('verifyDepth'),
  multipv: number('multiPv'),
  ...search,
};

export const EvalParameters = z.strictObject({
  ...position,
  evaluation: evaluation.describe("`best` when nothing is said; `textbook` is that of the game's source."),
  parameters,
});
export type EvalParameters = z.infer<typeof EvalParameters>;

export const BestMoveParameters = z.strictObject({ ...bestMove, language });
export type BestMoveParameters = z.infer<typeof BestMoveParameters>;

export const AnalyseParameters = z.strictObject({
  ...position,
  multipv: number('multiPv', `${DEFAULT_LINES} by default`),
  ...search,
  language,
});
export type AnalyseParameters = z.infer<typeof AnalyseParameters>;

const { time: _time, threads: _threads, ...rest } = bestMove;
/** The parameters with which a question always has the same answer. */
export const repeatable = rest;

export const BatchParameters = z.strictObject({
  positions: z
    .array(z.strictObject({ ...repeatable, language }))
    .min(1)
    .max(MAX_BATCH)
    .describe('Requests as for best-move, without `time` and `threads`.'),
  nodes: whole(1, FIELDS.nodes.max, 'Most moves that all searches together may make.'),
});
export type BatchParameters = z.infer<typeof BatchParameters>;

export const SolveParameters = z.strictObject({ ...position, nodes: search.nodes, time: search.time });
export type SolveParameters = z.infer<typeof SolveParameters>;

export const TreeParameters = z.strictObject({
  ...position,
  algorithm: z.enum(TREE_ALGORITHMS).optional().describe('By default `alpha-beta`.'),
  depth: number('depth', `${DEFAULT_TEXTBOOK_DEPTH} by default`),
  parameters,
  without: search.without,
  moves: moveList('Search these moves at the root only, in this order.'),
  nodes: search.nodes,
  limit: number('limit', 'lowered to the ceiling'),
});
export type TreeParameters = z.infer<typeof TreeParameters>;
