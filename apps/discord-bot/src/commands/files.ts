import { fileEndingOf, fileFormatOf, gameById } from '@tahoun/catalogue/all';
import { type Game, InputError, type OnDropped, type Side } from '@tahoun/core';
import { type GameRecord, Refusal, resumeGame } from '@tahoun/live';
import {
  type Match,
  decodeText,
  lastStretch,
  loadMatchInPieces,
  looksSaved,
  newMatch,
  readGameFile,
  restoreMatchInPieces,
  resultOf,
  saveMatch,
  showLine,
  snapshotAt,
  writeGameFile,
} from '@tahoun/match';
import { ComponentType } from 'discord-api-types/v10';
import { makeReady } from '../game/make-ready.js';
import { type Answer, type Call, errorWords } from '../interaction/call.js';
import type { Options } from '../interaction/options.js';
import { privateMessage, text, textMessage } from '../view/message.js';
import {
  type Choice,
  GAME_OPTION,
  LEVEL_OPTION,
  type PrivateCommand,
  type PublicCommand,
  WHICH_OPTION,
  gameIn,
} from './command.js';
import { PLAYER_OPTION, computerIn } from './game-options.js';
import { launch, origin, seatsWith } from './launch.js';

/** `/game export`: the game as a file, in the format that its players use, or as JSON. */
export const exportGame: PrivateCommand = {
  name: 'export',
  options: [WHICH_OPTION, { name: 'format', kind: 'text', complete: completeFormat }],

  async answer(call, options) {
    const game = await gameIn(call, options);
    const format = options.text('format') ?? (formatsOf(game.match.game)[0] as string);
    const written = writeGame(game, format);
    const name = `tahoun-${game.match.game}-${game.id}.${format}`;
    const file = { type: ComponentType.File, file: { url: `attachment://${name}` } } as const;
    return privateMessage([text(call.texts.exported(name)), file], [{ name, data: written }]);
  },
};

async function completeFormat(call: Call, options: Options): Promise<readonly Choice[]> {
  const game = await gameIn(call, options);
  return formatsOf(game.match.game).map((format) => ({ name: format.toUpperCase(), value: format }));
}

/** `/game import`: goes on with a game from a file, as the side to move, against the computer. */
export const importGame: PublicCommand = {
  name: 'import',
  options: [
    GAME_OPTION,
    { name: 'file', kind: 'attachment' },
    { name: 'text', kind: 'text' },
    LEVEL_OPTION,
    PLAYER_OPTION,
  ],

  async run(call, options) {
    const game = gameById(options.text('game') ?? '');
    const attachment = options.attachment('file');
    const pasted = options.text('text');
    const rival = computerIn(game.id, options);
    const problems: InputError[] = [];
    const text = attachment === undefined ? pasted : await fetchText(attachment.url, attachment.size);
    if (text === undefined) throw new Refusal('nothing-to-import');
    const match = await readGame(call, game, text, (problem) => problems.push(problem));
    await makeReady(match);
    const own: Side = resultOf(match) === null ? snapshotAt(match).position.turn : 0;
    const begun = resumeGame({ ...origin(call), seats: seatsWith(call, own, rival) }, match);
    const answer = await launch(call, begun);
    return problems.length === 0 ? answer : { ...answer, later: () => tellAfter(answer, call, problems) };
  },
};

/** Left-out parts of a file that are reported, at most. */
const MOST_TOLD = 5;

/** Shows the game, and reports the left-out parts of its file to the player alone. */
async function tellAfter({ later }: Answer, call: Call, problems: readonly InputError[]): Promise<void> {
  await later?.();
  const lines = problems.slice(0, MOST_TOLD).map((problem) => errorWords(problem, call.language));
  await call.add(textMessage(lines.join('\n')));
}

/** The bot's own format, which every game has. */
const JSON_FORMAT = 'json';
/** Longest file that is read, in bytes. */
const MAX_FILE_BYTES = 1_000_000;
/** Characters of a file that is read here: to hand a short one to a thread would take longer. */
const MAX_SHORT = 4000;
/** Milliseconds to fetch a file: soon enough to refuse it before the acknowledgement, to the caller alone. */
const FETCH_MS = 1500;

/** The formats in which a game can be written, the usual one first. */
function formatsOf(gameId: string): string[] {
  const own = fileEndingOf(gameId);
  return own === undefined ? [JSON_FORMAT] : [own, JSON_FORMAT];
}

/** A game as a file. @throws Refusal for a format that the game does not have. */
function writeGame(game: GameRecord, format: string): string {
  const { match } = game;
  if (format === JSON_FORMAT) return saveMatch(match);
  const own = fileFormatOf(match.game);
  if (own?.id !== format)
    throw new Refusal('format-unknown', { found: format, formats: formatsOf(match.game).join(', ') });
  return writeGameFile(match, own, {
    players: [game.seats[0].name, game.seats[1].name],
    date: new Date(game.createdAt).toISOString().slice(0, 10),
  });
}

/**
 * Reads a game from a file: JSON of any game, or the own format of the named game.
 * @param onDropped receives each part that is left out so that the file can be read
 * @throws Refusal or InputError naming the fault.
 */
async function readGame(call: Call, game: Game, text: string, onDropped: OnDropped): Promise<Match> {
  const format = fileFormatOf(game.id);
  if (looksSaved(text, format)) return byTheRules(await loadMatchInPieces(text, gameById));
  const match =
    format &&
    (text.length > MAX_SHORT
      ? await readLong(call, game, text, onDropped)
      : readGameFile({ game, format }, text, onDropped));
  if (match == null)
    throw new Refusal('file-unknown', { game: game.id, formats: formatsOf(game.id).join(', ') });
  return match;
}

/** A game between people has only moves by the rules: where the turn was handed over, it begins after the last time. */
function byTheRules(match: Match): Match {
  const { start, moves } = lastStretch(match, match.moves.length);
  if (moves.length === match.moves.length) return match;
  const begun = newMatch({ game: match.rules, position: start, players: match.players });
  return showLine(begun, moves);
}

/** The game of a long file, which a thread reads; null where it has none. */
async function readLong(call: Call, game: Game, text: string, onDropped: OnDropped): Promise<Match | null> {
  const request = { game: game.id, text, reported: MOST_TOLD };
  const { found, dropped } = await call.bot.engine.file(request, call.searching('question'));
  for (const { code, message, params } of dropped) onDropped(new InputError(code, message, params));
  return found && restoreMatchInPieces(found.saved, gameById);
}

/** The text of an attachment. @throws Refusal when it is too long or cannot be fetched. */
async function fetchText(url: string, size: number): Promise<string> {
  if (size > MAX_FILE_BYTES) throw new Refusal('import-too-long', { max: MAX_FILE_BYTES });
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(FETCH_MS) });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const charset = /charset=([\w-]+)/i.exec(response.headers.get('content-type') ?? '')?.[1];
    return decodeText(new Uint8Array(await response.arrayBuffer()), charset);
  } catch (error) {
    throw new Refusal('import-unreachable', {}, { cause: error });
  }
}
