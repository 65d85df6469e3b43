import { boardText } from '@tahoun/board';
import type { Game, Move } from '@tahoun/core';
import { type PositionRequest, type StateAnswer, load } from '@tahoun/engine';
import { type GameTexts, formatNumber, gameTexts } from '@tahoun/i18n';
import type { View } from '../answer.js';
import { artistOf, games } from '../games.js';

/**
 * The board, its text form, and whose turn it is or how the game ended.
 * @param lastMove the move that led here, to be marked on the board.
 */
export function stateText(view: View, request: PositionRequest, state: StateAnswer, lastMove?: Move): string {
  const { colors, language } = view;
  const { game, position } = load(games, { ...request, position: state.position });
  const words = gameTexts(language, request.game);
  const color = colors.isColorSupported;
  const board = boardText(
    artistOf(game.id),
    position,
    lastMove === undefined ? { color } : { color, lastMove },
  );
  const status = state.over ? resultText(view, words, game, state) : sideTexts(words, game, state.turn).turn;
  return `${colors.bold(words.name)}  ${colors.dim(state.position)}\n\n${board}\n\n${colors.bold(status)}`;
}

function resultText({ texts, language }: View, words: GameTexts, game: Game, state: StateAnswer): string {
  const { winner, margin = 0, reason } = state;
  const who = winner === null ? texts.draw : sideTexts(words, game, winner).wins;
  const size = Math.abs(margin);
  const by = size === 0 ? '' : ` ${texts.byMargin(words.units(size, formatNumber(language, size)))}`;
  const why = reason === null ? '' : `. ${words.reasons[reason] ?? reason}.`;
  return `${who}${by}${why}`;
}

function sideTexts(words: GameTexts, game: Game, letter: string) {
  return words.sides[game.sides[0].id === letter ? 0 : 1];
}
