import { boardText } from '@tahoun/board';
import type { Game, GameResult, Move } from '@tahoun/core';
import { type PositionRequest, type StateAnswer, load } from '@tahoun/engine';
import { type LearningLabel, formatNumber, gameTexts, resultSentence, secondsWords } from '@tahoun/i18n';
import { artistOf, games } from '../input/games.js';
import type { Answer } from './answer.js';
import type { View } from './view.js';

/** A whole number with the language's separators. */
export function whole({ language }: Pick<View, 'language'>, value: number): string {
  return formatNumber(language, value);
}

/** The cost of a piece of work. */
export interface Work {
  /** Moves made. */
  readonly nodes: number;
  readonly seconds: number;
  /** Nodes per second; computed when left out. */
  readonly nps?: number;
}

/** Nodes per second; 0 where no time has passed. */
export function nodesPerSecond({ nodes, seconds }: Work): number {
  return seconds > 0 ? Math.round(nodes / seconds) : 0;
}

export function workRows(view: View, work: Work): Row[] {
  const { labels, perSecond } = view.texts;
  const { nodes, seconds } = work;
  const speed = work.nps ?? nodesPerSecond(work);
  return [
    [labels.nodes, whole(view, nodes)],
    [labels.time, secondsText(view, seconds)],
    ...(speed > 0 ? [[labels.speed, perSecond(whole(view, speed))] as const] : []),
  ];
}

/** Seconds in as many digits as a person reads, in milliseconds below one. */
export function secondsText({ language }: Pick<View, 'language'>, seconds: number): string {
  return secondsWords(language, seconds);
}

/** A part of a whole in per cent; null of nothing. */
export function percentText({ language }: View, part: number, of: number): string | null {
  return of === 0 ? null : `${formatNumber(language, Math.round((1000 * part) / of) / 10)} %`;
}

/** A label and its value. */
export type Row = readonly [label: string, value: string];

const WIDTH = 80;
const GAP = 2;

/** Rows with their labels aligned on the left. */
export function table({ colors }: View, rows: readonly Row[]): string {
  const width = Math.max(...rows.map(([label]) => label.length)) + GAP;
  return rows.map(([label, value]) => colors.dim(label.padEnd(width)) + value).join('\n');
}

/** Short texts in as many columns as a terminal line holds, reading across. */
export function columns(items: readonly string[]): string {
  const width = Math.max(...items.map((item) => item.length)) + GAP;
  const perLine = Math.max(1, Math.floor(WIDTH / width));
  const lines: string[] = [];
  for (let start = 0; start < items.length; start += perLine) {
    const line = items.slice(start, start + perLine);
    lines.push(
      line
        .map((item) => item.padEnd(width))
        .join('')
        .trimEnd(),
    );
  }
  return lines.join('\n');
}

/**
 * The board, its text form, and the side to move or the end of the game.
 * @param lastMove the move that led here, to be marked on the board.
 */
export function stateText(view: View, request: PositionRequest, state: StateAnswer, lastMove?: Move): string {
  const { colors, language } = view;
  const { game, position } = load(games, { ...request, position: state.position });
  const words = gameTexts(language, request.game);
  const color = colors.isColorSupported;
  const board = boardText(artistOf(game.id), position, { color, lastMove });
  const status = state.over
    ? resultSentence(language, game.id, resultOf(game, state))
    : words.sides[position.turn].turn;
  return `${colors.bold(words.name)}  ${colors.dim(state.position)}\n\n${board}\n\n${colors.bold(status)}`;
}

function resultOf(game: Game, { winner, margin = 0, reason }: StateAnswer): GameResult {
  const side = game.sides[0].id === winner ? 0 : 1;
  return { winner: winner === null ? null : side, margin, reason: reason ?? '' };
}

/** Decimals of errors and other small numbers. */
const SMALL: Intl.NumberFormatOptions = { maximumSignificantDigits: 7 };

/** The results of learning. */
export type Figures = Readonly<Partial<Record<LearningLabel, number | string>>>;

/** The fields of the document below each other. */
export function figuresAnswer(document: Figures): Answer {
  return {
    document,
    print: (view) => {
      const written = (value: number | string): string => {
        if (typeof value === 'string') return value;
        return Number.isInteger(value)
          ? formatNumber(view.language, value)
          : new Intl.NumberFormat(view.language, SMALL).format(value);
      };
      return table(
        view,
        Object.entries(document).map(([name, value]) => [
          view.texts.learning.labels[name as LearningLabel],
          written(value),
        ]),
      );
    },
  };
}
