import { type JudgedMove, isTurningPoint } from '@tahoun/engine';
import { type Language, MISTAKE_KINDS, formatNumber, gameTexts, moveWords, reviewTexts } from '@tahoun/i18n';
import { LRUCache } from 'lru-cache';
import type { Bot } from '../bot.js';
import { type Review, reviewMatch } from '../game/review.js';
import type { Call } from '../interaction/call.js';
import { Refusal } from '../refusal.js';
import type { GameRecord } from '../store/records.js';
import { MAX_ALT, type Message, container, picture, shortened, text } from '../view/message.js';
import { GRAPH, SIGNS, reviewGraph } from '../view/review-graph.js';
import { scoreOf } from '../view/words.js';

/** Turning points that are listed, the worst. */
const LISTED = 5;
/** Reviews kept: both players look at theirs, and people who watched. */
const KEPT = 50;

const SIDES = [0, 1] as const;
const kept = new WeakMap<Bot, LRUCache<string, Promise<Review>>>();

/** The review of a finished game, for the caller alone. @throws Refusal while it goes on. */
export async function reviewOf(call: Call, game: GameRecord): Promise<Message> {
  const { bot, language, theme, texts } = call;
  const { match } = game;
  const isOver = game.status === 'finished' || game.status === 'stopped';
  if (!isOver || match.moves.length === 0) throw new Refusal('nothing-to-review');
  const review = await reviewedOnce(bot, game);
  const words = gameTexts(language, match.game);
  const own = reviewTexts(language);
  const [first, second] = [words.sides[0].name, words.sides[1].name];
  const svg = reviewGraph(review, [own.leads(first), own.leads(second)], theme);
  const name = `${match.game}-review.png`;
  const description = shortened(own.graph(first, second), MAX_ALT);
  const data = await bot.painter.paint(svg, GRAPH).catch(() => null);
  const lines = [
    ...SIDES.flatMap((side) => sideLine(call, review, side, words.sides[side].name)),
    '',
    ...turningPoints(review, match.game, language),
  ];
  return {
    components: [
      container([
        text(`### ${texts.review.title(words.name)}`),
        ...(data === null ? [] : [picture(name, description)]),
        text(lines.join('\n')),
      ]),
    ],
    files: data === null ? [] : [{ name, data, description }],
    notifies: [],
    isEphemeral: true,
  };
}

/** Whoever asks meanwhile waits for the same review. */
function reviewedOnce(bot: Bot, { id, match }: GameRecord): Promise<Review> {
  const reviews = kept.get(bot) ?? new LRUCache<string, Promise<Review>>({ max: KEPT });
  kept.set(bot, reviews);
  const before = reviews.get(id);
  if (before !== undefined) return before;
  const review = reviewMatch(bot.engine, match, bot.timing.thinkMs);
  reviews.set(id, review);
  // The next one may succeed.
  review.catch(() => reviews.delete(id));
  return review;
}

function sideLine(
  { texts, language }: Call,
  { accuracy, judged }: Review,
  side: 0 | 1,
  name: string,
): string[] {
  const percent = accuracy[side];
  if (percent === null) return [];
  const counts = MISTAKE_KINDS.flatMap((kind) => {
    const count = judged.filter((move) => move.side === side && move.kind === kind).length;
    return count === 0 ? [] : [reviewTexts(language).count(kind, count)];
  });
  return [[texts.review.accuracy(name, formatNumber(language, percent)), ...counts].join(' · ')];
}

function turningPoints({ judged }: Review, gameId: string, language: Language): string[] {
  const texts = reviewTexts(language);
  const worst = judged
    .filter(isTurningPoint)
    .toSorted((a, b) => b.loss - a.loss)
    .slice(0, LISTED)
    .toSorted((a, b) => a.ply - b.ply);
  if (worst.length === 0) return [texts.noTurningPoints];
  const line = ({ ply, move, kind, best, before, after }: JudgedMove) => {
    const score = (evaluation: JudgedMove['before']) => scoreOf({ ...evaluation, game: gameId }, language);
    const written = `**${moveWords(language, gameId, move)}**${kind === null ? '' : SIGNS[kind]}`;
    const change = `${score(before)} → ${score(after)}`;
    return `- ${ply + 1}. ${written}: ${change}; ${texts.better(moveWords(language, gameId, best))}`;
  };
  return [`**${texts.turningPoints}**`, ...worst.map(line)];
}
