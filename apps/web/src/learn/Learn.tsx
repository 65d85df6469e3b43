import type { DrawOptions } from '@tahoun/board';
import { artistOf, gameById, lessonsOf } from '@tahoun/catalogue';
import { type Chapter, type LessonPicture, type Lessons, type Term, learnTexts } from '@tahoun/i18n';
import { language, placeName, theme, wordsOf } from '../preferences.js';
import { Contents, InTurn, LearnFrame, SectionTitle } from './LearnFrame.js';
import { type LearnEngine, Problems } from './Problems.js';

/** The sections after the chapters, which name them in addresses too. */
const PROBLEMS = 'problems';
const GLOSSARY = 'glossary';
const LINKS = 'links';

interface LearnProps {
  readonly game: string;
  readonly engine: LearnEngine;
  /** A chapter's id, or '' for the whole. */
  readonly section: string;
}

/** Everything there is to learn about a game: chapters with pictures, problems, glossary. */
export function Learn({ game, engine, section }: LearnProps) {
  const texts = learnTexts(language.value);
  const lessons = lessonsOf(game);
  return (
    <LearnFrame title={texts.title(wordsOf(game).name)} section={section} game={game}>
      {lessons === undefined ? (
        <p>{texts.unavailable}</p>
      ) : (
        <AllLessons game={game} engine={engine} lessons={lessons} section={section} />
      )}
    </LearnFrame>
  );
}

interface AllLessonsProps extends LearnProps {
  readonly lessons: Lessons;
}

function AllLessons({ game, engine, section, lessons }: AllLessonsProps) {
  const texts = learnTexts(language.value);
  const { chapters, problems, glossary, widerGlossary, links } = lessons;
  const sections = [
    ...chapters.map(({ id, title }) => ({ id, title: title[language.value] })),
    { id: PROBLEMS, title: texts.problems },
    { id: GLOSSARY, title: texts.glossary },
  ];
  return (
    <>
      <p>{lessons.intro[language.value]}</p>
      <Contents subject={game} sections={sections} />
      <InTurn atOnce={section !== ''}>
        {[
          ...chapters.map((chapter) => <LessonChapter key={chapter.id} game={game} chapter={chapter} />),
          <section key={PROBLEMS}>
            <SectionTitle id={PROBLEMS} title={texts.problems} />
            <p>{texts.problemsIntro}</p>
            <Problems key={game} game={game} engine={engine} problems={problems} />
          </section>,
          <section key={GLOSSARY}>
            <SectionTitle id={GLOSSARY} title={texts.glossary} />
            <Glossary terms={glossary} />
            {widerGlossary !== undefined && (
              <>
                <h4>{widerGlossary.title[language.value]}</h4>
                <p>{widerGlossary.intro[language.value]}</p>
                <Glossary terms={widerGlossary.terms} />
              </>
            )}
          </section>,
          <section key={LINKS}>
            <h3>{texts.links}</h3>
            <ul>
              {links.map(({ label, address }) => (
                <li key={address.en}>
                  <a href={address[language.value]} rel="noreferrer">
                    {label[language.value]}
                  </a>
                </li>
              ))}
            </ul>
          </section>,
        ]}
      </InTurn>
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
  const { id, title, paragraphs, pictures } = chapter;
  return (
    <section>
      <SectionTitle id={id} title={title[language.value]} />
      {paragraphs.map((words) => (
        <p key={words.en}>{words[language.value]}</p>
      ))}
      <div class="lesson-pictures">
        {pictures.map((picture) => (
          <Figure key={picture.caption.en} game={game} picture={picture} />
        ))}
      </div>
    </section>
  );
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
  const options: DrawOptions = {
    theme: theme.value,
    ...(lastMove === undefined ? {} : { lastMove }),
    ...(picture.marks === undefined ? {} : { marks: picture.marks }),
    ...(picture.picked === undefined ? {} : { picked: picture.picked }),
  };
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
