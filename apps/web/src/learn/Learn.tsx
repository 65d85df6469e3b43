import { type Lessons, learnTexts, lessonsOf } from '@tahoun/i18n';
import { useEffect } from 'preact/hooks';
import { Preferences } from '../components/Preferences.js';
import { language, wordsOf } from '../preferences.js';
import { LessonChapter } from './LessonChapter.js';
import { Problems } from './Problems.js';
import { type LearnRoute, learnAddress } from './route.js';
import './learn.css';
import { SectionTitle } from './SectionTitle.js';

/** The sections after the chapters, which name them in addresses too. */
const PROBLEMS = 'problems';
const GLOSSARY = 'glossary';

/** Everything there is to learn about a game: chapters with pictures, problems, glossary. */
export function Learn({ game, section }: LearnRoute) {
  const texts = learnTexts(language.value);
  const { name } = wordsOf(game);
  const lessons = lessonsOf(game);
  const title = texts.title(name);
  useEffect(() => {
    document.title = `${title} · Tahoun`;
    return () => {
      document.title = 'Tahoun';
    };
  }, [title]);
  useEffect(() => {
    const heading = document.getElementById(section === '' ? 'learn-title' : section);
    heading?.focus();
    heading?.scrollIntoView();
  }, [section]);
  return (
    <>
      <header class="header">
        <h1>
          <img src="/icon.svg" alt="" width="30" height="30" /> Tahoun
        </h1>
        <a href={`#${game}`}>{texts.backToGame}</a>
        <Preferences />
      </header>
      <main class="learn">
        <h2 id="learn-title" tabindex={-1}>
          {title}
        </h2>
        {lessons === undefined ? <p>{texts.unavailable}</p> : <Contents game={game} lessons={lessons} />}
      </main>
    </>
  );
}

function Contents({ game, lessons }: { readonly game: LearnRoute['game']; readonly lessons: Lessons }) {
  const texts = learnTexts(language.value);
  const { chapters, problems, glossary, links } = lessons;
  const sections = [
    ...chapters.map(({ id, title }) => ({ id, title: title[language.value] })),
    { id: PROBLEMS, title: texts.problems },
    { id: GLOSSARY, title: texts.glossary },
  ];
  return (
    <>
      <p>{lessons.intro[language.value]}</p>
      <nav aria-label={texts.contents}>
        <ol class="learn-contents">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={learnAddress(game, id)}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {chapters.map((chapter) => (
        <LessonChapter key={chapter.id} game={game} chapter={chapter} />
      ))}
      <section>
        <SectionTitle id={PROBLEMS} title={texts.problems} />
        <p>{texts.problemsIntro}</p>
        <Problems game={game} problems={problems} goal={lessons.goal} />
      </section>
      <section>
        <SectionTitle id={GLOSSARY} title={texts.glossary} />
        <dl class="glossary">
          {glossary.map(({ name, meaning }) => (
            <div key={name.en}>
              <dt>{name[language.value]}</dt>
              <dd>{meaning[language.value]}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
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
      </section>
    </>
  );
}
