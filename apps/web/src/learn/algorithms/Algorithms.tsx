import {
  ALGORITHM_LESSONS,
  ALGORITHM_TITLES,
  type AlgorithmId,
  type AlgorithmLesson,
  learnTexts,
} from '@tahoun/i18n';
import type { ComponentChild } from 'preact';
import { language } from '../../kit/preferences.js';
import {
  Bars,
  GRAPH_PRESETS,
  GraphFigure,
  HorizonTree,
  LeafTreeFigure,
  ProofTree,
  leavesByOrder,
} from '../../lab/index.js';
import { Pages } from '../Chapters.js';
import { LearnFrame } from '../LearnFrame.js';
import { GrundyRow, Retrograde, TwoWays } from './diagrams.js';
import { EXAMPLES } from './examples.js';

/** The ideas behind the computer's moves, a figure and an example for the Lab with each. */
export function Algorithms({ section }: { readonly section: string }) {
  const texts = learnTexts(language.value);
  const pages = ALGORITHM_LESSONS.map((lesson) => {
    const Figure = FIGURES[lesson.id];
    return {
      id: lesson.id,
      title: ALGORITHM_TITLES[lesson.id][language.value],
      content: () => <Topic lesson={lesson} />,
      picture: () => <Figure label={lesson.caption[language.value]} />,
    };
  });
  return (
    <LearnFrame title={texts.algorithms} section={section}>
      <Pages subject="algorithms" intro={texts.algorithmsIntro} pages={pages} section={section} />
    </LearnFrame>
  );
}

function Topic({ lesson }: { readonly lesson: AlgorithmLesson }) {
  const { id, paragraphs, caption, example } = lesson;
  const Figure = FIGURES[id];
  return (
    <>
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
    </>
  );
}

/** A figure; screen readers announce its label. */
type Figure = (props: { readonly label: string }) => ComponentChild;

/** Leaves of trees with three moves everywhere, one to five plies deep. */
const LEAVES = [1, 2, 3, 4, 5].map((depth) => ({ name: String(depth), value: 3 ** depth }));

/** Games played after each of four moves, and how many of them were won. */
const PLAYOUTS = [
  { name: 'A', value: 12, won: 4 },
  { name: 'B', value: 17, won: 7 },
  { name: 'C', value: 60, won: 41 },
  { name: 'D', value: 11, won: 3 },
].map(({ won, ...bar }) => ({ ...bar, note: `${bar.value} · ${Math.round((100 * won) / bar.value)} %` }));

/** The picture of each algorithm. */
const FIGURES: Readonly<Record<AlgorithmId, Figure>> = {
  uninformed: ({ label }) => <GraphFigure label={label} preset={GRAPH_PRESETS.breadth} />,
  informed: ({ label }) => <GraphFigure label={label} preset={GRAPH_PRESETS.map} />,
  minimax: ({ label }) => (
    <LeafTreeFigure label={label} tree="((3 5) (2 9))" algorithm="minimax" view="root" />
  ),
  negamax: ({ label }) => (
    <LeafTreeFigure label={label} tree="((3 5) (2 9))" algorithm="minimax" view="mover" />
  ),
  evaluation: HorizonTree,
  quiescence: ({ label }) => (
    <LeafTreeFigure label={label} tree="((1 -2) 0)" algorithm="minimax" view="root" />
  ),
  'alpha-beta': ({ label }) => (
    <LeafTreeFigure label={label} tree="((3 5) (2 9))" algorithm="alpha-beta" view="root" />
  ),
  ordering: ({ label }) => <Bars label={label} bars={leavesByOrder()} />,
  deepening: ({ label }) => <Bars label={label} bars={LEAVES} />,
  table: TwoWays,
  'monte-carlo': ({ label }) => <Bars label={label} bars={PLAYOUTS} />,
  'proof-numbers': ProofTree,
  grundy: GrundyRow,
  retrograde: Retrograde,
};
