import { drawChart, moveNumber, toSvg } from '@tahoun/board';
import type { Side } from '@tahoun/core';
import { type ReviewAnswer, type ReviewedMove, type ScoreAnswer, expectedResults } from '@tahoun/engine';
import {
  MISTAKE_SIGNS,
  formatNumber,
  gameTexts,
  mainTermText,
  mistakeTexts,
  moveWords,
  reviewTexts,
  turningSigns,
} from '@tahoun/i18n';
import { artistOf, gameById } from '../input/games.js';
import { plainScore } from './search.js';
import { type Row, table, whole } from './text.js';
import type { View } from './view.js';

/** Of scores, as players write them. */
const DECIMALS = 1;

/** The accuracy of both sides, then each move that gave something away, with the better move. */
export function reviewText(view: View, review: ReviewAnswer): string {
  const { colors, language, texts } = view;
  const words = gameTexts(language, review.game);
  const sides = review.sides.map((_, side) => sideRow(view, review, side as Side));
  const mistakes = review.moves.filter(({ judgement }) => judgement !== null);
  const listed =
    mistakes.length === 0
      ? [reviewTexts(language).noTurningPoints]
      : mistakes.map((move) => mistakeText(view, review, move));
  const stopped = review.limitedBy === null ? [] : [`${texts.labels.limit}: ${texts.stoppedBy.stop}`];
  return [
    colors.bold(words.name),
    table(view, [...sides, [texts.labels.nodes, whole(view, review.nodes)]]),
    [...listed, ...stopped].join('\n'),
  ].join('\n\n');
}

/** The accuracy of a side and its mistakes. */
function sideRow({ colors, language }: View, { game, sides }: ReviewAnswer, side: Side): Row {
  const { accuracy, ...made } = sides[side] as ReviewAnswer['sides'][number];
  const { name } = gameTexts(language, game).sides[side];
  if (accuracy === null) return [name, '–'];
  const percent = colors.bold(`${formatNumber(language, accuracy)} %`);
  return [name, [percent, ...mistakeTexts(language, made)].join(' · ')];
}

/** `12… Qh4??  from +0.3 to −4.1, mainly queens; Nf6 was better`. */
function mistakeText(view: View, review: ReviewAnswer, reviewed: ReviewedMove): string {
  const { colors, language } = view;
  const { move, best, before, after, judgement, mainTerm } = reviewed;
  const texts = reviewTexts(language);
  const written = (text: string) => moveWords(language, review.game, text);
  const score = (scored: ScoreAnswer) => plainScore(language, review.game, scored, DECIMALS);
  const sign = judgement === null ? '' : MISTAKE_SIGNS[judgement];
  const heading = colors.bold(`${numberOf(review, reviewed)} ${written(move)}${sign}`);
  const change = `${texts.change(score(before), score(after))}${mainTermText(language, review.game, mainTerm)}`;
  return `${heading}  ${change}; ${texts.better(written(best))}`;
}

function numberOf({ game, moves }: ReviewAnswer, { ply }: ReviewedMove): string {
  const first = moves[0]?.turn === gameById(game).sides[0].id ? 0 : 1;
  return moveNumber(artistOf(game), ply - 1, first);
}

/** The first side's chance to win before the first move and after each, in per cent, as SVG. */
export function reviewChart(review: ReviewAnswer): string {
  const name = `${gameById(review.game).sides[0].name} %`;
  const values = expectedResults(review).map((result) => 50 * (1 + result));
  const picture = drawChart([{ name, values, signs: turningSigns(review) }], {
    steps: 'plies',
    first: 0,
    formatted: (value) => value.toFixed(0),
    theme: 'light',
    range: [0, 100],
  });
  return toSvg(picture, name);
}
