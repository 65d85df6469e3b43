import './learn.css';
import type { DrawOptions } from '@tahoun/board';
import { artistOf, gameById, lessonsOf } from '@tahoun/catalogue';
import { type Chapter, type LessonPicture, type Lessons, type Term, learnTexts } from '@tahoun/i18n';
import { problemsAddress } from '../kit/learn-address.js';
import { boardStyle, language, placeName, wordsOf } from '../kit/preferences.js';
import { hasProblems } from '../problems/data.js';
import { type LearnPage, Pages, Progress, Steps } from './Chapters.js';
import type { LearnEngine } from './judge.js';
import { LearnFrame } from './LearnFrame.js';
import { Problems } from './Problems.js';

/** The sections after the chapters, which name them in addresses too. */
const PROBLEMS = 'problems';
const GLOSSARY = 'glossary';

interface LearnProps {
  readonly game: string;
  readonly engine: LearnEngine;
  /** A chapter's id, or '' for the cards of all. */
  readonly section: string;
}

/** Everything there is to learn about a game: chapters with pictures, problems, glossary. */
export function Learn({ game, engine, section }: LearnProps) {
  const texts = learnTexts(language.value);
  const lessons = lessonsOf(game);
  const title = texts.title(wordsOf(game).name);
  if (lessons === undefined) {
    return (
      <LearnFrame title={title} section={section} game={game}>
        <p>{texts.unavailable}</p>
      </LearnFrame>
    );
  }
  const pages = pagesOf(game, lessons);
  if (section === PROBLEMS) {
    const at = pages.findIndex(({ id }) => id === section);
    return (
      <Problems key={game} game={game} engine={engine} problems={lessons.problems}>
        <p>{texts.problemsIntro}</p>
        {hasProblems(game) && (
          <p>
            <a href={problemsAddress(game)}>{texts.moreProblems}</a>
          </p>
        )}
        <Progress subject={game} at={at} count={pages.length} />
        <Steps subject={game} before={pages[at - 1]} after={pages[at + 1]} />
      </Problems>
    );
  }
  return (
    <LearnFrame title={title} section={section} game={game}>
      <Pages subject={game} intro={lessons.intro[language.value]} pages={pages} section={section} />
    </LearnFrame>
  );
}

/** The problems are on a table of their own, not on a page of text. */
function pagesOf(game: string, lessons: Lessons): readonly LearnPage[] {
  const texts = learnTexts(language.value);
  const [first] = lessons.problems;
  return [
    ...lessons.chapters.map((chapter) => ({
      id: chapter.id,
      title: chapter.title[language.value],
      content: () => <LessonChapter game={game} chapter={chapter} />,
      picture: () => <ChapterPicture game={game} chapter={chapter} />,
    })),
    {
      id: PROBLEMS,
      title: texts.problems,
      content: () => null,
      picture: () =>
        first && <Figure game={game} picture={{ position: first.position, caption: first.task }} />,
    },
    {
      id: GLOSSARY,
      title: texts.glossary,
      content: () => <Words lessons={lessons} />,
      picture: () => <p>{firstTerms(lessons)}</p>,
    },
  ];
}

function firstTerms({ glossary }: Lessons): string {
  return glossary
    .slice(0, 12)
    .map(({ name }) => name[language.value])
    .join(' · ');
}

/** The glossary, and further reading. */
function Words({ lessons: { glossary, widerGlossary, links } }: { readonly lessons: Lessons }) {
  return (
    <>
      <Glossary terms={glossary} />
      {widerGlossary !== undefined && (
        <>
          <h4>{widerGlossary.title[language.value]}</h4>
          <p>{widerGlossary.intro[language.value]}</p>
          <Glossary terms={widerGlossary.terms} />
        </>
      )}
      <h3>{learnTexts(language.value).links}</h3>
      <ul>
        {links.map(({ label, address }) => (
          <li key={address.en}>
            <a href={address[language.value]} rel="noreferrer">
              {label[language.value]}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function Glossary({ terms }: { readonly terms: readonly Term[] }) {
  return (
    <dl class="glossary">
      {terms.map(({ name, meaning }) => (
        <div key={name.en}>
          <dt>{name[language.value]}</dt>
          <dd>{meaning[language.value]}</dd>
        </div>
      ))}
    </dl>
  );
}

interface LessonChapterProps {
  readonly game: string;
  readonly chapter: Chapter;
}

/** One chapter: its text, and its pictures side by side where there is room. */
function LessonChapter({ game, chapter }: LessonChapterProps) {
  const { paragraphs, pictures } = chapter;
  return (
    <>
      {paragraphs.map((words) => (
        <p key={words.en}>{words[language.value]}</p>
      ))}
      <div class="lesson-pictures">
        {pictures.map((picture) => (
          <Figure key={picture.caption.en} game={game} picture={picture} />
        ))}
      </div>
    </>
  );
}

/** A chapter on its card: its first picture, or its first words. */
function ChapterPicture({ game, chapter: { paragraphs, pictures } }: LessonChapterProps) {
  const [picture] = pictures;
  return picture ? <Figure game={game} picture={picture} /> : <p>{paragraphs[0]?.[language.value]}</p>;
}

function Figure({ game, picture }: { readonly game: string; readonly picture: LessonPicture }) {
  const rules = gameById(game);
  const position = rules.parsePosition(picture.position);
  let lastMove: number | undefined;
  for (const text of picture.moves ?? []) {
    lastMove = rules.parseMove(position, text);
    position.makeMove(lastMove);
  }
  const artist = artistOf(game);
  const { marks, picked } = picture;
  const options: DrawOptions = { ...boardStyle.value, lastMove, marks, picked };
  const { width, height, content, areas } = artist.draw(position, options);
  const notes = picture.notes === true ? (artist.notes?.(position, options) ?? '') : '';
  const nameOf = placeName(game, language.value);
  const pieces = areas.filter(({ occupied }) => occupied).map(nameOf);
  const caption = picture.caption[language.value];
  return (
    <figure>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={pieces.join('; ') || caption}>
        <g dangerouslySetInnerHTML={{ __html: content + notes }} />
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
