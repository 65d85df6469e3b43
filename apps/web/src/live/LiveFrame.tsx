import './live.css';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Header } from '../header/Header.js';
import { usePageTitle } from '../kit/hooks.js';

interface LiveFrameProps {
  readonly title: string;
  readonly children: ComponentChildren;
}

/** The frame of the pages of games by link: the links to other parts, and the title. */
export function LiveFrame({ title, children }: LiveFrameProps) {
  usePageTitle(title);
  useEffect(() => scrollTo(0, 0), []);
  return (
    <>
      <Header part="live" title={title} />
      <main class="live" data-testid="live">
        <h2 class="live-title">{title}</h2>
        {children}
      </main>
    </>
  );
}
