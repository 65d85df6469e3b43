import { formatNumber, gameTexts, moveWords } from '@tahoun/i18n';
import { type GameRecord, Refusal, isBetweenPeople, isOwn, sideOf } from '@tahoun/live';
import { resultOf, snapshotAt } from '@tahoun/match';
import { keepFair } from '../game/fair-play.js';
import type { Call } from '../interaction/call.js';
import { pictureOf } from '../view/board.js';
import { type Message, privateCard, text, textMessage } from '../view/message.js';
import { viewOf } from '../view/settings.js';
import { scoreOf } from '../view/words.js';
import { gameCommand, gameIn, ownGameIn } from './command.js';

/**
 * Checks before the engine helps: players of a game between people get no help while it goes on, and a game
 * against the computer becomes unrated. Everybody may ask about finished games, and spectators about all,
 * unless the position is one of a game of their own. @throws Refusal
 */
export async function allowHelp({ bot, user }: Call, game: GameRecord): Promise<void> {
  const isPlayer = game.status === 'active' && sideOf(game, user.id) !== null;
  if (isPlayer && isBetweenPeople(game)) throw new Refusal('no-help');
  await keepFair(bot.store, user.id, game.match, undefined, game.id);
  if (isPlayer && game.rated) await bot.store.games.change(game.id, (now) => ({ ...now, rated: false }));
}

/** Nodes of the search for a hint: an answer within a moment. */
const HINT_NODES = 200_000;

/** `/game hint`: a good move, shown to the caller only. */
export const hint = gameCommand('hint', async (call, options) =>
  hintOf(call, await ownGameIn(call, options)),
);

/** The hint as a message, on the board of the game with its last move. A game with hints does not count for the ratings. */
export async function hintOf(call: Call, game: GameRecord): Promise<Message> {
  const { bot, texts, language } = call;
  if (!isOwn(game, call.user.id)) throw new Refusal('not-player');
  if (resultOf(game.match) !== null) throw new Refusal('game-over');
  await allowHelp(call, game);
  const { match } = game;
  const answer = await bot.engine.bestMove(
    { game: match.game, position: match.start, played: match.moves, nodes: HINT_NODES },
    call.searching('question'),
  );
  const snapshot = snapshotAt(match);
  const move = snapshot.game.parseMove(snapshot.position, answer.move as string);
  const view = { ...viewOf(game, call.settings), language, hint: move };
  const words = texts.hint(moveWords(language, match.game, answer.move as string), scoreOf(answer, language));
  const board = await pictureOf(match.game, snapshot, view, call.painter, words.replaceAll('*', ''));
  const said = answer.limitedBy === 'stop' ? `${words}\n-# ${texts.cutShort}` : words;
  return privateCard([text(said), ...board.components], board.files);
}

/** Limits of the solver: nodes, and milliseconds. */
const SOLVE_NODES = 5_000_000;
const SOLVE_MS = 5000;
/** Moves of the best line that are shown. */
const LINE_LENGTH = 30;

/** `/game solve`: the result with best play, in games and positions small enough. */
export const solve = gameCommand('solve', async (call, options) => {
  const game = await gameIn(call, options);
  const { bot, texts, language } = call;
  await allowHelp(call, game);
  const { match } = game;
  const answer = await bot.engine.solve(
    { game: match.game, position: match.start, played: match.moves, nodes: SOLVE_NODES },
    { ...call.searching('question'), deadlineMs: SOLVE_MS },
  );
  const { turn } = snapshotAt(match).position;
  const { sides } = gameTexts(language, match.game);
  if (answer.outcome === null)
    return textMessage(texts.solved.unsolved(formatNumber(language, answer.nodes)));
  const lines = [texts.solved.outcome[answer.outcome](sides[turn].name)];
  if (answer.value !== null) lines.push(texts.solved.value(formatNumber(language, answer.value)));
  if (answer.distance !== null) lines.push(texts.solved.distance(answer.distance));
  if (answer.pv.length > 0) {
    const line = answer.pv.slice(0, LINE_LENGTH).join(' ');
    lines.push(texts.solved.line(moveWords(language, match.game, line)));
  }
  return textMessage(lines.join('\n'));
});
