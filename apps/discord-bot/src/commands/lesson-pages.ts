import { gameById } from '@tahoun/catalogue/all';
import {
  type Chapter,
  type Language,
  type LessonPicture,
  type Lessons,
  learnTexts,
  moveWords,
} from '@tahoun/i18n';
import type { LearnPage, Shown } from './learn-page.js';

/** The lessons of a game: a page for each picture, then one for each problem with its answer covered. */
export function lessonPages(gameId: string, lessons: Lessons, language: Language): LearnPage[] {
  const texts = learnTexts(language);
  const { chapters, problems } = lessons;
  return [
    ...chapters.flatMap((chapter) => chapterPages(gameId, chapter, language)),
    ...problems.map(({ position, task, moves }, i) => ({
      text: [
        `**${texts.problem(i + 1, problems.length)}**`,
        task[language],
        texts.theMoveIs(`||${moveWords(language, gameId, moves.join(', '))}||`),
      ].join('\n'),
      show: () => shown(gameId, { position }),
    })),
  ];
}

function chapterPages(
  gameId: string,
  { title, paragraphs, pictures }: Chapter,
  language: Language,
): LearnPage[] {
  const words = [`**${title[language]}**`, ...paragraphs.map((paragraph) => paragraph[language])].join('\n');
  if (pictures.length === 0) return [{ text: words }];
  return pictures.map((picture, i) => ({
    text: `${i === 0 ? `${words}\n` : ''}-# ${picture.caption[language]}`,
    show: () => shown(gameId, picture),
  }));
}

function shown(
  gameId: string,
  { position: start, moves = [], picked, marks, notes }: Omit<LessonPicture, 'caption'>,
): Shown {
  const game = gameById(gameId);
  const position = game.parsePosition(start);
  const played = moves.map((text) => {
    const move = game.parseMove(position, text);
    position.makeMove(move);
    return move;
  });
  return {
    moment: { game, position, moves: played },
    ...(picked === undefined ? {} : { picked }),
    ...(marks === undefined ? {} : { marks }),
    ...(notes === undefined ? {} : { notes }),
  };
}
