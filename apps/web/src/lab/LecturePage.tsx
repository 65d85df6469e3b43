import type { ComponentChild } from 'preact';
import { hrefOf } from './href.js';
import { EXERCISES, LECTURE, THREE_LEVELS, TWO_LEVELS } from './lab-pages.js';
import { Bars, leavesByOrder } from './lecture/Bars.js';
import { HorizonTree, LeafTreeFigure } from './lecture/figures.js';
import { labWords } from './page.js';

/** Pictures of the steps. */
const PICTURES: readonly ((props: { readonly label: string }) => ComponentChild)[] = [
  ({ label }) => <LeafTreeFigure label={label} tree={TWO_LEVELS} algorithm="minimax" view="root" steps={0} />,
  ({ label }) => <LeafTreeFigure label={label} tree={THREE_LEVELS} algorithm="minimax" view="root" />,
  ({ label }) => <LeafTreeFigure label={label} tree={TWO_LEVELS} algorithm="alpha-beta" view="root" />,
  ({ label }) => <Bars label={label} bars={leavesByOrder()} />,
  HorizonTree,
];

/** The Lab's entrance: minimax and alpha-beta in five steps, and pages to try afterwards. */
export function LecturePage() {
  const texts = labWords.value;
  return (
    <>
      <p class="lab-intro">{texts.intro}</p>
      <ol class="lab-steps">
        {LECTURE.map(({ id, href }, step) => {
          const words = texts.examples[id];
          const Picture = PICTURES[step] as (typeof PICTURES)[number];
          return (
            <li key={id}>
              <a class="lab-card" href={href} data-example={id}>
                <strong>{`${step + 1}. ${words?.title}`}</strong>
                <Picture label={words?.title ?? ''} />
                <span>{words?.text}</span>
              </a>
            </li>
          );
        })}
      </ol>
      <section class="lab-group">
        <h3>{texts.tryIt}</h3>
        <ul class="lab-cards">
          {EXERCISES.map((page) => (
            <li key={page}>
              <a class="lab-card" href={hrefOf(page)}>
                <strong>{texts.pages[page]}</strong>
                <span>{texts.exercises[page]}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
