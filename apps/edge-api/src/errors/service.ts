import { type ErrorEntry, entries, post } from './entry.js';

const GO_ON = 'Ask for the state of the game, which says what is possible now.';

/** Games by link. */
export const LIVE_ERRORS: readonly ErrorEntry[] = [
  ...entries(404, 'live', 'Play on a host that has them, such as a server of your own.', {
    'live-unavailable': [
      'This host has no games between people.',
      `${post('live', '{"game": "GAME"}')} on a host without such games, such as a function`,
    ],
  }),
  ...entries(503, 'live', 'Ask again after `Retry-After`.', {
    'live-away': ['The database of games does not answer.', 'a database that starts anew'],
  }),
  ...entries(
    400,
    'new live game',
    'Give a clock (`minutes`, `increment`) or a time for a move (`moveHours`).',
    {
      'clock-incomplete': [
        'An increment is given without minutes.',
        '`POST /v1/live {"game": "GAME", "increment": 2}`',
      ],
      'two-times': [
        'A clock and a time for a move are given.',
        '`POST /v1/live {"game": "GAME", "minutes": 5, "moveHours": 2}`',
      ],
    },
  ),
  ...entries(409, 'new live game', 'Begin from a position in which somebody can move.', {
    'game-over': ['The position to begin from is decided already.', 'a position without a move'],
  }),
  ...entries(
    422,
    'new live game',
    'Send a player of the computer, such as `level:3`, or leave `computer` out.',
    {
      'player-unknown': [
        'There is no such player of the computer.',
        '`POST /v1/live {"game": "GAME", "computer": "level:9"}`',
      ],
      'player-option-unknown': [
        'The player of the computer has no such option.',
        '`POST /v1/live {"game": "GAME", "computer": "level:3?x=1"}`',
      ],
      'player-human': [
        'A person is asked for where the computer is to play.',
        '`POST /v1/live {"game": "GAME", "computer": "human"}`',
      ],
    },
  ),
  ...entries(404, 'live game', 'Check the id: games that are over are forgotten after 30 days.', {
    'no-such-game': ['There is no game with this id.', '`GET /v1/live/none`'],
  }),
  ...entries(403, 'seat', 'Send the key of your seat in the header `Seat-Key`; to watch, send none.', {
    'not-player': [
      'The key is missing, or is none of this game.',
      `${post('live/ID/moves', '{"move": "?", "ply": 0}')} without a key`,
    ],
  }),
  ...entries(404, 'own live games', 'Ask for each game by its id.', {
    'list-unavailable': [
      'This host has no lists of games.',
      '`GET /v1/live` on a host without lists, such as a Worker',
    ],
  }),
  ...entries(400, 'own live games', 'Send the keys of 1 to 50 seats in `Seat-Key`, separated by commas.', {
    'seat-keys': ['There are no keys, or too many.', '`GET /v1/live`'],
  }),
  ...entries(404, 'live file', 'Take the moves from the state of the game.', {
    'file-unavailable': ['This game has no format of files.', 'the file of such a game'],
  }),
  ...entries(409, 'live move', GO_ON, {
    stale: ['The game has gone on: other moves have been played.', 'a move that is sent twice'],
    'not-your-turn': ['It is the turn of the other side.', 'two moves in a row'],
    'not-begun': ['The other person has not sat down yet.', 'a move before anybody has joined'],
    'game-over': ['The game is over.', 'a move after a resignation'],
  }),
  ...entries(409, 'live action', GO_ON, {
    'game-over': ['The game is over.', 'an offer after a resignation'],
    'not-begun': ['The other person has not sat down yet.', 'an offer before anybody has joined'],
    'not-over': ['Another game is asked for before this one is over.', 'a rematch in the middle'],
    'challenge-over': ['The game has begun, or is not offered any more.', 'a seat that was taken'],
    'not-asked': ['The other side is to answer this.', 'an answer to your own offer'],
    'nothing-asked': ['Nothing was asked, or it has been answered.', 'a draw accepted that nobody offered'],
    'nothing-to-undo': ['You have made no move yet.', 'a move taken back at the start'],
    'undo-asked': ['You have asked to take back already.', 'asking twice'],
    'draw-offered': ['You have offered a draw already.', 'offering twice'],
    'draw-again': [
      'You have offered a draw lately.',
      'offering again at once',
      'Offer again `params.moves` moves after the last time.',
    ],
    'draw-early': [
      'The computer agrees to no draw so early.',
      'an offer at move 2',
      'Offer after `params.moves` moves by each side.',
    ],
    'draw-declined': ['The computer declines the draw.', 'an offer in a better position'],
    'draw-unequal': [
      'The computer declines: in a rated game it agrees only when about equal.',
      'an offer in a worse position',
    ],
    'not-your-turn': ['It is the turn of the other side, which may claim a draw.', 'its claim'],
    'no-claim': [
      'No draw can be claimed here.',
      'a claim at the first move',
      'Claim where `claimableDraw` of the game is not null.',
    ],
    'too-late-to-abort': ['Both sides have moved.', 'an abort at move 5', 'Offer a draw, or resign.'],
  }),
  ...entries(403, 'live action', GO_ON, {
    'not-challenged': ['This seat is not for you.', 'a seat of somebody else'],
    'not-withdrawable': ['Only the one who has begun the game can withdraw it.', 'a guest who withdraws it'],
  }),
  ...entries(
    429,
    'more games',
    'Finish a game, or wait a day: those in which nothing happens are not counted then.',
    {
      'too-many-games': ['The client has as many open games as it may.', 'a two hundred and first game'],
    },
  ),
  ...entries(404, 'live action', 'Watch the stream of the game instead.', {
    'webhooks-unavailable': [
      'This host calls no webhooks.',
      `${post('live/ID/actions', '{"action": "webhook", "url": "https://example.org"}')} on a Worker`,
    ],
  }),
  ...entries(
    422,
    'live action',
    'Send an address of the internet with HTTPS, such as https://example.org/tahoun.',
    {
      'webhook-address': [
        'The address of a webhook is no public one.',
        post('live/ID/actions', '{"action": "webhook", "url": "https://localhost/"}'),
      ],
    },
  ),
];

/** What belongs to no route alone. */
export const SERVICE_ERRORS: readonly ErrorEntry[] = [
  ...entries(404, 'server', 'See /docs for the routes.', {
    'route-unknown': ['There is nothing at this address.', '`GET /v1/nothing`'],
  }),
  ...entries(405, 'server', 'Use a method of the `Allow` header.', {
    'method-not-allowed': ['The route does not have this method.', '`GET /v1/play`'],
  }),
  ...entries(400, 'server', 'Send one `Host` header; ask what stands between you and the server.', {
    'host-repeated': [
      'The request names its host twice, so a proxy may have read another one.',
      'a request with two `Host` headers',
    ],
    'host-form': ['The request names no host.', 'a request with `Host: a, b`'],
  }),
  ...entries(
    500,
    'server',
    'Ask again; if it stays, tell the operator the `instance`, by which the log has it.',
    {
      internal: ['The server has made a mistake.', 'a defect'],
    },
  ),
  ...entries(503, 'server', 'Ask again after `Retry-After`.', {
    'too-busy': ['More requests wait than the server can begin soon.', 'any request in a busy minute'],
  }),
  ...entries(503, 'readiness', 'Ask again after `Retry-After`.', {
    'not-ready': [
      'The server takes no more requests for now; load balancers ask for it.',
      '`GET /readyz` while the server is full, about to end, or without its database',
    ],
  }),
  ...entries(426, 'socket', 'Connect with a WebSocket.', {
    'upgrade-required': ['The address is that of a WebSocket.', '`GET /v1/socket`'],
  }),
  ...entries(501, 'socket', 'Use the other routes.', {
    'socket-unavailable': [
      'This host has no WebSockets.',
      '`GET /v1/socket` on a host without them, such as a Worker',
    ],
  }),
  ...entries(409, 'socket', 'Give each open question an id of its own.', {
    'question-open': ['A question with this id is not answered yet.', 'one id for two questions'],
  }),
  ...entries(429, 'socket', 'Read the answers first, or close a socket.', {
    'too-many-questions': ['The socket has as many open questions as it may.', 'a ninth question'],
    'too-many-sockets': ['The client has as many sockets as it may.', 'a twenty-first socket'],
  }),
  ...entries(503, 'socket', 'Ask again after `Retry-After`.', {
    'too-many-sockets': ['The server has as many sockets as it may.', 'a full server'],
  }),
  ...entries(503, 'sign-in', 'Try again later; the game can be watched meanwhile.', {
    'discord-unavailable': ['Discord did not answer.', 'an outage of Discord'],
  }),
];
