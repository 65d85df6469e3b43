import { artistOf, gameById, gameIds, gamesWith, lessonsOf } from '@tahoun/catalogue/all';
import { legalMoves } from '@tahoun/core';
import { LANGUAGES, type Lessons, gameTexts } from '@tahoun/i18n';
import { describe, expect, it } from 'vitest';
import { type Shown, lessonPages, rulesPages } from './learn-pages.js';

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
        const { snapshot, picked } = show();
        const drawn = artistOf(game).draw(snapshot.position, picked === undefined ? {} : { picked });
        expect(drawn.content).not.toBe('');
      }
      for (const { text } of pages.slice(-lessons.problems.length)) expect(text).toMatch(/\|\|.+\|\|/);
      const asDrawn = shown.slice(0, pictures.length).map(({ show }) => {
        const { snapshot, ...marked } = (show as () => Shown)();
        return { ...marked, plies: snapshot.moves.length };
      });
      const wanted = pictures.map(({ picked, marks, notes, moves = [] }) => ({
        ...(picked && { picked }),
        ...(marks && { marks }),
        ...(notes && { notes }),
        plies: moves.length,
      }));
      expect(asDrawn).toStrictEqual(wanted);
      for (const [i, { show }] of shown.entries()) {
        const { snapshot } = (show as () => Shown)();
        const { position, moves = [] } = pictures[i] ?? {
          position: lessons.problems[i - pictures.length]?.position,
        };
        const start = snapshot.game.parsePosition(position as string);
        for (const move of moves) start.makeMove(snapshot.game.parseMove(start, move));
        expect(snapshot.game.formatPosition(snapshot.position)).toBe(snapshot.game.formatPosition(start));
      }
      const captions = pages.map(({ text }) => text.split('\n').at(-1));
      for (const { caption } of pictures) expect(captions).toContain(`-# ${caption[language]}`);
      for (const { title, paragraphs } of lessons.chapters) {
        const [first] = pages.filter(({ text }) => text.startsWith(`**${title[language]}**`));
        for (const paragraph of paragraphs) expect(first?.text).toContain(paragraph[language]);
      }
    },
  );
});

describe.each(gameIds())('the rules of %s in pages', (game) => {
  it.each(LANGUAGES)(
    'begin at the start, end with a piece in the hand, and show one whole game: %s',
    (language) => {
      const { rules, howToMove } = gameTexts(language, game);
      const pages = rulesPages(game, language);
      expect(pages.map(({ text }) => text)).toEqual([...rules, howToMove]);
      const shown = pages.map(({ show }) => (show as () => Shown)());
      const plies = shown.map(({ snapshot }) => snapshot.moves.length);
      const start = gameById(game).initial();
      const takesSteps = legalMoves(start).some((move) =>
        gameById(game)
          .targets(start, move)
          .every((targets) => targets.length > 1),
      );
      expect(shown.map(({ picked = [] }) => picked.length)).toEqual([
        ...rules.map(() => 0),
        takesSteps ? 1 : 0,
      ]);
      expect([plies[0], plies.at(-1)]).toEqual([0, 0]);
      const longest = plies.at(-2) as number;
      expect(plies.slice(0, -1)).toEqual(
        rules.map((_, i) => Math.round((longest * i) / Math.max(rules.length - 1, 1))),
      );
      const { snapshot } = shown.at(-2) as Shown;
      expect(legalMoves(snapshot.position)).toEqual([]);
      expect(longest).toBeGreaterThan(0);
      // Each page is further in the same game.
      for (const each of shown.slice(0, -1))
        expect(snapshot.moves.slice(0, each.snapshot.moves.length)).toEqual(each.snapshot.moves);
    },
  );
});
