import { learnTexts } from '@tahoun/i18n';
import type { ComponentChild } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { learnAddress } from '../kit/learn-address.js';
import { language } from '../kit/preferences.js';

/** One idea, on a page with an address of its own. */
export interface LearnPage {
  readonly id: string;
  readonly title: string;
  readonly content: () => ComponentChild;
  /** For its card. */
  readonly picture?: () => ComponentChild;
}

interface PagesProps {
  /** A game, or `algorithms`. */
  readonly subject: string;
  readonly intro: string;
  readonly pages: readonly LearnPage[];
  /** The open page; '' for the cards of all pages. */
  readonly section: string;
}

/** Pages to be read one after the other, and the cards that lead to each. */
export function Pages({ subject, intro, pages, section }: PagesProps) {
  const texts = learnTexts(language.value);
  const at = pages.findIndex(({ id }) => id === section);
  const page = pages[at];
  if (page === undefined) {
    return (
      <>
        {section !== '' && (
          <p class="notice" role="status">
            {texts.astray}
          </p>
        )}
        <p>{intro}</p>
        <Cards subject={subject} pages={pages} />
      </>
    );
  }
  return (
    <>
      <Progress subject={subject} at={at} count={pages.length} />
      <section key={page.id}>
        <h3 id={page.id} tabindex={-1}>
          {page.title}
        </h3>
        {page.content()}
      </section>
      <Steps subject={subject} before={pages[at - 1]} after={pages[at + 1]} />
    </>
  );
}

interface ProgressProps {
  readonly subject: string;
  /** Index of the page. */
  readonly at: number;
  readonly count: number;
}

/** How far a page is, and the way to all of them. */
export function Progress({ subject, at, count }: ProgressProps) {
  const texts = learnTexts(language.value);
  const place = texts.pageOf(at + 1, count);
  return (
    <p class="learn-progress">
      <a href={learnAddress(subject)}>{texts.contents}</a>
      <progress value={at + 1} max={count} aria-label={place} />
      <span data-testid="page">{place}</span>
    </p>
  );
}

type Neighbour = Pick<LearnPage, 'id' | 'title'> | undefined;

interface StepsProps {
  readonly subject: string;
  readonly before: Neighbour;
  readonly after: Neighbour;
}

/** To the pages before and after one. */
export function Steps({ subject, before, after }: StepsProps) {
  const texts = learnTexts(language.value);
  return (
    <nav class="learn-steps" aria-label={texts.pages}>
      {before !== undefined && (
        <a rel="prev" href={learnAddress(subject, before.id)}>
          ← {before.title}
        </a>
      )}
      {after !== undefined && (
        <a rel="next" class="primary" href={learnAddress(subject, after.id)}>
          {after.title} →
        </a>
      )}
    </nav>
  );
}

function Cards({ subject, pages }: Pick<PagesProps, 'subject' | 'pages'>) {
  const drawn = useDrawn(pages.length);
  return (
    <nav aria-label={learnTexts(language.value).contents}>
      <ol class="learn-cards learn-chapters">
        {pages.map(({ id, title, picture }, index) => (
          <li key={id} class="card">
            <div class="card-picture" aria-hidden="true" inert>
              {index < drawn && picture?.()}
            </div>
            <a href={learnAddress(subject, id)}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Number of pictures to draw: one more in each task, so that they do not block the page. */
function useDrawn(count: number): number {
  const [drawn, setDrawn] = useState(1);
  useEffect(() => {
    if (drawn >= count) return;
    const timer = setTimeout(() => setDrawn(drawn + 1));
    return () => clearTimeout(timer);
  }, [drawn, count]);
  return drawn;
}
