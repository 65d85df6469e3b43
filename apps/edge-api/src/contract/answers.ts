import { TREE_ALGORITHMS } from '@tahoun/engine';
import { LANGUAGES } from '@tahoun/i18n';
import { PHRASES } from '@tahoun/live';
import * as z from 'zod';
import { JOB_STATES, MAX_LISTED_JOBS } from '../jobs/queue.js';

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
  result: z.enum(['1-0', '0-1', '1/2-1/2']).nullable().meta({
    description: 'The result: the first number is for the side that moves first; null before the end.',
  }),
  winner: text
    .nullable()
    .meta({ description: 'The letter of the winner; null for a draw and before the end.' }),
  reason: text.nullable().meta({ description: 'Code of the reason why the game ended.' }),
  margin: z
    .number()
    .optional()
    .meta({ description: 'The margin of the side that moves first, in games that have one.' }),
};

const line = {
  uci: text.optional().meta({ description: 'The move in UCI notation, where that differs.' }),
  pv: moves.meta({ description: 'The principal variation, starting with the move.' }),
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
  .meta({ id: 'Statistics', description: 'Statistics of the strong search.' });

const chances = {
  winChance: z.number().min(0).max(100).meta({
    description: 'The chance of the side to move to win in per cent, a draw counting half.',
  }),
  mate: z.int().optional().meta({
    description: 'Moves of the winner to the end of a decided game, negative when the side to move loses.',
  }),
};

const MOVES_PIECES = 'In games whose pieces go from place to place.';

const spokenText = text.optional().meta({ description: 'With `language`: a sentence for people.' });

const bestMove = {
  game: text,
  ...state,
  move: text.nullable().meta({ description: 'Null when the game is over.' }),
  piece: text.optional().meta({ description: `The kind of piece that moves. ${MOVES_PIECES}` }),
  from: text.optional(),
  to: text.optional(),
  captured: z
    .array(text)
    .optional()
    .meta({ description: `The kinds of the pieces that are captured. ${MOVES_PIECES}` }),
  promotion: text
    .nullable()
    .optional()
    .meta({ description: `The kind that the piece becomes, null when it stays. ${MOVES_PIECES}` }),
  score: score.meta({
    description:
      "From the point of view of the side to move, in hundredths of the game's unit; a win is 1,000,000 minus the plies to it.",
  }),
  scoreText: text,
  ...chances,
  scoreFor: text.meta({ description: 'The letter of the side whose point of view the scores take.' }),
  exact: z.boolean().meta({ description: 'True when the score is proved.' }),
  ...line,
  depth: count,
  nodes: count.meta({ description: 'Moves made by the search.' }),
  seconds: z.number().min(0),
  nps: count,
  limitedBy: z
    .enum(['nodes', 'time', 'stop'])
    .nullable()
    .meta({ description: 'What stopped the search early.' }),
  distanceIsBound: z.literal(true).optional(),
  lines: z
    .array(z.strictObject({ move: text, score, scoreText: text, ...chances, ...line }))
    .optional()
    .meta({ description: 'With `multipv` above 1: the best moves in order.' }),
  statistics: Statistics.optional(),
  text: spokenText,
};

export const BestMove = z.strictObject(bestMove).meta({ id: 'BestMove' });

export const BestMoveStep = z.strictObject({ ...bestMove, final: z.boolean() }).meta({
  id: 'BestMoveStep',
  description: 'The answer after a completed depth; the last one is `final`.',
});

const Ceilings = z
  .strictObject({
    nodes: count.meta({ description: 'Node limit of one search, of a solve and of a whole batch.' }),
    defaultNodes: count.meta({ description: 'Node limit of a search without any other limit.' }),
    time: count.optional().meta({
      description: 'Time limit in milliseconds; absent where the clock does not advance during a search.',
    }),
    depth: count,
    multipv: count,
    threads: count,
    batch: count,
    treeNodes: count,
    jobNodes: count
      .optional()
      .meta({ description: 'Node limit of a job; absent where the host has no jobs.' }),
    nodesPerMinute: count.meta({ description: 'Nodes per minute of one client.' }),
  })
  .meta({ id: 'Ceilings', description: 'The most that this client may ask for.' });

export const Games = z
  .array(
    z.strictObject({
      id: text,
      name: text,
      sides: z.array(z.strictObject({ id: text, name: text })).length(2),
      unit: text.meta({ description: 'The unit that 100 points of score stand for.' }),
      variants: z.array(
        z.strictObject({
          id: text,
          default: text,
          defaultWith: z.strictObject({ option: text, default: text }).optional().meta({
            description: 'The default where that other option has a value other than its own default.',
          }),
          accepts: text,
          suggestions: z.array(text),
          range: z.strictObject({ min: z.int(), max: z.int() }).optional().meta({
            description: 'Every whole number in it is accepted.',
          }),
          places: z
            .union([z.literal(0), z.literal(1)])
            .optional()
            .meta({ description: 'The value is a list of places on which pieces of this side start.' }),
        }),
      ),
      levels: count,
      parameters: z
        .array(
          z.strictObject({
            id: text,
            min: z.number(),
            max: z.number(),
            step: z
              .number()
              .meta({ description: 'The step of a slider; values in between are accepted too.' }),
            default: z.number(),
            choices: z
              .array(text)
              .optional()
              .meta({ description: 'What 0, 1, 2 ... stand for, where only those are taken.' }),
          }),
        )
        .meta({ description: 'Constants of the `textbook` evaluation that a request can set.' }),
      settings: z
        .array(z.strictObject({ id: text, values: z.record(z.string(), z.number()) }))
        .meta({ description: 'Named values of those, from the strongest to the weakest.' }),
      initial: text.meta({ description: 'The starting position.' }),
      ceilings: Ceilings,
    }),
  )
  .meta({ id: 'Games' });

export const State = z
  .strictObject({
    ...state,
    moves: moves.meta({ description: 'The moves played, in the notation of the game.' }),
  })
  .meta({ id: 'State' });

export const LegalMoves = z
  .strictObject({
    ...state,
    moves: moves.meta({ description: 'The legal moves, sorted alphabetically.' }),
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
    solved: z
      .boolean()
      .meta({ description: 'False when the limit was too small; the result is then unknown.' }),
    outcome: z.enum(['win', 'loss', 'draw']).nullable().meta({ description: 'For the side to move.' }),
    value: z
      .number()
      .nullable()
      .meta({ description: 'The theoretical value of the game, such as a margin.' }),
    distance: count.nullable().meta({ description: 'Plies to the end with best play by both sides.' }),
    winningMoves: z.array(text).optional().meta({
      description: 'Every winning move, in games whose solver finds them all; empty in a lost position.',
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
    cut: z.boolean().meta({ description: 'True for a move that was cut off and not made.' }),
    kind: text,
    stand: score.nullable().optional().meta({
      description:
        'Of `minimax-quiescence`: the value at which the side to move may stop an exchange; null where it has to move.',
    }),
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
    reached: count.optional().meta({ description: 'Depth of the tree of `strong`.' }),
    move: text.nullable(),
    score,
    nodes: count,
    seconds: z.number().min(0),
    limitedBy: z.enum(['nodes', 'time', 'stop']).nullable(),
    recorded: count.meta({ description: 'Nodes in the tree, including cut ones.' }),
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
      .meta({ description: 'The invalid parameter; null when the request as a whole is invalid.' }),
    code: text.meta({ description: 'Stable, in kebab case.' }),
    params: z
      .record(text, z.union([text, z.number()]))
      .meta({ description: 'The values that the detail mentions, by name.' }),
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

const scored = z.strictObject({
  score,
  scoreText: text,
  ...chances,
  distanceIsBound: z.literal(true).optional(),
});

const reviewedMove = {
  ply: z.int().min(1).meta({ description: '1 for the first move of the game.' }),
  turn: text.meta({ description: 'The letter of the side that made it; all scores are from its view.' }),
  move: text,
  best: text.meta({ description: 'The move that the engine would have made.' }),
  bestUci: text.optional(),
  pv: moves.meta({ description: 'How the game would have gone on with the best move.' }),
  before: scored.meta({ description: 'With the best move.' }),
  after: scored.meta({ description: 'With the move that was made.' }),
  loss: z.number().min(0).max(100).meta({ description: 'What it gave away of `winChance`.' }),
  accuracy: z.number().min(0).max(100),
  judgement: z.enum(['inaccuracy', 'mistake', 'blunder']).nullable(),
  text: spokenText,
};

const review = {
  game: text,
  position: text.meta({ description: 'Where the moves began.' }),
  moves: z.array(z.strictObject(reviewedMove)),
  sides: z
    .array(
      z.strictObject({
        turn: text.meta({ description: 'The letter of the side.' }),
        accuracy: z
          .number()
          .min(0)
          .max(100)
          .nullable()
          .meta({ description: 'The mean of its moves; null without any.' }),
        inaccuracies: count,
        mistakes: count,
        blunders: count,
      }),
    )
    .length(2),
  turningPoints: z.array(z.int()).meta({ description: 'The plies of the mistakes and blunders.' }),
  nodes: count.meta({ description: 'Moves made by all searches together.' }),
  maxNodes: count,
  limitedBy: z.enum(['stop']).nullable().meta({ description: 'What ended the review before the last move.' }),
};

export const Review = z.strictObject(review).meta({ id: 'Review' });

export const ReviewStep = z
  .union([
    z.strictObject({ ...reviewedMove, final: z.literal(false) }),
    z.strictObject({ ...review, final: z.literal(true) }),
  ])
  .meta({ id: 'ReviewStep', description: 'A move as soon as it is judged; the last one is the review.' });

const SolveProgress = z
  .strictObject({
    nodes: count.meta({ description: 'Moves made so far.' }),
    maxNodes: count,
    seconds: z.number().min(0),
  })
  .meta({ id: 'SolveProgress' });

/** A search without the view, as jobs keep it. */
const { scoreFor: _scoreFor, text: _text, ...engineBestMove } = bestMove;
const EngineBestMove = z.strictObject(engineBestMove);

export const Job = z
  .strictObject({
    id: text,
    state: z.enum(JOB_STATES),
    progress: z
      .union([EngineBestMove, z.strictObject(reviewedMove), SolveProgress])
      .nullable()
      .meta({
        description:
          'The answer after the last completed depth; of a review the last move judged, of a solve how far it is.',
      }),
    answer: z.union([EngineBestMove, Solution, Review]).nullable().meta({
      description: 'Present once the job is done; for a job cancelled while running, the best answer so far.',
    }),
    problem: Problem.nullable().meta({ description: 'Why the job failed.' }),
  })
  .meta({ id: 'Job' });

export const Jobs = z
  .strictObject({ jobs: z.array(Job).max(MAX_LISTED_JOBS) })
  .meta({ id: 'Jobs', description: 'The newest first.' });

const letter = text.meta({ description: 'The letter of a side.' });
const milliseconds = z.int().meta({ description: 'Milliseconds.' });
const liveSeat = z.strictObject({
  side: letter,
  kind: z.enum(['person', 'computer']),
  name: text.meta({ description: 'Empty as long as it is not known who is to sit there.' }),
  seated: z.boolean(),
  present: z.boolean().meta({ description: 'Whether they look at the game now, as far as is known.' }),
  said: z
    .strictObject({ phrase: z.enum(PHRASES), at: milliseconds })
    .nullable()
    .meta({ description: 'The set phrase that they said a moment ago.' }),
});

export const LiveState = z
  .strictObject({
    id: text,
    version: count.meta({ description: 'Counts the changes.' }),
    status: z.enum(['waiting', 'active', 'finished', 'aborted']).meta({
      description: '`waiting`: somebody has not sat down yet.',
    }),
    game: text,
    language: z.enum(LANGUAGES).meta({ description: 'Of whoever began it.' }),
    start: text.meta({ description: 'Text form of the starting position.' }),
    moves: z.array(z.string()),
    turn: letter,
    seats: z.array(liveSeat).length(2),
    you: letter.nullable().meta({ description: 'Your side; null where you watch.' }),
    clock: z
      .strictObject({
        base: milliseconds,
        increment: milliseconds,
        left: z.array(milliseconds).length(2),
        running: letter.nullable().meta({ description: 'The side whose clock runs.' }),
      })
      .nullable(),
    moveMs: milliseconds.nullable().meta({ description: 'Time for one move; null without a limit.' }),
    deadline: z.int().nullable().meta({
      description: 'When the time of the side to move runs out, in milliseconds since 1970.',
    }),
    drawOffer: letter.nullable().meta({ description: 'The side that offers a draw.' }),
    undoAsked: letter.nullable().meta({ description: 'The side that asks to take back.' }),
    result: z
      .strictObject({ winner: letter.nullable(), reason: text, margin: z.number().optional() })
      .nullable(),
    signIn: z.url().nullable().meta({
      description: 'Where a player on Discord signs in with a browser to sit down; null where nobody is to.',
    }),
    rematch: z
      .strictObject({ id: text, asked: letter.nullable() })
      .nullable()
      .meta({ description: 'The next game of the same two, and who asks for it; null once it has begun.' }),
    now: z.int().meta({ description: 'When this was so, in milliseconds since 1970.' }),
  })
  .meta({ id: 'LiveState' });

export const BegunLive = z
  .strictObject({
    id: text,
    key: text.meta({ description: 'Of your seat, to be sent as `Seat-Key`.' }),
    invitation: text
      .nullable()
      .meta({ description: 'The key of the other seat; null opposite the computer.' }),
    state: LiveState,
  })
  .meta({ id: 'BegunLive' });

const ChosenProblem = z
  .strictObject({
    id: text.meta({ description: 'Twelve hexadecimal digits, equal for images of a position.' }),
    position: text.meta({ description: 'Text form; the solver is to move.' }),
    goal: z.enum(['win', 'draw', 'gain']).meta({
      description: 'To win, to save a draw, or to come out much better than by any other move.',
    }),
    within: count
      .optional()
      .meta({ description: 'Own moves to the end of the game, where that is the goal.' }),
    line: moves.meta({
      description: 'The own moves and the best defence in turn; each own move is the only one.',
    }),
    proof: z
      .enum(['tables', 'theory', 'proof-numbers', 'full-width', 'deep'])
      .meta({ description: 'How it is known; `deep` is not proved.' }),
    wrong: z.array(z.array(moves)).meta({
      description: 'For each own move tempting wrong ones, each with its refutation.',
    }),
    themes: moves,
    rating: z.int().meta({ description: 'On the scale of the levels of the game.' }),
  })
  .meta({ id: 'ChosenProblem', description: 'A position with exactly one good move.' });

export const Problems = z
  .strictObject({ game: text, total: count, problems: z.array(ChosenProblem) })
  .meta({ id: 'Problems', description: '`total` counts all that fit; `problems` are some of them.' });

export const DailyProblem = z
  .strictObject({ game: text, date: text, problem: ChosenProblem })
  .meta({ id: 'DailyProblem' });

export const Health = z.strictObject({ status: z.literal('ok'), build: text }).meta({ id: 'Health' });

export const Readiness = z
  .strictObject({ status: z.literal('ready'), build: text })
  .meta({ id: 'Readiness' });
