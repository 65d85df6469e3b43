import { InputError, MAX_TEXT_LENGTH, type Side, quoteInput } from '@tahoun/core';
import { gameById } from '@tahoun/games';
import * as z from 'zod/mini';
import { type Match, momentAt, newMatch } from './match.js';

/** The version that `saveMatch` writes and `loadMatch` reads. */
export const SAVE_VERSION = 1;
/** Longest saved match that is read, in characters. */
const MAX_SAVE_LENGTH = 1_000_000;

const side = z.union([z.literal(0), z.literal(1)]);
const playerText = z.string().check(z.maxLength(100));

const savedMatch = z.strictObject({
  format: z.literal('tahoun-match'),
  version: z.literal(SAVE_VERSION),
  game: z.string().check(z.maxLength(50)),
  start: z.string().check(z.maxLength(MAX_TEXT_LENGTH)),
  players: z.tuple([playerText, playerText]),
  moves: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(10_000)),
  cursor: z.int().check(z.gte(0)),
  ending: z.nullable(
    z.union([
      z.strictObject({ kind: z.literal('resigned'), by: side }),
      z.strictObject({ kind: z.literal('agreed-draw') }),
    ]),
  ),
  drawOffer: z.nullable(side),
  seed: z.int().check(z.gte(0)),
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
  const parsed = savedMatch.safeParse(json);
  if (!parsed.success) {
    const path = parsed.error.issues[0]?.path ?? [];
    throw badField(path.length === 0 ? 'its fields' : path.join('.'));
  }
  const { format: _format, version: _version, ...match } = parsed.data;
  gameById(match.game);
  const fresh = newMatch({
    game: match.game,
    position: match.start,
    players: match.players,
    seed: match.seed,
  });
  if (match.cursor > match.moves.length) throw badField('cursor');
  const loaded: Match = { ...match, start: fresh.start, drawOffer: match.drawOffer as Side | null };
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
