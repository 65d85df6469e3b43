import { TREE_ALGORITHMS } from '@tahoun/engine';
import * as z from 'zod';
import { JOB_STATES } from '../jobs/queue.js';

/** What the routes answer, for the OpenAPI document. The types of the code are the engine's own. */

const text = z.string();
const count = z.int().min(0);
const moves = z.array(text);
/** A score or an end of a window; infinite ends are null. */
const score = z.int();

const state = {
  position: text.meta({ description: 'Canonical text form.' }),
  turn: text.meta({ description: 'The letter of the side to move.' }),
  over: z.boolean(),
  result: z
    .enum(['1-0', '0-1', '1/2-1/2'])
    .nullable()
    .meta({ description: 'First number for the side that moves first; null before the end.' }),
  winner: text
    .nullable()
    .meta({ description: 'The letter of the winner; null for a draw and before the end.' }),
  reason: text.nullable().meta({ description: 'Key of the reason for the end.' }),
  margin: z.number().optional().meta({ description: "The first side's margin, in games won by one." }),
};

const line = {
  uci: text.optional().meta({ description: 'The move as machines write it, where that differs.' }),
  pv: moves.meta({ description: 'The expected line, the move first.' }),
  pvUci: moves.optional(),
};

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
  .meta({ id: 'Statistics', description: 'What the strong search measured of itself.' });

const bestMove = {
  game: text,
  ...state,
  move: text.nullable().meta({ description: 'Null when the game is over.' }),
  score: score.meta({
    description:
      "From the side to move, in hundredths of the game's unit; a win is 1,000,000 minus the plies to it.",
  }),
  scoreText: text,
  scoreFor: text.meta({ description: 'The letter of the side from which the scores are seen.' }),
  exact: z.boolean().meta({ description: 'True when the score is proved.' }),
  ...line,
  depth: count,
  nodes: count.meta({ description: 'Moves made by the search.' }),
  seconds: z.number().min(0),
  nps: count,
  limitedBy: z.enum(['nodes', 'time', 'stop']).nullable().meta({ description: 'What cut the search short.' }),
  distanceIsBound: z.literal(true).optional(),
  lines: z
    .array(z.strictObject({ move: text, score, scoreText: text, ...line }))
    .optional()
    .meta({ description: 'With `multipv` above 1: the best moves in order.' }),
  statistics: Statistics.optional(),
};

export const BestMove = z.strictObject(bestMove).meta({ id: 'BestMove' });

export const BestMoveStep = z.strictObject({ ...bestMove, final: z.boolean() }).meta({
  id: 'BestMoveStep',
  description: 'The answer after a completed depth; the last one is `final`.',
});

const Ceilings = z
  .strictObject({
    nodes: count.meta({ description: 'Moves of one search, of a solve and of a batch together.' }),
    defaultNodes: count.meta({ description: 'Moves of a search that nothing else limits.' }),
    time: count.optional().meta({ description: 'Milliseconds; absent where the clock stands still.' }),
    depth: count,
    multipv: count,
    threads: count,
    batch: count,
    treeNodes: count,
    jobNodes: count.optional().meta({ description: 'Moves of the search of a job; absent without jobs.' }),
    nodesPerMinute: count.meta({ description: 'Moves a minute of one client.' }),
  })
  .meta({ id: 'Ceilings', description: 'The most that this client may ask for.' });

export const Games = z
  .array(
    z.strictObject({
      id: text,
      name: text,
      sides: z.array(z.strictObject({ id: text, name: text })).length(2),
      unit: text.meta({ description: 'What 100 points of score are worth.' }),
      variants: z.array(
        z.strictObject({
          id: text,
          default: text,
          accepts: text,
          suggestions: z.array(text),
          places: z
            .union([z.literal(0), z.literal(1)])
            .optional()
            .meta({ description: 'The value lists places where pieces of this side stand before the game.' }),
        }),
      ),
      levels: count,
      parameters: z
        .array(
          z.strictObject({
            id: text,
            min: z.number(),
            max: z.number(),
            step: z.number().meta({ description: 'What a slider moves by; values between are taken too.' }),
            default: z.number(),
          }),
        )
        .meta({ description: 'Constants of the `textbook` evaluation that a search may be asked with.' }),
      initial: text.meta({ description: 'The initial position.' }),
      ceilings: Ceilings,
    }),
  )
  .meta({ id: 'Games' });

export const State = z
  .strictObject({
    ...state,
    moves: moves.meta({ description: 'The moves played, as the game writes them.' }),
  })
  .meta({ id: 'State' });

export const LegalMoves = z
  .strictObject({
    ...state,
    moves: moves.meta({ description: 'Sorted by their text.' }),
    uci: moves.optional(),
  })
  .meta({ id: 'LegalMoves' });

export const Evaluation = z
  .strictObject({
    game: text,
    ...state,
    evaluation: text.meta({ description: 'Name of the function.' }),
    score: score.meta({
      description: "From the side to move, in hundredths of the game's unit; nothing is searched.",
    }),
    scoreText: text,
    terms: z.record(text, score).meta({ description: 'What the score is the sum of, by name.' }),
    facts: z
      .record(text, z.number())
      .optional()
      .meta({ description: 'Numbers behind a term that is no plain sum, each in a unit of its own.' }),
  })
  .meta({ id: 'Evaluation' });

export const Solution = z
  .strictObject({
    game: text,
    ...state,
    solved: z.boolean().meta({ description: 'False where the budget did not suffice: nothing is claimed.' }),
    outcome: z.enum(['win', 'loss', 'draw']).nullable().meta({ description: 'For the side to move.' }),
    value: z.number().nullable().meta({ description: "The game's own value, such as a margin." }),
    distance: count.nullable().meta({ description: 'Plies to the end with best play by both.' }),
    winningMoves: z.array(text).optional().meta({
      description: 'Every move that wins, in games whose solver tells; empty in a lost position.',
    }),
    move: text.nullable(),
    ...line,
    nodes: count,
    seconds: z.number().min(0),
  })
  .meta({ id: 'Solution' });

const TreeNode = z
  .strictObject({
    move: text.nullable(),
    alpha: score.nullable(),
    beta: score.nullable(),
    value: score.nullable(),
    cut: z.boolean().meta({ description: 'True for a move that was not made.' }),
    kind: text,
    depth: z.int().nullable().optional(),
    pass: text.nullable().optional(),
    bound: z.enum(['exact', 'lower', 'upper']).nullable().optional(),
    skip: text.nullable().optional(),
    get children() {
      return z.array(TreeNode);
    },
  })
  .meta({ id: 'TreeNode', description: 'Values are from the side to move at the node.' });

export const Tree = z
  .strictObject({
    game: text,
    position: text,
    algorithm: z.enum(TREE_ALGORITHMS),
    depth: count,
    reached: count.optional().meta({ description: 'Depth of the tree of `strong`.' }),
    move: text.nullable(),
    score,
    nodes: count,
    seconds: z.number().min(0),
    limitedBy: z.enum(['nodes', 'time', 'stop']).nullable(),
    recorded: count.meta({ description: 'Nodes in the tree, cut ones included.' }),
    truncated: z.boolean(),
    tree: TreeNode,
  })
  .meta({ id: 'Tree' });

export const Problem = z
  .strictObject({
    type: text.meta({ description: '`/problems/` and the code.' }),
    title: text,
    status: z.int(),
    detail: text.meta({ description: 'One sentence: what was found, and what is accepted.' }),
    instance: text.optional(),
    field: text
      .nullable()
      .meta({ description: 'The parameter at fault; null when it is the request as a whole.' }),
    code: text.meta({ description: 'Stable, in kebab case.' }),
    params: z
      .record(text, z.union([text, z.number()]))
      .meta({ description: 'What the detail mentions, by name.' }),
  })
  .meta({ id: 'Problem', description: 'RFC 9457.' });

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

/** A search without the view, as jobs keep it. */
const { scoreFor: _scoreFor, ...engineBestMove } = bestMove;
const EngineBestMove = z.strictObject(engineBestMove);

export const Job = z
  .strictObject({
    id: text,
    state: z.enum(JOB_STATES),
    progress: EngineBestMove.nullable().meta({ description: 'The answer after the last completed depth.' }),
    answer: z
      .union([EngineBestMove, Solution])
      .nullable()
      .meta({ description: 'Once done; of a job cancelled while it ran, what had been found.' }),
    problem: Problem.nullable().meta({ description: 'Why it failed.' }),
  })
  .meta({ id: 'Job' });

export const Health = z.strictObject({ status: z.literal('ok'), build: text }).meta({ id: 'Health' });
