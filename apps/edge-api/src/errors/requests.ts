import { type ErrorEntry, entries, post } from './entry.js';

const CORRECT =
  'Correct the parameter that `field` names; `detail` says what is accepted, and /docs has every range.';
const NAMES = 'Take one of the names in `params.accepts`.';

/** The form of requests, whatever they are about. */
export const REQUEST_ERRORS: readonly ErrorEntry[] = [
  ...entries(400, 'any request', CORRECT, {
    'parameter-unknown': ['The route has no parameter of this name.', '`GET /v1/legal-moves?gmae=GAME`'],
    'parameter-missing': ['A parameter is left out that the route needs.', '`GET /v1/legal-moves`'],
    'parameter-repeated': ['A parameter is given twice.', '`GET /v1/legal-moves?game=GAME&game=GAME`'],
    'parameter-type': ['A value has another JSON type.', post('best-move', '{"game": "GAME", "depth": "2"}')],
    'parameter-in-query': [
      'A request with a body has parameters in its query too.',
      post('best-move?level=1', '{"game": "GAME"}'),
      'Move them into the body.',
    ],
    'parameters-not-object': ['The body is JSON, but no object.', post('best-move', '[]')],
    'number-syntax': [
      'A number in the query is not written in plain decimals.',
      '`GET /v1/best-move?game=GAME&nodes=2e3`',
    ],
    'number-range': [
      'A number is too small or too large, or not whole.',
      '`GET /v1/best-move?game=GAME&depth=201`',
    ],
    'boolean-syntax': [
      'A value is neither `true` nor `false`.',
      '`GET /v1/best-move?game=GAME&statistics=1`',
    ],
    'text-length': ['A text is too short or too long.', post('live/ID/moves', '{"move": "", "ply": 0}')],
    'text-form': ['A text does not have the form that is asked for.', '`GET /v1/live?after=x`'],
    'list-length': ['A list has too few or too many entries.', post('batch', '{"positions": []}')],
    'variant-syntax': [
      'An option in the query is not NAME=VALUE.',
      '`GET /v1/legal-moves?game=GAME&variant=size`',
    ],
    'parameters-syntax': [
      'A constant in the query is not NAME=NUMBER.',
      '`GET /v1/eval?game=GAME&parameters=x`',
    ],
    'answer-too-large': [
      'The answer would be larger than 8 MB.',
      'a PNG of many pixels',
      'Ask for less: a smaller picture, or fewer nodes of a tree.',
    ],
  }),
  ...entries(400, 'any request', NAMES, {
    'algorithm-unknown': ['There is no such algorithm.', '`GET /v1/best-move?game=GAME&algorithm=guess`'],
    'without-unknown': ['There is no such technique.', '`GET /v1/best-move?game=GAME&without=luck`'],
    'evaluation-unknown': ['There is no such evaluation.', '`GET /v1/eval?game=GAME&evaluation=good`'],
    'language-unknown': [
      'There are no sentences in this language.',
      '`GET /v1/best-move?game=GAME&language=la`',
    ],
    'theme-unknown': ['There is no such theme of pictures.', '`GET /v1/board.svg?game=GAME&theme=pink`'],
    'kind-unknown': ['There is no such kind of job.', post('jobs', '{"kind": "guess", "game": "GAME"}')],
    'side-unknown': ['The side is none of those.', post('live', '{"game": "GAME", "side": "left"}')],
    'action-unknown': [
      'There is no such action in a game by link.',
      post('live/ID/actions', '{"action": "cry"}'),
    ],
    'phrase-unknown': [
      'There is no such set phrase.',
      post('live/ID/actions', '{"action": "say", "phrase": "hello"}'),
    ],
  }),
  ...entries(
    401,
    'any request',
    'Send a key that the operator gave you as `Authorization: Bearer KEY`, or no such header.',
    {
      'key-unknown': [
        'The `Authorization` header has no key that this server knows.',
        '`GET /v1/games` with `Authorization: Bearer wrong`',
      ],
    },
  ),
  ...entries(
    429,
    'any request',
    'Wait for the seconds in `Retry-After`; an API key has ten times the quota.',
    {
      'rate-limit': [
        'The client has used its nodes of this minute, or is in debt.',
        'many searches in one minute',
      ],
    },
  ),
  ...entries(400, 'body', 'Send the parameters as one JSON object in UTF-8.', {
    'json-syntax': ['The body is not JSON.', post('best-move', '{game')],
    'body-encoding': ['The body is not UTF-8.', 'a body in another encoding'],
    'body-incomplete': [
      'The connection ended before the body did.',
      'a body shorter than its Content-Length',
    ],
  }),
  ...entries(413, 'body', 'Split the request: 8 KB are taken, of a batch, a review or a job 64 KB.', {
    'body-too-large': ['The body is too long.', 'a body of 100 KB'],
  }),
  ...entries(415, 'body', 'Send the header `Content-Type: application/json`, and no `Content-Encoding`.', {
    'content-type': [
      'The body is not declared as JSON.',
      `${post('best-move', '{"game": "GAME"}')} with \`Content-Type: text/plain\``,
    ],
    'content-encoding': [
      'The body is compressed.',
      `${post('best-move', '{"game": "GAME"}')} with \`Content-Encoding: gzip\``,
    ],
  }),
];

/** Searches, pictures, problems and jobs. */
export const SEARCH_ERRORS: readonly ErrorEntry[] = [
  ...entries(400, 'search', CORRECT, {
    'level-and-algorithm': [
      'A level has an algorithm of its own.',
      '`GET /v1/best-move?game=GAME&level=1&algorithm=greedy`',
      'Leave one of the two out.',
    ],
    'moves-empty': [
      'The list of moves to search has none.',
      '`GET /v1/best-move?game=GAME&moves=`',
      'Name a move, or leave `moves` out.',
    ],
    'parameters-unused': [
      'Constants are set of an evaluation that this request does not use.',
      '`GET /v1/best-move?game=GAME&parameters=alpha=2`',
      'Add `evaluation=textbook`, or leave `parameters` out.',
    ],
  }),
  ...entries(422, 'search', 'Take what `GET /v1/games` lists under `parameters` of the game.', {
    'parameter-unknown': [
      'The evaluation of this game has no constant of this name.',
      'a constant of another game',
    ],
    'parameter-range': ['A constant of the evaluation is out of its range.', 'a constant of a million'],
    'parameter-choice': [
      'A constant takes some numbers only, each for a choice.',
      'a number between two choices',
    ],
    'parameters-none': ['The evaluation of this game has no constants.', 'any constant of such a game'],
  }),
  ...entries(429, 'busy', 'Ask again when one of them is answered; `Retry-After` says about when.', {
    'too-many-searches': [
      'Too many searches of this client are at work or waiting.',
      'hundreds of searches at once',
    ],
  }),
  ...entries(503, 'busy', 'Ask again after `Retry-After`.', {
    'too-busy': ['The server has as many searches, pictures or jobs as it can begin soon.', 'a busy minute'],
    cancelled: [
      'The search was given up before it began: the client left, or the server ends.',
      'a server that is stopped',
    ],
  }),
  ...entries(400, 'picture', CORRECT, {
    'bottom-unknown': ['No side has this letter.', '`GET /v1/board.svg?game=GAME&bottom=x`'],
    'mark-unknown': ['The pictures of this game have no such mark.', '`GET /v1/board.svg?game=GAME&marks=x`'],
    'picture-too-large': ['The position has too many squares for a picture.', 'a position of 10,000 squares'],
  }),
  ...entries(404, 'png', 'Ask for `/v1/board.svg`.', {
    'picture-unavailable': [
      'This host cannot draw PNG images.',
      '`GET /v1/board.png?game=GAME` on a host without PNG images, such as a Worker',
    ],
  }),
  ...entries(404, 'problems', 'Choose another game, or ask a server of your own: a Worker has no problems.', {
    'no-problems': [
      'There are no problems of this game here.',
      '`GET /v1/problems?game=GAME` on a host that has none of the game, such as a Worker',
    ],
  }),
  ...entries(400, 'date', 'Send a day such as 2026-11-23.', {
    'date-form': ['The date is no day.', '`GET /v1/problems/daily?game=GAME&date=today`'],
  }),
  ...entries(429, 'stream', 'Close a stream that you need no more.', {
    'too-many-streams': ['The client has as many open streams as it may.', 'an eleventh stream of jobs'],
  }),
  ...entries(400, 'review', 'Send the game as `moves`, or as a `file` alone.', {
    'game-too-long': [
      'The game has too many moves for a review.',
      'a game of 301 moves',
      'Review it in parts, from a position each.',
    ],
    'review-without-moves': ['There is no game to review.', post('review', '{"game": "GAME"}')],
    'beside-file': [
      'Moves or a position are sent beside a file.',
      post('review', '{"game": "GAME", "file": "1. e4", "moves": ["e4"]}'),
    ],
    'file-unavailable': ['This game has no format of files.', 'a file of such a game', 'Send `moves`.'],
  }),
  ...entries(404, 'jobs', 'Use `/v1/best-move` and `/v1/solve`, which answer directly.', {
    'jobs-unavailable': [
      'This host has no jobs.',
      `${post('jobs', '{"kind": "solve", "game": "GAME"}')} on a host without jobs, such as a Worker`,
    ],
  }),
  ...entries(503, 'jobs', 'Ask again after `Retry-After`; with an `Idempotency-Key` no second job begins.', {
    'jobs-away': ['The queue of jobs does not answer.', 'a Redis that starts anew'],
  }),
  ...entries(404, 'job', 'Send the request again: finished jobs are kept for an hour.', {
    'job-unknown': ['There is no such job, or not any more.', '`GET /v1/jobs/none`'],
  }),
  ...entries(401, 'own jobs', 'Send an API key: one address may be that of many people.', {
    'key-required': ['The jobs of a key are asked for without one.', '`GET /v1/jobs`'],
  }),
  ...entries(429, 'new job', 'Wait until one of them is done, or cancel one.', {
    'too-many-jobs': ['Too many jobs of this client wait or run.', 'a hundred and first job'],
  }),
  ...entries(400, 'named request', 'Send 1 to 200 visible characters, such as a UUID.', {
    'idempotency-key-syntax': [
      'The `Idempotency-Key` has characters that it may not have.',
      `${post('jobs', '{"kind": "solve", "game": "GAME"}')} with \`Idempotency-Key: a b\``,
    ],
  }),
  ...entries(422, 'named request', 'Send a new key with every new request.', {
    'idempotency-key-reused': ['The `Idempotency-Key` was sent with another body.', 'one key for two games'],
  }),
  ...entries(409, 'new job', 'Ask again after `Retry-After`.', {
    'idempotency-key-in-use': [
      'Another request with this `Idempotency-Key` is being answered.',
      'a request sent twice at once',
    ],
  }),
];
