import { lessonsOf } from '@tahoun/catalogue';
import { type Lessons, type Term, learnTexts } from '@tahoun/i18n';
import { language, wordsOf } from '../preferences.js';
import { Contents, InTurn, LearnFrame, SectionTitle } from './LearnFrame.js';
import { LessonChapter } from './LessonChapter.js';
import { Problems } from './Problems.js';

/** The sections after the chapters, which name them in addresses too. */
const PROBLEMS = 'problems';
const GLOSSARY = 'glossary';
const LINKS = 'links';

interface LearnProps {
  readonly game: string;
  /** A chapter's id, or '' for the whole. */
  readonly section: string;
}

/** Everything there is to learn about a game: chapters with pictures, problems, glossary. */
export function Learn({ game, section }: LearnProps) {
  const texts = learnTexts(language.value);
  const lessons = lessonsOf(game);
  return (
    <LearnFrame title={texts.title(wordsOf(game).name)} section={section} game={game}>
      {lessons === undefined ? (
        <p>{texts.unavailable}</p>
      ) : (
        <AllLessons game={game} lessons={lessons} section={section} />
      )}
    </LearnFrame>
  );
}

interface AllLessonsProps extends LearnProps {
  readonly lessons: Lessons;
}

function AllLessons({ game, section, lessons }: AllLessonsProps) {
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
            <Problems key={game} game={game} problems={problems} />
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
