import { artistOf } from '@tahoun/board';
import {
  type Position,
  SELECTIVE_TECHNIQUES,
  TranspositionTable,
  isDecided,
  legalMoves,
  pliesToEnd,
  strongSearch,
} from '@tahoun/core';
import { solve } from '@tahoun/engine';
import { kitOf } from '@tahoun/eval';
import { GAME_IDS, type GameId, gameById } from '@tahoun/games';
import { GAMES_WITH_LESSONS, LANGUAGES, type Lessons, gameTexts, learnTexts, lessonsOf } from '@tahoun/i18n';
import { describe, expect, it } from 'vitest';

const table = new TranspositionTable(1);

/** Whether the side to move, after a move of the other one, loses within so many plies, looked at in full width. */
function losesWithin(id: GameId, position: Position, plies: number): boolean {
  const result = gameById(id).result(position);
  if (result !== null) return result.winner === 1 - position.turn;
  if (plies === 0) return false;
  const evaluation = kitOf(id).best;
  const limits = { depth: plies };
  const { score, exact } = strongSearch({
    position,
    evaluation,
    limits,
    table,
    without: SELECTIVE_TECHNIQUES,
  });
  return exact && score < 0 && isDecided(score) && (pliesToEnd(score) as number) <= plies;
}

it('the games that lead to lessons are those that have some', () => {
  const leading = GAME_IDS.filter((id) => gameTexts('en', id).lessons !== undefined);
  expect(leading).toEqual(GAMES_WITH_LESSONS);
  for (const language of LANGUAGES) expect(learnTexts(language).title('X')).toMatch(/X/);
});

describe.each(GAMES_WITH_LESSONS.map((id) => [id as GameId]))('the lessons of %s', (id) => {
  const lessons = lessonsOf(id) as Lessons;
  const game = gameById(id);

  it('have pictures of positions and moves that can be, with marks that there are', () => {
    const marks = artistOf(id).marks?.map((mark) => mark.id) ?? [];
    const pictures = lessons.chapters.flatMap((chapter) => chapter.pictures);
    expect(pictures.length).toBeGreaterThan(10);
    for (const picture of pictures) {
      const position = game.parsePosition(picture.position);
      expect(game.formatPosition(position)).toBe(picture.position);
      for (const text of picture.moves ?? []) position.makeMove(game.parseMove(position, text));
      for (const mark of picture.marks ?? []) expect(marks).toContain(mark);
    }
  });

  it('name each chapter once, and none as another part of the page', () => {
    const ids = [...lessons.chapters.map((chapter) => chapter.id), 'problems', 'glossary', 'learn-title'];
    expect(new Set(ids).size).toBe(ids.length);
    for (const chapter of ids) expect(chapter).toMatch(/^[a-z-]+$/);
  });

  it('have a dozen problems or more, all different', () => {
    expect(lessons.problems.length).toBeGreaterThanOrEqual(12);
    expect(new Set(lessons.problems.map(({ position }) => position)).size).toBe(lessons.problems.length);
  });

  it.each(lessons.problems)('$position is won in exactly $plies plies, by $move only', (problem) => {
    const { position: text, plies, move } = problem;
    const solved = solve({ game: id, position: text });
    expect(solved).toMatchObject({ position: text, outcome: 'win', distance: plies, move });
    // The solver tells one way; that there is no other is asked of every other move.
    const position = game.parsePosition(text);
    const winning = legalMoves(position).filter((each) => {
      position.makeMove(each);
      const isWon = losesWithin(id, position, plies - 1);
      position.undoMove();
      return isWon;
    });
    expect(winning.map((each) => game.formatMove(position, each))).toEqual([move]);
  });
});
