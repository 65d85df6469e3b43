import * as z from 'zod';
import * as answers from './answers/index.js';
import { type Descriptions, POSITION, jsonOf } from './operations.js';
import { forEveryGame, someMove } from './requests.js';

/** The games, and what is known of a position without a search. */
export const POSITION_ROUTES = {
  'GET /v1/games': {
    tag: 'games',
    summary: 'The games, their options, levels and limits',
    description: 'Everything that the other requests may name, and the most that this client may ask for.',
    gives: jsonOf(answers.Games),
  },
  'GET POST QUERY /v1/legal-moves': {
    tag: 'moves',
    summary: 'The legal moves of a position',
    description: 'In alphabetical order, with the side to move and, where the game is over, its result.',
    gives: jsonOf(answers.LegalMoves),
    examples: forEveryGame((sample) => sample),
    refuses: POSITION,
  },
  'GET POST QUERY /v1/eval': {
    tag: 'moves',
    summary: 'What a position is worth without a search, and what that is made of',
    description: 'A score from the side to move, and its terms by name.',
    gives: jsonOf(answers.Evaluation),
    examples: forEveryGame((sample) => ({ ...sample, evaluation: 'textbook' })),
    refuses: [...POSITION, 'search'],
  },
  'POST QUERY /v1/play': {
    tag: 'moves',
    summary: 'The position after some moves',
    description: 'Plays the moves in turn; one that is not legal is named.',
    gives: jsonOf(answers.State),
    examples: forEveryGame((sample) => ({ ...sample, moves: [someMove(sample)] })),
    refuses: POSITION,
  },
} satisfies Descriptions;

/** Pictures and problems. */
export const PICTURE_ROUTES = {
  'GET /v1/board.svg': {
    tag: 'boards',
    summary: 'The position as an SVG image',
    description: 'The last of the moves `played` is marked.',
    gives: { 'image/svg+xml': z.string() },
    refuses: [...POSITION, 'picture', 'busy'],
  },
  'GET /v1/board.png': {
    tag: 'boards',
    summary: 'The position as a PNG image, where the host can draw one',
    description: 'The picture of `/v1/board.svg` in pixels.',
    gives: { 'image/png': z.string() },
    refuses: [...POSITION, 'picture', 'busy', 'png'],
  },
  'GET /v1/problems': {
    tag: 'problems',
    summary: 'Problems of a game, by theme and rating',
    description: 'In the order of their identities; `after` goes on where a list ended.',
    gives: jsonOf(answers.Problems),
    refuses: ['game id', 'problems'],
  },
  'GET /v1/problems/daily': {
    tag: 'problems',
    summary: 'The problem of the day, the same for everyone',
    description: 'Drawn from all problems of the game by the date.',
    gives: jsonOf(answers.DailyProblem),
    refuses: ['game id', 'problems', 'date'],
  },
} satisfies Descriptions;
