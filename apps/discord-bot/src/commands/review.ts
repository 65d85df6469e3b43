import { drawChart, moveNumber, toSvg } from '@tahoun/board';
import { artistOf, gameById, games } from '@tahoun/catalogue/all';
import {
  type EngineHost,
  REVIEW_NODES,
  type ReviewAnswer,
  type ReviewedMove,
  type ScoreAnswer,
  type TaskOptions,
  expectedResults,
  reviewGame,
} from '@tahoun/engine';
import {
  type Language,
  MISTAKE_SIGNS,
  formatNumber,
  gameTexts,
  mainTermText,
  mistakeTexts,
  moveWords,
  reviewTexts,
  turningSigns,
} from '@tahoun/i18n';
import { type GameRecord, Refusal } from '@tahoun/live';
import type { Match } from '@tahoun/match';
import { LRUCache } from 'lru-cache';
import type { Bot } from '../bot/bot.js';
import type { Call } from '../interaction/call.js';
import { MAX_ALT, type Message, picture, privateCard, shortened, text } from '../view/message.js';
import { scoreOf } from '../view/words.js';

/** Size of the graph, about as wide as a phone shows it, so that its letters keep their size. */
const SIZE = { width: 360, height: 200 };
/** Turning points that are listed, the worst. */
const LISTED = 5;
/** Reviews kept: both players and people who watched look at the same one. */
const KEPT = 50;

const SIDES = [0, 1] as const;

/** A review, and all who wait for it. */
interface Kept {
  readonly review: Promise<ReviewAnswer>;
  readonly askers: Set<string>;
}

const kept = new WeakMap<Bot, LRUCache<string, Kept>>();

/** The review of a finished game, for the caller alone. @throws Refusal while it goes on. */
export async function reviewOf(call: Call, game: GameRecord): Promise<Message> {
  const { language, style, texts } = call;
  const { match } = game;
  const isOver = game.status === 'finished' || game.status === 'stopped';
  if (!isOver || match.moves.length === 0) throw new Refusal('nothing-to-review');
  const review = await reviewedOnce(call, game);
  const words = gameTexts(language, match.game);
  const own = reviewTexts(language);
  const [first, second] = [words.sides[0].name, words.sides[1].name];
  const line = { name: '', values: expectedResults(review), signs: turningSigns(review) };
  const chart = drawChart([line], {
    steps: texts.review.moves,
    first: 0,
    formatted: (result) => (result === 0 ? own.even : result > 0 ? first : second),
    theme: style.theme,
    size: SIZE,
    range: [-1, 1],
  });
  const name = `${match.game}-review.png`;
  const description = shortened(own.graph(first, second), MAX_ALT);
  const svg = toSvg(chart, description, style.theme);
  const data = await call.painter.paint(svg, chart).catch(() => null);
  const lines = [
    ...SIDES.flatMap((side) => sideLine(call, review, side, words.sides[side].name)),
    '',
    ...turningPoints(review, match.game, language),
  ];
  const parts = [
    text(`### ${texts.review.title(words.name)}`),
    ...(data === null ? [] : [picture(name, description)]),
    text(lines.join('\n')),
  ];
  return privateCard(parts, data === null ? [] : [{ name, data, description }]);
}

/** The review of a game; requests that come meanwhile wait for the same one. */
function reviewedOnce(call: Call, { id, match }: GameRecord): Promise<ReviewAnswer> {
  const { bot, user } = call;
  const reviews = kept.get(bot) ?? new LRUCache<string, Kept>({ max: KEPT });
  kept.set(bot, reviews);
  const before = reviews.get(id);
  before?.askers.add(user.id);
  if (before !== undefined) return before.review;
  const askers = new Set([user.id]);
  const review = reviewMatch(bot.engine, match, { ...call.searching('analysis'), client: askers });
  reviews.set(id, { review, askers });
  // The next one may succeed.
  review.catch(() => reviews.delete(id));
  return review;
}

/** Node limit of all searches of a review together: long games get fewer for each position. */
const MOST_NODES = 3_000_000;

/**
 * Judges the moves of a match.
 * @param options of each search.
 * @throws Refusal when a search was cut short: its move would be judged by chance.
 */
async function reviewMatch(
  engine: Pick<EngineHost, 'bestMove'>,
  { game, start, moves }: Match,
  options: TaskOptions,
): Promise<ReviewAnswer> {
  const nodes = Math.min(REVIEW_NODES * (moves.length + 1), MOST_NODES);
  const request = { game, position: start, moves, nodes };
  const review = await reviewGame(games, request, {
    evaluate: (position) => engine.bestMove(position, options),
  });
  if (review.limitedBy !== null) throw new Refusal('too-busy');
  return review;
}

function sideLine({ texts, language }: Call, { sides }: ReviewAnswer, side: 0 | 1, name: string): string[] {
  const { accuracy, ...made } = sides[side] as ReviewAnswer['sides'][number];
  if (accuracy === null) return [];
  const percent = texts.review.accuracy(name, formatNumber(language, accuracy));
  return [[percent, ...mistakeTexts(language, made)].join(' · ')];
}

function turningPoints({ moves, turningPoints }: ReviewAnswer, game: string, language: Language): string[] {
  const texts = reviewTexts(language);
  const worst = moves
    .filter(({ ply }) => turningPoints.includes(ply))
    .toSorted((a, b) => b.loss - a.loss)
    .slice(0, LISTED)
    .toSorted((a, b) => a.ply - b.ply);
  if (worst.length === 0) return [texts.noTurningPoints];
  const first = moves[0]?.turn === gameById(game).sides[0].id ? 0 : 1;
  const line = ({ ply, move, judgement, mainTerm, best, before, after }: ReviewedMove) => {
    const score = (reviewed: ScoreAnswer) => scoreOf({ ...reviewed, game }, language);
    const written = `**${moveWords(language, game, move)}**${judgement === null ? '' : MISTAKE_SIGNS[judgement]}`;
    const change = `${score(before)} → ${score(after)}${mainTermText(language, game, mainTerm)}`;
    return `- ${moveNumber(artistOf(game), ply - 1, first)} ${written}: ${change}; ${texts.better(moveWords(language, game, best))}`;
  };
  return [`**${texts.turningPoints}**`, ...worst.map(line)];
}
