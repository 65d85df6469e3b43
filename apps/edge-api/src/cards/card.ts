import { type GameResult, InputError, type Side } from '@tahoun/core';
import {
  type Language,
  cardTexts,
  gameTexts,
  insideSentence,
  liveTexts,
  resultLine,
  resultReason,
} from '@tahoun/i18n';
import { problemTexts } from '@tahoun/i18n/problems';
import { parseLeafTree } from '@tahoun/lab/lecture';
import { Refusal as LiveRefusal, type LiveState } from '@tahoun/live';
import type { LiveService } from '@tahoun/live/store';
import type { Problem } from '@tahoun/problems';
import { isGameId, loadGame } from '../engine/games.js';
import { Refusal } from '../http/problem.js';
import { MAX_PLAYED } from '../schemas/index.js';
import { type Pause, positionQuestion } from '../search/question.js';

/** The preview of a link to the page where it is posted, such as in a chat. */
export interface Card {
  readonly title: string;
  readonly description: string;
  /** Path and query of its picture on this server; null where there is nothing to draw. */
  readonly picture: string | null;
}

/** The sources of a card besides the address. */
export interface Around {
  /** Undefined where the host has no games between people. */
  readonly live: Pick<LiveService, 'state'> | undefined;
  /** The problems of a game, none where it has none. */
  readonly problems: (game: string) => readonly Problem[];
  /** The client's language; a game between people is shown in its own. */
  readonly language: Language;
  /** Lets others have their turns in the middle of a long game. */
  readonly pause: Pause;
}

/** The parts of an address behind its first word. */
interface Asked {
  readonly subject: string;
  readonly section: string;
  readonly query: URLSearchParams;
}

type CardMaker = (asked: Asked, around: Around) => Promise<Card | null>;

/** Size of the picture that chats and networks show best, in pixels. */
export const PICTURE = { width: 1200, height: 630 } as const;
/** Letters of a description, at most; no chat or network shows more. */
const MAX_DESCRIPTION = 200;

/** The makers of cards, by the first word of the address. */
const CARDS: Readonly<Record<string, CardMaker>> = {
  play: playCard,
  analysis: playCard,
  live: liveCard,
  lab: labCard,
  problems: problemCard,
};

/** The card of an address; null where there is nothing to show, or something is wrong. */
export async function cardOf(
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
  around: Around,
): Promise<Card | null> {
  const [, part = '', subject = '', section = ''] = pathname.split('/');
  if (!Object.hasOwn(CARDS, part)) return null;
  try {
    return await (CARDS[part] as CardMaker)({ subject, section, query: searchParams }, around);
  } catch (error) {
    // The page itself reports what is wrong with a link.
    if (error instanceof Refusal || error instanceof LiveRefusal || error instanceof InputError) return null;
    throw error;
  }
}

/** The card of moves or of a position; null without them, because the link is to the page alone. */
async function playCard({ subject: id, query }: Asked, around: Around): Promise<Card | null> {
  if (!isGameId(id) || !(query.has('moves') || query.has('position'))) return null;
  const moves = (query.get('moves') ?? '').split(' ').filter((text) => text !== '');
  if (moves.length > MAX_PLAYED) return null;
  const { language } = around;
  await wordsOf(id, language);
  return boardOf(around, id, query.get('position'), moves, language);
}

/**
 * The board after the moves, with its game and the side to move, or the result.
 * @param bottom the side at the bottom: the first side, or the side to move
 */
async function boardOf(
  { pause }: Around,
  id: string,
  start: string | null,
  moves: readonly string[],
  language: Language,
  bottom: 'first' | 'turn' = 'first',
): Promise<Card> {
  const asked = { game: id, ...(start === null ? {} : { position: start }), played: [...moves] };
  const { game, position } = (await positionQuestion(asked, pause)).loaded;
  const texts = gameTexts(language, id);
  const result = game.result(position);
  const standing = result === null ? texts.sides[position.turn].turn : resultIn(language, id, result);
  const description = moves.length === 0 ? texts.tagline : moves.join(' ');
  // The last move is marked. A picture has the same address whichever way its position was reached.
  const last = moves.length === 0 ? [] : [moves.at(-1) as string];
  if (last.length > 0) position.undoMove();
  const picture = new URLSearchParams({
    game: id,
    position: game.formatPosition(position),
    ...(last.length > 0 ? { played: last.join() } : {}),
    ...(bottom === 'turn' ? { bottom: game.sides[position.turn].id } : {}),
    width: String(PICTURE.width),
    height: String(PICTURE.height),
  });
  return {
    title: `${texts.name}: ${afterColon(standing)}`,
    description: shortened(description),
    picture: `/v1/board.png?${picture}`,
  };
}

async function liveCard({ subject: id }: Asked, around: Around): Promise<Card | null> {
  const state = await around.live?.state(id);
  if (state === undefined) return null;
  const { game, start, moves, seats, status, language } = state;
  if (moves.length > MAX_PLAYED) return null;
  await wordsOf(game, language);
  const texts = cardTexts(language);
  const { picture, title: standing } = await boardOf(around, game, start, moves, language);
  if (status === 'waiting') {
    const host = seats.find(({ seated }) => seated)?.name ?? '';
    const title = liveTexts(language).invited(host, gameTexts(language, game).name);
    return { title, description: texts.open, picture };
  }
  const players = texts.players(seats[0].name, seats[1].name);
  return { title: players, description: endOf(state) ?? standing, picture };
}

/** The end of a game between people, which the board alone may not show; undefined before it. */
function endOf({ game, language, result, seats, status }: LiveState): string | undefined {
  const { name } = gameTexts(language, game);
  if (status === 'aborted') return `${name}: ${insideSentence(cardTexts(language).aborted)}`;
  if (result === null) return undefined;
  const { winner, ...rest } = result;
  const side = winner === null ? null : (seats.findIndex((seat) => seat.side === winner) as Side);
  return `${name}: ${afterColon(resultIn(language, game, { ...rest, winner: side }))}`;
}

/** Some sides are called by a letter, such as X, which stays as it is. */
function afterColon(standing: string): string {
  return /^\p{Lu} /u.test(standing) ? standing : insideSentence(standing);
}

/** `White wins (checkmate)`. */
function resultIn(language: Language, id: string, result: GameResult): string {
  const line = resultLine(language, id, result);
  const reason = resultReason(language, id, result.reason);
  return reason === '' ? line : `${line} (${insideSentence(reason)})`;
}

/** A problem as its solver sees it, or a game's problems. */
async function problemCard({ subject: id, section }: Asked, around: Around): Promise<Card | null> {
  const { language, problems } = around;
  if (!isGameId(id)) return null;
  const { name } = await wordsOf(id, language);
  const card = {
    ...(await boardOf(around, id, null, [], language)),
    title: cardTexts(language).problems(name),
  };
  const problem = section === '' ? undefined : problems(id).find((each) => each.id === section);
  if (problem === undefined) return card;
  const texts = problemTexts(language);
  const { title, picture } = await boardOf(around, id, problem.position, [], language, 'turn');
  const goal = problem.within === undefined ? texts.goals[problem.goal] : texts.within(problem.within);
  return { title, description: goal ?? card.description, picture };
}

/** The trees of the Lab: of a position, or of numbers alone. */
async function labCard({ subject: page, query }: Asked, around: Around): Promise<Card | null> {
  const { language } = around;
  const texts = cardTexts(language);
  const tree = query.get('t');
  if (page === 'tree' && tree !== null) {
    parseLeafTree(tree);
    return { title: texts.numberTree, description: shortened(tree), picture: null };
  }
  const id = query.get('game') ?? '';
  if (page !== 'position' || !isGameId(id)) return null;
  const { name } = await wordsOf(id, language);
  const { title, picture } = await boardOf(around, id, query.get('position') || null, [], language);
  return { title: texts.tree(name), description: title, picture };
}

async function wordsOf(id: string, language: Language) {
  await loadGame(id, ['words'], [language]);
  return gameTexts(language, id);
}

function shortened(text: string): string {
  return text.length <= MAX_DESCRIPTION ? text : `${text.slice(0, MAX_DESCRIPTION - 1)}…`;
}
