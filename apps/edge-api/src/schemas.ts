import { THEMES, type ThemeName } from '@tahoun/board';
import { DEFAULT_TEXTBOOK_DEPTH, FIELDS, type Field, REVIEW_NODES, TREE_ALGORITHMS } from '@tahoun/engine';
import { LANGUAGES } from '@tahoun/i18n';
import { LIVE_ACTIONS, PHRASES } from '@tahoun/live';
import { MAX_BASE_MINUTES, MAX_INCREMENT_SECONDS } from '@tahoun/match';
import * as z from 'zod';
import { gameIds } from './games.js';

/**
 * What each route takes: the same names in a query and in a JSON body. The ranges and descriptions
 * here are those of the OpenAPI document.
 */

/** Positions of one batch, at most. */
export const MAX_BATCH = 32;
/** Lines of an analysis when nothing is said. */
export const DEFAULT_LINES = 3;
/** No game's parameter goes beyond; their own ranges are the engine's to check. */
const MAX_PARAMETER = 1e9;
/** Moves played before the question, at most. */
export const MAX_PLAYED = 1000;

/** Moves of a game that is reviewed, at most. */
export const MAX_REVIEWED = 300;

/** Marks asked for in one picture, at most; no game has as many. */
const MAX_MARKS = 16;

const IN_QUERY = 'In a query separated by spaces';

type Numbers = {
  [Name in keyof typeof FIELDS]: (typeof FIELDS)[Name]['type'] extends 'number' ? Name : never;
};

/** A number that a search may be asked with. @param note what is to be said of it here; its usual value by default. */
const number = (name: Numbers[keyof typeof FIELDS], note = usualNote(FIELDS[name])) => {
  const { min, max, text } = FIELDS[name];
  return whole(min, max, sentence(text, note));
};

const whole = (min: number, max: number, description: string) =>
  z.number().int().min(min).max(max).optional().meta({ description });

const usualNote = ({ usual }: Field) =>
  usual === undefined ? undefined : `${typeof usual === 'string' ? quoted(usual) : usual} by default`;
const quoted = (name: string) => `\`${name}\``;
const sentence = (text: string, note?: string) => `${text}${note === undefined ? '' : `; ${note}`}.`;

const moveList = (description: string) => z.array(z.string()).optional().meta({ description });

const position = {
  game: z.string().meta({
    description: 'Id of a game; `GET /v1/games` lists them.',
    enum: [...gameIds()],
    example: gameIds()[0],
  }),
  position: z
    .string()
    .optional()
    .meta({ description: 'Text form of the position; by default the starting position.' }),
  variant: z
    .record(z.string(), z.string())
    .optional()
    .meta({ description: 'Options of the game. In a query `variant=NAME=VALUE`, repeatable.' }),
  played: z
    .array(z.string())
    .max(MAX_PLAYED)
    .optional()
    .meta({
      description:
        'Moves played from the position; the request is about the resulting position. Games that count ' +
        'repetitions use them as the history. In a query separated by spaces.',
    }),
};

const parameters = z
  .record(z.string(), z.number().min(-MAX_PARAMETER).max(MAX_PARAMETER))
  .optional()
  .meta({ description: `${FIELDS.parameters.text}. In a query \`parameters=NAME=VALUE\`, repeatable.` });

const evaluation = z.enum(FIELDS.evaluation.accepts).optional();

const search = {
  depth: number('depth'),
  nodes: number('nodes', 'lowered to the ceiling'),
  time: number('timeMs'),
  evaluation: evaluation.meta({ description: sentence(FIELDS.evaluation.text) }),
  parameters,
  without: z
    .array(z.enum(FIELDS.without.accepts))
    .optional()
    .meta({ description: `${FIELDS.without.text}. ${IN_QUERY}.` }),
  moves: moveList(`${FIELDS.moves.text}. ${IN_QUERY}.`),
  seed: number('seed'),
  threads: number('threads', 'such an answer is not cached'),
  statistics: z
    .boolean()
    .optional()
    .meta({ description: sentence(FIELDS.statistics.text) }),
};

const language = z.enum(LANGUAGES).optional().meta({
  description: 'Adds `text`, a sentence for people in that language.',
});

const bestMove = {
  ...position,
  level: number('level'),
  algorithm: z
    .enum(FIELDS.algorithm.accepts)
    .optional()
    .meta({ description: sentence(FIELDS.algorithm.text, usualNote(FIELDS.algorithm)) }),
  verifyDepth: number('verifyDepth'),
  multipv: number('multiPv'),
  ...search,
};

export const NoParameters = z.strictObject({});

export const PositionParameters = z.strictObject(position);
export type PositionParameters = z.infer<typeof PositionParameters>;

/** Problems of one list, at most. */
const MAX_PROBLEMS = 100;
/** No problem is rated above. */
const MAX_RATING = 4000;

/** `2026-11-23`; what is longer is no date. */
const MAX_DATE = 10;

const problemId = (description: string) => z.string().max(40).optional().meta({ description });

export const ProblemsParameters = z.strictObject({
  game: position.game,
  id: problemId('Only the problem of this identity.'),
  theme: z
    .string()
    .max(40)
    .optional()
    .meta({ description: 'Only problems with this theme, such as `fork`.' }),
  minRating: whole(0, MAX_RATING, 'Only problems rated so high or higher.'),
  maxRating: whole(0, MAX_RATING, 'Only problems rated so high or lower.'),
  count: whole(1, MAX_PROBLEMS, 'Most problems of the answer; 10 by default.'),
  after: problemId('Only problems after this identity: the last one of the list before goes on with it.'),
});
export type ProblemsParameters = z.infer<typeof ProblemsParameters>;

export const DailyParameters = z.strictObject({
  game: position.game,
  date: z
    .string()
    .max(MAX_DATE)
    .optional()
    .meta({ description: 'The day, such as `2026-11-23`; by default today by universal time.' }),
});
export type DailyParameters = z.infer<typeof DailyParameters>;

export const EvalParameters = z.strictObject({
  ...position,
  evaluation: evaluation.meta({
    description: "`best` when nothing is said; `textbook` is that of the game's source.",
  }),
  parameters,
});
export type EvalParameters = z.infer<typeof EvalParameters>;

export const PlayParameters = z.strictObject({
  ...position,
  moves: z.array(z.string()).max(MAX_PLAYED).meta({ description: 'The moves to play, in order.' }),
});
export type PlayParameters = z.infer<typeof PlayParameters>;

export const BestMoveParameters = z.strictObject({ ...bestMove, language });
export type BestMoveParameters = z.infer<typeof BestMoveParameters>;

export const AnalyseParameters = z.strictObject({
  ...position,
  multipv: number('multiPv', `${DEFAULT_LINES} by default`),
  ...search,
  language,
});
export type AnalyseParameters = z.infer<typeof AnalyseParameters>;

const { time: _time, threads: _threads, ...repeatable } = bestMove;

export const BatchParameters = z.strictObject({
  positions: z
    .array(z.strictObject({ ...repeatable, language }))
    .min(1)
    .max(MAX_BATCH)
    .meta({ description: 'Requests as for best-move, without `time` and `threads`.' }),
  nodes: whole(1, FIELDS.nodes.max, 'Most moves that all searches together may make.'),
});
export type BatchParameters = z.infer<typeof BatchParameters>;

const { played: _played, ...start } = position;

const game = {
  ...start,
  moves: z
    .array(z.string())
    .min(1)
    .max(MAX_REVIEWED)
    .optional()
    .meta({ description: 'The moves of the game from the position on.' }),
  file: z
    .string()
    .optional()
    .meta({
      description:
        'The game as a file in the format of its players (PGN, PDN, SGF), instead of `position` and `moves`; of ' +
        'several games the first, without its variations.',
    }),
  nodes: whole(
    1,
    FIELDS.nodes.max,
    `Most moves that all searches together may make, in equal shares; ${REVIEW_NODES} a position by default.`,
  ),
};

export const ReviewParameters = z.strictObject({
  ...game,
  language: language.meta({
    description: 'Adds `text` to every move, a sentence for people in that language.',
  }),
});
export type ReviewParameters = z.infer<typeof ReviewParameters>;

export const SolveParameters = z.strictObject({ ...position, nodes: search.nodes, time: search.time });
export type SolveParameters = z.infer<typeof SolveParameters>;

export const TreeParameters = z.strictObject({
  ...position,
  algorithm: z.enum(TREE_ALGORITHMS).optional().meta({ description: 'By default `alpha-beta`.' }),
  depth: number('depth', `${DEFAULT_TEXTBOOK_DEPTH} by default`),
  parameters,
  without: search.without,
  moves: moveList('Search these moves at the root only, in this order.'),
  nodes: search.nodes,
  limit: number('limit', 'lowered to the ceiling'),
});
export type TreeParameters = z.infer<typeof TreeParameters>;

export const BoardParameters = z.strictObject({
  ...position,
  theme: z
    .enum(Object.keys(THEMES) as [ThemeName, ...ThemeName[]])
    .optional()
    .meta({ description: 'By default `light`.' }),
  bottom: z
    .string()
    .optional()
    .meta({ description: 'Letter of the side at the bottom, on boards that can be turned.' }),
  coordinates: z
    .boolean()
    .optional()
    .meta({ description: 'Whether to name rows and columns; true by default.' }),
  marks: z.array(z.string()).max(MAX_MARKS).optional().meta({
    description:
      "The game's marks to show, such as liberties; those that people see unasked when nothing is said.",
  }),
});
export type BoardParameters = z.infer<typeof BoardParameters>;

/** Pictures in pixels may be asked for in a size. */
export const PictureParameters = z.strictObject({
  ...BoardParameters.shape,
  width: whole(64, 2000, 'Width in pixels; 800 by default.'),
  height: whole(64, 2000, "Height in pixels, with the board in the middle; by default the board's own."),
});
export type PictureParameters = z.infer<typeof PictureParameters>;

const JOB_KINDS = ['best-move', 'analyse', 'solve', 'review'] as const;

export const JobParameters = z.strictObject({
  kind: z.enum(JOB_KINDS).meta({ description: 'The kind of request.' }),
  ...repeatable,
  file: game.file,
});
export type JobParameters = z.infer<typeof JobParameters>;

/** Letters of a name that a person gives. */
const MAX_NAME = 40;
/** Hours for one move, at most: two weeks. */
const MAX_MOVE_HOURS = 336;

/** What turns the letters around it, or is none: Postgres takes no NUL, and others see a name in their own page. */
const UNSEEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

const personName = z
  .string()
  .overwrite((text) => text.replace(UNSEEN, '').trim())
  .min(1)
  .max(MAX_NAME)
  .optional()
  .meta({ description: 'What you are called; `Anonymous` by default.' });

export const LiveParameters = z.strictObject({
  game: position.game,
  position: position.position,
  variant: position.variant,
  side: z
    .enum(['first', 'second', 'random'])
    .optional()
    .meta({ description: 'Your side; by default the one that is named first in `sides`.' }),
  name: personName,
  computer: z.string().max(100).optional().meta({
    description: 'A player of the computer opposite, such as `level:3`; another person when left out.',
    example: 'level:3',
  }),
  minutes: whole(1, MAX_BASE_MINUTES, 'Gives each side a clock with so many minutes.'),
  increment: whole(0, MAX_INCREMENT_SECONDS, 'Seconds that each move adds to its clock; 0 by default.'),
  moveHours: whole(1, MAX_MOVE_HOURS, 'Hours for one move, instead of a clock; no limit when left out.'),
  language: z.enum(LANGUAGES).optional().meta({ description: 'Of the game on Discord; `en` by default.' }),
});
export type LiveParameters = z.infer<typeof LiveParameters>;

export const LiveMoveParameters = z.strictObject({
  move: z.string().min(1).max(100).meta({ description: "In the game's notation." }),
  ply: z
    .int()
    .min(0)
    .max(MAX_REVIEWED * 10)
    .meta({
      description:
        'The number of moves played before it. A move that comes twice is refused the second time.',
    }),
  thoughtMs: whole(
    0,
    86_400_000,
    'Milliseconds between seeing the position and moving: what messages take, up to half a second, is not counted.',
  ),
});
export type LiveMoveParameters = z.infer<typeof LiveMoveParameters>;

export const LiveActionParameters = z.strictObject({
  action: z.enum(LIVE_ACTIONS).meta({ description: 'What you do.' }),
  name: personName,
  phrase: z.enum(PHRASES).optional().meta({ description: 'With `say`: what you say.' }),
});
export type LiveActionParameters = z.infer<typeof LiveActionParameters>;
