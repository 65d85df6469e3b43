import './learn.css';
import { learnTexts } from '@tahoun/i18n';
import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Preferences } from '../components/Preferences.js';
import { language, recall } from '../preferences.js';
import { learnAddress } from './route.js';

interface LearnFrameProps {
  readonly title: string;
  /** A part of the page to begin at, or '' for its top. */
  readonly section: string;
  /** The game whose board the page leads to; the one played last where it is left out. */
  readonly game?: string;
  readonly children: ComponentChildren;
}

const TITLE = 'learn-title';

/** What all pages of this part have: the way to the others, the title, and the section that the address names in sight. */
export function LearnFrame({ title, section, game, children }: LearnFrameProps) {
  const texts = learnTexts(language.value);
  useEffect(() => {
    document.title = `${title} · Tahoun`;
    return () => {
      document.title = 'Tahoun';
    };
  }, [title]);
  useEffect(() => {
    const heading = document.getElementById(section === '' ? TITLE : section);
    heading?.focus({ preventScroll: true });
    if (section === '') scrollTo(0, 0);
    else heading?.scrollIntoView();
  }, [section]);
  return (
    <>
      <header class="header">
        <h1>
          <img src="/icon.svg" alt="" width="30" height="30" /> Tahoun
        </h1>
        <nav class="learn-ways" aria-label={texts.overview}>
          <a href={learnAddress()}>{texts.overview}</a>
          <a href={`/play/${game ?? recall('game') ?? ''}`}>{texts.backToGame}</a>
        </nav>
        <Preferences />
      </header>
      <main class="learn" data-testid="learn">
        <h2 id={TITLE} tabindex={-1}>
          {title}
        </h2>
        {children}
      </main>
    </>
  );
}

interface ContentsProps {
  /** A game, or `algorithms`. */
  readonly subject: string;
  readonly sections: readonly { readonly id: string; readonly title: string }[];
}

/** What is on the page, each section with its address. */
export function Contents({ subject, sections }: ContentsProps) {
  return (
    <nav aria-label={learnTexts(language.value).contents}>
      <ol class="learn-contents">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={learnAddress(subject, id)}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface InTurnProps {
  readonly children: readonly VNode[];
  /** Shows all of them from the start, as where the address names one. */
  readonly atOnce: boolean;
}

/** The sections of a long page, one after the other: the first can be read while the others are drawn. */
export function InTurn({ children, atOnce }: InTurnProps) {
  const [drawn, setDrawn] = useState(1);
  const count = atOnce ? children.length : drawn;
  useEffect(() => {
    if (count >= children.length) return;
    const timer = setTimeout(() => setDrawn(count + 1));
    return () => clearTimeout(timer);
  }, [count, children.length]);
  return <>{children.slice(0, count)}</>;
}

/** A heading that an address leads to. */
export function SectionTitle({ id, title }: { readonly id: string; readonly title: string }) {
  return (
    <h3 id={id} tabindex={-1}>
      {title}
    </h3>
  );
}
