import './learn.css';
import './cards.css';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Header } from '../header/Header.js';
import { usePageTitle } from '../kit/hooks.js';
import { words } from '../kit/preferences.js';

interface LearnFrameProps {
  readonly title: string;
  /** A part of the page to begin at, or '' for its top. */
  readonly section: string;
  /** The game whose board the page links to; by default the one played last. */
  readonly game?: string;
  readonly part?: 'learn' | 'problems';
  /** Message for an unknown address. */
  readonly astray?: string | undefined;
  readonly children: ComponentChildren;
}

const TITLE = 'learn-title';

/**
 * The frame of all pages with lessons and problems: the links to the others and the title; it focuses the
 * section of the address.
 */
export function LearnFrame({ title, section, game, part = 'learn', astray, children }: LearnFrameProps) {
  usePageTitle(title);
  useEffect(() => {
    const heading = document.getElementById(section === '' ? TITLE : section);
    heading?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [section]);
  return (
    <>
      <Header part={part} title={words.value[part]} game={game} />
      <main class="learn" data-testid="learn">
        <h2 id={TITLE} tabindex={-1}>
          {title}
        </h2>
        {astray !== undefined && (
          <p class="notice" role="status">
            {astray}
          </p>
        )}
        {children}
      </main>
    </>
  );
}
