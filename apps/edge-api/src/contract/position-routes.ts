import * as z from 'zod';
import * as parameters from '../schemas/index.js';
import * as answers from './answers/index.js';
import { POSITION, type Reading, SEARCH, get, jsonOf, post } from './operations.js';
import { forEveryGame, someMove } from './requests.js';

const position = (sample: object) => sample;

const legalMoves = {
  tag: 'moves',
  path: '/v1/legal-moves',
  summary: 'The legal moves of a position',
  description: 'In alphabetical order, with the side to move and, where the game is over, its result.',
  takes: parameters.PositionParameters,
  gives: jsonOf(answers.LegalMoves),
  also: POSITION,
} satisfies Reading;
const evaluation = {
  tag: 'moves',
  path: '/v1/eval',
  summary: 'What a position is worth without a search, and what that is made of',
  description: 'A score from the side to move, and its terms by name.',
  takes: parameters.EvalParameters,
  gives: jsonOf(answers.Evaluation),
  also: POSITION,
} satisfies Reading;

/** The games, and what is known of a position without a search. */
export const POSITION_ROUTES = [
  get({
    tag: 'games',
    path: '/v1/games',
    summary: 'The games, their options, levels and limits',
    description: 'Everything that the other requests may name, and the most that this client may ask for.',
    takes: parameters.NoParameters,
    gives: jsonOf(answers.Games),
  }),
  get(legalMoves),
  post({ ...legalMoves, examples: forEveryGame(position) }),
  get(evaluation),
  post({ ...evaluation, examples: forEveryGame((sample) => ({ ...sample, evaluation: 'textbook' })) }),
  post({
    tag: 'moves',
    path: '/v1/play',
    summary: 'The position after some moves',
    description: 'Plays the moves in turn; one that is not legal is named.',
    takes: parameters.PlayParameters,
    gives: jsonOf(answers.State),
    examples: forEveryGame((sample) => ({ ...sample, moves: [someMove(sample)] })),
    also: POSITION,
  }),
] as const;

/** Pictures and problems. */
export const PICTURE_ROUTES = [
  get({
    tag: 'boards',
    path: '/v1/board.svg',
    summary: 'The position as an SVG image',
    description: 'The last of the moves `played` is marked.',
    takes: parameters.BoardParameters,
    gives: { 'image/svg+xml': z.string() },
    also: SEARCH,
  }),
  get({
    tag: 'boards',
    path: '/v1/board.png',
    summary: 'The position as a PNG image, where the host can draw one',
    description: 'The picture of `/v1/board.svg` in pixels.',
    takes: parameters.PictureParameters,
    gives: { 'image/png': z.string() },
    also: SEARCH,
  }),
  get({
    tag: 'problems',
    path: '/v1/problems',
    summary: 'Problems of a game, by theme and rating',
    description: 'In the order of their identities; `after` goes on where a list ended.',
    takes: parameters.ProblemsParameters,
    gives: jsonOf(answers.Problems),
    also: [404],
  }),
  get({
    tag: 'problems',
    path: '/v1/problems/daily',
    summary: 'The problem of the day, the same for everyone',
    description: 'Drawn from all problems of the game by the date.',
    takes: parameters.DailyParameters,
    gives: jsonOf(answers.DailyProblem),
    also: [404],
  }),
] as const;
