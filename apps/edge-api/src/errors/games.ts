import type { GameErrors } from '@tahoun/i18n';
import { errorsOf, gameIds, loadAllGames } from '../engine/games.js';
import { ANY_GAME, type ErrorEntry, entries, post } from './entry.js';

const FORM = 'Write the position in the text form of its game; `initial` in `GET /v1/games` is an example.';
const OPTIONS = 'Take what `GET /v1/games` lists under `variants` of the game.';
const SMALLER = 'Ask about a smaller position.';
const LEGAL = 'Choose a move of `/v1/legal-moves`.';
const EXPORT = 'Export the game again, or send its `moves`; `detail` names the line.';
const AS_MEANT = 'Nothing, where the game was meant so.';
/** How else these come. */
const LEFT_OUT =
  '`POST /v1/review` leaves it out and says so in `warnings`; a job of a review leaves nothing out, so it is refused.';
const WARNING = 'A review is answered, with this among its `warnings`.';

const ask = (what: string) => `\`GET /v1/legal-moves?game=${ANY_GAME}&${what}\``;

/** What the rules of several games refuse. */
export const RULES_ERRORS: readonly ErrorEntry[] = [
  ...entries(404, 'game id', 'Take an id of `GET /v1/games`.', {
    'game-unknown': ['There is no such game here.', '`GET /v1/legal-moves?game=none`'],
  }),
  ...entries(422, 'game', OPTIONS, {
    'variant-unknown': ['The game has no option of this name.', ask('variant=colour=red')],
    'variant-none': ['The game has no options.', 'any option of such a game'],
    'variant-bad-value': ['The option does not take this value.', 'a board of size 99'],
  }),
  ...entries(422, 'position', FORM, {
    'position-too-long': ['The text is longer than any position.', 'a position of 5,000 characters'],
    'position-side-missing': ['The side to move is missing.', 'rows alone'],
    'position-bad-side': ['The side to move is none of the sides.', 'a letter that is no side'],
    'position-extra-text': ['Something follows the side to move.', 'a word behind it'],
    'position-both-won': ['Both sides have won, which cannot be.', 'two lines, one of each side'],
    'board-row-count': ['The board has too few or too many rows.', 'two rows of three'],
    'board-row-length': ['A row is too short or too long.', 'two cells instead of three'],
    'board-bad-cell': ['A cell has a character that means nothing there.', 'a letter that is no piece'],
  }),
  ...entries(422, 'move', LEGAL, {
    'move-syntax': ['The text is no move.', ask('played=?')],
    'move-off-board': ['The move leads off the board.', 'a row that is not there'],
    'move-game-over': ['The game is over before this move.', 'a move after the last one'],
    'move-not-possible': ['The position has no such move.', 'a move of another position'],
  }),
  ...entries(422, 'file', EXPORT, {
    'file-without-moves': ['The file has no moves.', post('review', `{"game": "${ANY_GAME}", "file": "*"}`)],
  }),
];

/** What the rules of one game refuse, those of games from outside included. */
export async function gameErrors(): Promise<readonly ErrorEntry[]> {
  await loadAllGames(['errors']);
  return gameIds().flatMap((game) => entriesOf(game, errorsOf(game) ?? {}));
}

type Explained = Readonly<Record<string, readonly [means: string, example: string, more?: string]>>;

function entriesOf(game: string, errors: GameErrors): readonly ErrorEntry[] {
  const { options, position, solve, move, file, leftOut, warnings } = errors;
  const codes = (
    request: (example: string, more?: string) => string,
    explained: Explained = {},
    comes = '',
  ) =>
    Object.fromEntries(
      Object.entries(explained).map(([code, [means, ...example]]) => [
        code,
        [`${means} ${comes}`.trimEnd(), request(...example)] as const,
      ]),
    );
  const send = (route: string, body: object) => post(route, JSON.stringify({ game, ...body }));
  const get = (...query: [string, string][]) =>
    `\`GET /v1/legal-moves?${new URLSearchParams([['game', game], ...query])}\``;
  const variants = (text: string) => text.split(' ').map((one): [string, string] => ['variant', one]);
  const review = (text: string) => send('review', { file: text });
  const ofOptions = codes((text) => get(...variants(text)), options);
  const ofPositions = codes(
    (text, more) => get(['position', text], ...(more === undefined ? [] : variants(more))),
    position,
  );
  const ofOpen = codes((text) => send('solve', { position: text }), solve);
  const ofMoves = codes((text, from) => send('play', { position: from, moves: text.split(' ') }), move);
  const ofJobs = codes((text) => send('jobs', { kind: 'review', file: text }), leftOut, LEFT_OUT);
  return [
    ...entries(422, 'game', OPTIONS, ofOptions),
    ...entries(422, 'position', FORM, ofPositions),
    ...entries(422, 'position', SMALLER, ofOpen),
    ...entries(422, 'move', LEGAL, ofMoves),
    ...entries(422, 'file', EXPORT, codes(review, file)),
    ...entries(422, 'file', EXPORT, ofJobs),
    ...entries(200, 'file', AS_MEANT, codes(review, warnings, WARNING)),
  ];
}

/** An example for each code of several games that one of them shows. */
export async function sharedExamples(): Promise<ReadonlyMap<string, string>> {
  await loadAllGames(['errors']);
  const shared = gameIds().flatMap((game) =>
    Object.entries(errorsOf(game)?.shared ?? {}).map(
      ([code, body]) => [code, post('eval', JSON.stringify({ game, ...body }))] as const,
    ),
  );
  // The first game that shows a code.
  return new Map(shared.toReversed());
}
