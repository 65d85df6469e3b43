import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { namedGame } from '../load-game.js';
import { HEADER_PARTS, type PartWord } from '../parts.js';
import { recall, words } from '../preferences.js';
import { Brand } from './Brand.js';
import { Preferences } from './Preferences.js';

interface HeaderProps {
  readonly part: PartWord;
  /** What is shown: the button of the menu says so on a narrow window; on the front it is only a sign. */
  readonly title?: string;
  /** The game that the way to the board leads to; the one played last where it is left out. */
  readonly game?: string | undefined;
  /** The ways within the part, which stand for the way to it. */
  readonly children?: ComponentChildren;
}

/** One line on every page: its name, the ways, the preferences; on a narrow window the ways are behind a button. */
export function Header({ part, title, game, children }: HeaderProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const texts = words.value;
  const { menu } = texts;
  const addressOf = (to: string) =>
    to === 'play' || to === 'analysis' ? `/${to}/${game ?? namedGame('', recall('game'))}` : `/${to}`;
  const offered = HEADER_PARTS.filter((each) => each !== part || children === undefined);
  return (
    <header class="header">
      <Brand isHere={part === ''} />
      <button
        type="button"
        class="ways-button"
        aria-expanded={isOpen}
        aria-controls="ways"
        aria-label={title === undefined ? menu : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span aria-hidden="true">☰</span> {title !== undefined && <span class="ways-title">{title}</span>}
      </button>
      <nav
        id="ways"
        class={`ways ${isOpen ? 'ways-open' : ''}`}
        aria-label={menu}
        onClick={({ target }) => (target as HTMLElement).closest('a, button') && close()}
        onKeyDown={({ key }) => key === 'Escape' && close()}
      >
        {children}
        {offered.map((each) => (
          <a
            key={each}
            class="tab part"
            href={addressOf(each)}
            aria-current={each === part ? 'page' : undefined}
          >
            {each === 'play' ? texts.playing : texts[each]}
          </a>
        ))}
      </nav>
      <Preferences />
    </header>
  );
}
