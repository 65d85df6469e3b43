import { InputError, MAX_TEXT_LENGTH, quoteInput } from '@tahoun/core';
import { gameById } from '@tahoun/games';
import * as v from 'valibot';
import { type Match, momentAt, newMatch } from './match.js';

/** The version that `saveMatch` writes and `loadMatch` reads. */
export const SAVE_VERSION = 1;
/** Longest saved match that is read, in characters. */
const MAX_SAVE_LENGTH = 1_000_000;

const wholeNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const shortText = v.pipe(v.string(), v.maxLength(100));
const side = v.picklist([0, 1]);

const savedMatch = v.strictObject({
  format: v.literal('tahoun-match'),
  version: v.literal(SAVE_VERSION),
  game: v.pipe(v.string(), v.maxLength(50)),
  start: v.pipe(v.string(), v.maxLength(MAX_TEXT_LENGTH)),
  players: v.strictTuple([shortText, shortText]),
  moves: v.pipe(v.array(shortText), v.maxLength(10_000)),
  cursor: wholeNumber,
  ending: v.nullable(
    v.union([
      v.strictObject({ kind: v.literal('resigned'), by: side }),
      v.strictObject({ kind: v.literal('agreed-draw') }),
    ]),
  ),
  drawOffer: v.nullable(side),
  seed: wholeNumber,
});

/** The match as JSON text. */
export function saveMatch(match: Match): string {
  return JSON.stringify({ format: 'tahoun-match', version: SAVE_VERSION, ...match });
}

/**
 * Reads what `saveMatch` wrote. Everything is checked, every move replayed.
 * @throws InputError naming the field that is wrong, or what is wrong with the position or a move.
 */
export function loadMatch(text: string): Match {
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
  gameById(match.game);
  const fresh = newMatch({
    game: match.game,
    position: match.start,
    players: match.players,
    seed: match.seed,
  });
  if (match.cursor > match.moves.length) throw badField('cursor');
  const loaded: Match = { ...match, start: fresh.start, drawOffer: match.drawOffer };
  momentAt(loaded, loaded.moves.length);
  return loaded;
}

/** Says "another version" before complaining about fields that only that version has. */
function checkVersion(json: unknown): void {
  if (typeof json !== 'object' || json === null || !('version' in json)) return;
  if (json.version === SAVE_VERSION) return;
  const found = quoteInput(String(json.version));
  throw new InputError(
    'save-version',
    `the match was saved in version ${found}; this program reads ${SAVE_VERSION}`,
    {
      found,
      accepts: SAVE_VERSION,
    },
  );
}

function badField(field: string): InputError {
  return new InputError(
    'save-field',
    `this is not a saved match: ${field} has a value that no saved match has`,
    {
      field,
    },
  );
}
