import { learnTexts } from '@tahoun/i18n';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Preferences } from '../components/Preferences.js';
import { language, recall } from '../preferences.js';
import { learnAddress } from './route.js';
import './learn.css';

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
          <a href={`#${game ?? recall('game') ?? ''}`}>{texts.backToGame}</a>
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
