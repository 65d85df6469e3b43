import { gameById, gameIds } from '@tahoun/catalogue/all';
import { InputError, isDecided } from '@tahoun/core';
import type { BestMoveAnswer } from '@tahoun/engine';
import { formatNumber, gameTexts, moveWords } from '@tahoun/i18n';
import { type GameRecord, Refusal } from '@tahoun/live';
import { type Match, newMatch, resultOf, showLine, snapshotAt } from '@tahoun/match';
import type { APIMessage, APIMessageApplicationCommandInteractionData } from 'discord-api-types/v10';
import { keepFair } from '../game/fair-play.js';
import { makeReady } from '../game/make-ready.js';
import type { Call } from '../interaction/call.js';
import { pictureOf } from '../view/board.js';
import { type CustomId, parseCustomId } from '../view/custom-id.js';
import { type Message, privateCard, text } from '../view/message.js';
import { scoreOf } from '../view/words.js';
import { gameCommand, gameIn } from './command.js';
import { allowHelp } from './help.js';

/** Node limit for each of the two positions, before and after the last move. */
const ANALYSIS_NODES = 300_000;
/** Lines shown, the best one included. */
const LINES = 3;
/** Moves of a line that are shown. */
const LINE_LENGTH = 8;
/** Centi-units below which a move's cost counts as none, because searches differ by as much. */
const NOTHING = 15;

/** `/game analyse`: the score, the best line, and the cost of the last move. */
export const analyse = gameCommand('analyse', async (call, options) =>
  analyseGame(call, await gameIn(call, options)),
);

export async function analyseGame(call: Call, game: GameRecord): Promise<Message> {
  await allowHelp(call, game);
  return analyseMatch(call, game.match, game.id);
}

/** The analysis of a match's position; of a finished match, of the position before its last move. @throws Refusal */
async function analyseMatch(call: Call, match: Match, id?: string): Promise<Message> {
  const { texts, language, bot } = call;
  await makeReady(match);
  const isOver = resultOf(match) !== null;
  const ply = isOver && match.moves.length > 0 ? match.moves.length - 1 : match.moves.length;
  for (const each of [ply, Math.max(0, ply - 1)]) await keepFair(bot.store, call.user.id, match, each, id);
  const snapshot = snapshotAt(match, ply);
  const words = gameTexts(language, match.game);
  const written = (moves: string) => moveWords(language, match.game, moves);
  const answer = await ask(call, match, ply, LINES);
  const lines = [`### ${texts.analysis.title(words.name)}`];
  if (isOver) lines.push(texts.analysis.over);
  const proved = answer.exact ? ` (${texts.analysis.proved})` : '';
  lines.push(
    texts.analysis.score(words.sides[snapshot.position.turn].name, scoreOf(answer, language)) + proved,
  );
  if (answer.pv.length > 0) lines.push(texts.analysis.best(written(lineOf(answer.pv))));
  const others = (answer.lines ?? []).slice(1);
  if (others.length > 0) {
    lines.push(`**${texts.analysis.lines}**`);
    for (const line of others)
      lines.push(`- ${written(lineOf(line.pv))} (${scoreOf({ ...line, game: match.game }, language)})`);
  }
  lines.push(...(await costOf(call, match, ply, answer, isOver)));
  if (answer.limitedBy === 'stop') lines.push(`-# ${texts.cutShort}`);
  lines.push(`-# ${texts.analysis.depth(answer.depth, formatNumber(language, answer.nodes))}`);
  const hint = answer.move === null ? undefined : snapshot.game.parseMove(snapshot.position, answer.move);
  const view = { language, style: call.style, bottom: 0, hint } as const;
  const board = await pictureOf(match.game, snapshot, view, call.painter, '');
  return privateCard([...board.components, text(lines.join('\n'))], board.files);
}

function lineOf(moves: readonly string[]): string {
  const shown = moves.slice(0, LINE_LENGTH).join(' ');
  return moves.length > LINE_LENGTH ? `${shown} …` : shown;
}

function ask(call: Call, match: Match, ply: number, multiPv: number): Promise<BestMoveAnswer> {
  const played = match.moves.slice(0, ply);
  return call.bot.engine.bestMove(
    { game: match.game, position: match.start, played, nodes: ANALYSIS_NODES, multiPv },
    call.searching('analysis'),
  );
}

/** The cost of the last move, by the scores before it and after it. */
async function costOf(
  call: Call,
  match: Match,
  ply: number,
  answer: BestMoveAnswer,
  isOver: boolean,
): Promise<string[]> {
  const { texts, language } = call;
  const last = match.moves.at(-1);
  if (last === undefined) return [];
  const before = isOver ? answer : await ask(call, match, ply - 1, 1);
  const after = isOver ? await ask(call, match, match.moves.length, 1) : answer;
  if (before.move === null) return [];
  const mover = (isOver ? snapshotAt(match, ply) : snapshotAt(match, ply - 1)).position.turn;
  const stillMover = (isOver ? snapshotAt(match) : snapshotAt(match, ply)).position.turn === mover;
  const kept = stillMover ? after.score : -after.score;
  const cost = before.score - kept;
  const played = moveWords(language, match.game, last);
  if (before.move === last || cost < NOTHING) return [texts.analysis.wasBest(played)];
  const better = texts.analysis.better(moveWords(language, match.game, before.move));
  if (isDecided(before.score) !== isDecided(kept) || (isDecided(kept) && before.score > 0 !== kept > 0))
    return [texts.analysis.lostWin(played), better];
  if (isDecided(kept)) return [texts.analysis.wasBest(played)];
  const units = gameTexts(language, match.game).units(cost / 100, formatNumber(language, cost / 100));
  return [texts.analysis.cost(played, units), better];
}

/** Longest text that is tried as a position, in characters. */
const LONGEST = 2000;

/** The message command "Analyse this board", for one of our messages or a position in somebody's text. */
export async function analyseThis(
  call: Call,
  data: APIMessageApplicationCommandInteractionData,
): Promise<Message> {
  const message = data.resolved.messages[data.target_id];
  if (message === undefined) throw new Refusal('no-board-here');
  const own = await ownBoard(call, message);
  return analyseMatch(call, own?.match ?? writtenPosition(message.content), own?.id);
}

/**
 * The game as our message shows it; its buttons name the game and the moves played by then.
 * @throws Refusal when the caller plays in it and may have no help.
 */
async function ownBoard(call: Call, message: APIMessage): Promise<Pick<GameRecord, 'id' | 'match'> | null> {
  const found = JSON.stringify(message.components ?? []).matchAll(/"custom_id":"([^"]*)"/g);
  for (const [, text = ''] of found) {
    const shown = customIdIn(text);
    const game = shown && (await call.bot.store.games.find(shown.game));
    if (shown === null || game === null) continue;
    await allowHelp(call, game);
    return { id: game.id, match: showLine(game.match, game.match.moves.slice(0, shown.shown), null) };
  }
  return null;
}

/** Null for a `custom_id` of another bot or another version. */
function customIdIn(text: string): CustomId | null {
  try {
    return parseCustomId(text);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** The first game that can read the text as a position. @throws Refusal when none can. */
function writtenPosition(content: string): Match {
  const text = content
    .replace(/```(\w*\n)?|`/g, '')
    .trim()
    .slice(0, LONGEST);
  for (const id of text === '' ? [] : gameIds()) {
    try {
      const position = gameById(id).formatPosition(gameById(id).parsePosition(text));
      return newMatch({ game: gameById(id), position, players: ['human', 'human'] });
    } catch (error) {
      // Not a position of this game.
      if (!(error instanceof InputError)) throw error;
    }
  }
  throw new Refusal('no-board-here');
}
