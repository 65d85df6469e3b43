import { artistOf, gamesWith, lessonsOf } from '@tahoun/catalogue/all';
import { LANGUAGES, type Lessons } from '@tahoun/i18n';
import { describe, expect, it } from 'vitest';
import { lessonPages } from './lesson-pages.js';

/** What a message may hold, less its title. */
const MOST = 3800;

describe.each([...gamesWith('lessons')])('the pages of the lessons of %s', (game) => {
  it.each(LANGUAGES)(
    'fit a message, have a page for each picture and problem, and cover the answers: %s',
    (language) => {
      const lessons = lessonsOf(game) as Lessons;
      const pages = lessonPages(game, lessons, language);
      const pictures = lessons.chapters.flatMap((chapter) => chapter.pictures);
      const shown = pages.filter(({ show }) => show !== undefined);
      expect(shown).toHaveLength(pictures.length + lessons.problems.length);
      for (const { text, show } of pages) {
        expect(text.length).toBeLessThan(MOST);
        if (show === undefined) continue;
        const { moment, picked } = show();
        const drawn = artistOf(game).draw(moment.position, picked === undefined ? {} : { picked });
        expect(drawn.content).not.toBe('');
      }
      for (const { text } of pages.slice(-lessons.problems.length)) expect(text).toMatch(/\|\|.+\|\|/);
    },
  );
});
