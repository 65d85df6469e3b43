import { artistOf, gameById, gameIds, gamesWith, lessonsOf } from '@tahoun/catalogue/all';
import { legalMoves } from '@tahoun/core';
import {
  ALGORITHM_IDS,
  ALGORITHM_LESSONS,
  ALGORITHM_TITLES,
  LANGUAGES,
  type Lessons,
  type Words,
  gameTexts,
  learnTexts,
} from '@tahoun/i18n';
import { describe, expect, it } from 'vitest';
import { movesReaching } from './support/goals.js';

/** Every text in both languages that data of lessons hold. */
function* wordsIn(value: unknown): Generator<Words> {
  if (typeof value !== 'object' || value === null) return;
  if ('en' in value && 'cs' in value) yield value as Words;
  else for (const inner of Object.values(value)) yield* wordsIn(inner);
}

/** Texts that are empty in one language, or the same in two. */
function untranslated(value: unknown): Words[] {
  return [...wordsIn(value)].filter((words) => {
    const texts = LANGUAGES.map((language) => words[language].trim());
    // Short terms and addresses may well be alike.
    const isAddress = (text: string) => text.startsWith('/') || text.includes('://');
    const isLong = texts.every((text) => text.length > 30 && !isAddress(text));
    return texts.includes('') || (isLong && new Set(texts).size < texts.length);
  });
}

it('the games that lead to lessons are those that have some', () => {
  const leading = gameIds().filter((id) => gameTexts('en', id).lessons !== undefined);
  expect(leading).toEqual(gamesWith('lessons'));
  for (const language of LANGUAGES) expect(learnTexts(language).title('X')).toMatch(/X/);
});

it('the algorithms are explained in both languages, each once', () => {
  expect(ALGORITHM_LESSONS.map(({ id }) => id)).toEqual(ALGORITHM_IDS);
  expect(ALGORITHM_IDS.length).toBeGreaterThanOrEqual(12);
  expect(untranslated(ALGORITHM_LESSONS)).toEqual([]);
  expect(untranslated(ALGORITHM_TITLES)).toEqual([]);
});

describe.each(gamesWith('lessons').map((id) => [id]))('the lessons of %s', (id) => {
  const lessons = lessonsOf(id) as Lessons;
  const game = gameById(id);

  it('are there in both languages', () => {
    expect(untranslated(lessons)).toEqual([]);
  });

  it('have pictures of positions and moves that can be, with marks that there are', () => {
    const artist = artistOf(id);
    const marks = artist.marks?.map((mark) => mark.id) ?? [];
    const pictures = lessons.chapters.flatMap((chapter) => chapter.pictures);
    expect(pictures.length).toBeGreaterThan(10);
    for (const picture of pictures) {
      const position = game.parsePosition(picture.position);
      expect(game.formatPosition(position)).toBe(picture.position);
      for (const text of picture.moves ?? []) position.makeMove(game.parseMove(position, text));
      for (const mark of picture.marks ?? []) expect(marks).toContain(mark);
      if (picture.notes === true) expect(artist.notes).toBeDefined();
      if (picture.picked !== undefined) {
        const draw = (picked: readonly string[]) => artist.draw(position, { picked }).content;
        expect(draw(picture.picked), picture.position).not.toBe(draw([]));
      }
    }
  });

  it('name each chapter once, and none as another part of the page', () => {
    const ids = [...lessons.chapters.map((chapter) => chapter.id), 'problems', 'glossary', 'learn-title'];
    expect(new Set(ids).size).toBe(ids.length);
    for (const chapter of ids) expect(chapter).toMatch(/^[a-z-]+$/);
  });

  it('have a dozen problems or more, all different, each with a choice', () => {
    expect(lessons.problems.length).toBeGreaterThanOrEqual(12);
    expect(new Set(lessons.problems.map(({ position }) => position)).size).toBe(lessons.problems.length);
    for (const { position, moves } of lessons.problems) {
      expect(legalMoves(game.parsePosition(position)).length, position).toBeGreaterThan(moves.length);
    }
  });

  it.each(lessons.problems)(
    '$position reaches its goal by $moves only',
    { tags: 'rest' },
    ({ position: text, goal, moves }) => {
      const position = game.parsePosition(text);
      expect(game.formatPosition(position)).toBe(text);
      expect(movesReaching(id, position, goal)).toEqual(moves);
      // And no sooner than its words promise.
      if (goal.kind === 'win-in' && goal.plies > 1) {
        expect(movesReaching(id, position, { ...goal, plies: goal.plies - 2 })).toEqual([]);
      }
    },
  );
});
