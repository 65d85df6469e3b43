import {
  ALGORITHM_IDS,
  ALGORITHM_LESSONS,
  ALGORITHM_TITLES,
  type AlgorithmLesson,
  learnTexts,
} from '@tahoun/i18n';
import { language } from '../../preferences.js';
import { Contents, InTurn, LearnFrame, SectionTitle } from '../LearnFrame.js';
import { EXAMPLES } from './examples.js';
import { FIGURES } from './figures.js';

/** The ideas behind the computer's moves, a figure and an example for the Lab with each. */
export function Algorithms({ section }: { readonly section: string }) {
  const texts = learnTexts(language.value);
  const sections = ALGORITHM_IDS.map((id) => ({ id, title: ALGORITHM_TITLES[id][language.value] }));
  return (
    <LearnFrame title={texts.algorithms} section={section}>
      <p>{texts.algorithmsIntro}</p>
      <Contents subject="algorithms" sections={sections} />
      <InTurn atOnce={section !== ''}>
        {ALGORITHM_LESSONS.map((lesson) => (
          <Topic key={lesson.id} lesson={lesson} />
        ))}
      </InTurn>
    </LearnFrame>
  );
}

function Topic({ lesson }: { readonly lesson: AlgorithmLesson }) {
  const { id, paragraphs, caption, example } = lesson;
  const Figure = FIGURES[id];
  return (
    <section>
      <SectionTitle id={id} title={ALGORITHM_TITLES[id][language.value]} />
      {paragraphs.map((words) => (
        <p key={words.en}>{words[language.value]}</p>
      ))}
      <figure class="algorithm-figure">
        <Figure label={caption[language.value]} />
        <figcaption>{caption[language.value]}</figcaption>
      </figure>
      <p>
        {learnTexts(language.value).inTheLab} <a href={EXAMPLES[id]}>{example[language.value]}</a>
      </p>
    </section>
  );
}
