import { type Game, InputError, MAX_TEXT_LENGTH, quoteInput } from '@tahoun/core';
import * as v from 'valibot';
import { MAX_BASE_MINUTES, MAX_INCREMENT_SECONDS } from './clock.js';
import { MAX_VARIATIONS, sharedPlies } from './lines.js';
import { type Match, newMatch } from './match.js';

/** The version that `saveMatch` writes and `loadMatch` reads. */
export const SAVE_VERSION = 1;
/** Longest saved match that is read, in characters. */
const MAX_SAVE_LENGTH = 1_000_000;

const wholeNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const shortText = v.pipe(v.string(), v.maxLength(100));
const side = v.picklist([0, 1]);
const moves = v.pipe(v.array(shortText), v.maxLength(10_000));
const ending = v.nullable(
  v.union([
    v.strictObject({ kind: v.picklist(['resigned', 'out-of-time']), by: side }),
    v.strictObject({ kind: v.literal('agreed-draw') }),
  ]),
);
const time = (max: number) => v.pipe(v.number(), v.minValue(0), v.maxValue(max));
const base = MAX_BASE_MINUTES * 60_000;
const increment = MAX_INCREMENT_SECONDS * 1000;
/** Increments may have added up. */
const left = time(base + 10_000 * increment);

const savedMatch = v.strictObject({
  format: v.literal('tahoun-match'),
  version: v.literal(SAVE_VERSION),
  game: v.pipe(v.string(), v.maxLength(50)),
  start: v.pipe(v.string(), v.maxLength(MAX_TEXT_LENGTH)),
  players: v.strictTuple([shortText, shortText]),
  moves,
  cursor: wholeNumber,
  ending,
  drawOffer: v.nullable(side),
  seed: wholeNumber,
  // Matches had none of these at first.
  variations: v.optional(v.pipe(v.array(v.strictObject({ moves, ending })), v.maxLength(MAX_VARIATIONS)), []),
  rank: v.optional(wholeNumber, 0),
  clock: v.optional(
    v.nullable(
      v.strictObject({ base: time(base), increment: time(increment), left: v.strictTuple([left, left]) }),
    ),
    null,
  ),
});

/** The match as JSON text. Variations and a clock are written where there are any. */
export function saveMatch({ rules: _rules, variations, rank, clock, ...match }: Match): string {
  return JSON.stringify({
    format: 'tahoun-match',
    version: SAVE_VERSION,
    ...match,
    ...(variations.length > 0 ? { variations, rank } : {}),
    ...(clock === null ? {} : { clock }),
  });
}

/** The game of an id. @throws InputError where there is none. */
export type GameOf = (id: string) => Game;

/** What `saveMatch` wrote and nobody else could change, such as a row of one's own database: nothing is checked. */
export function restoreMatch(text: string, gameOf: GameOf): Match {
  const { format: _format, version: _version, ...match } = JSON.parse(text);
  return { variations: [], rank: 0, clock: null, ...match, rules: gameOf(match.game) };
}

/**
 * Reads what `saveMatch` wrote. Everything is checked, every move replayed.
 * @throws InputError naming the field that is wrong, or what is wrong with the position or a move.
 */
export function loadMatch(text: string, gameOf: GameOf): Match {
  if (text.length > MAX_SAVE_LENGTH) {
    throw new InputError('save-too-long', 'this is not a saved match: it is too long', {});
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new InputError('save-not-json', 'this is not a saved match: it is not JSON', {});
  }
  checkVersion(json);
  const parsed = v.safeParse(savedMatch, json);
  if (!parsed.success) throw badField(v.getDotPath(parsed.issues[0]) ?? 'its fields');
  const { format: _format, version: _version, ...match } = parsed.output;
  const rules = gameOf(match.game);
  const { players, seed } = match;
  const fresh = newMatch({ game: rules, position: match.start, players, seed });
  if (match.cursor > match.moves.length) throw badField('cursor');
  if (match.rank > match.variations.length) throw badField('rank');
  const loaded: Match = { ...match, rules, start: fresh.start };
  playLines(loaded);
  return loaded;
}

/** Plays all lines, each from where it leaves the one before. @throws InputError for the first illegal move. */
function playLines(match: Match): void {
  const { rules: game } = match;
  const position = game.parsePosition(match.start);
  let played: readonly string[] = [];
  for (const { moves } of [match, ...match.variations]) {
    const shared = sharedPlies(played, moves);
    for (let ply = played.length; ply > shared; ply--) position.undoMove();
    for (const text of moves.slice(shared)) position.makeMove(game.parseMove(position, text));
    played = moves;
  }
}

/** Says "another version" before complaining about fields that only that version has. */
function checkVersion(json: unknown): void {
  if (typeof json !== 'object' || json === null || !('version' in json)) return;
  if (json.version === SAVE_VERSION) return;
  const found = quoteInput(String(json.version));
  throw new InputError(
    'save-version',
    `the match was saved in version ${found}; this program reads version ${SAVE_VERSION}`,
    {
      found,
      accepts: SAVE_VERSION,
    },
  );
}

function badField(field: string): InputError {
  return new InputError('save-field', `this is not a saved match: the value of ${field} is invalid`, {
    field,
  });
}
