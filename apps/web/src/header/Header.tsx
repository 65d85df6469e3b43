import { gameIds } from '@tahoun/catalogue';
import { useEffect, useRef, useState } from 'preact/hooks';
import { namedGame } from '../kit/load-game.js';
import { HEADER_PARTS, type PartWord } from '../kit/parts.js';
import { gameTitleOf, recall, words } from '../kit/preferences.js';
import { Preferences } from './Preferences.js';

interface HeaderProps {
  readonly part: PartWord;
  /**
   * Title of the page, which the menu button shows in a narrow window; without it the button has only an
   * icon.
   */
  readonly title?: string;
  /** The game that the links to a board open; by default the one played last. */
  readonly game?: string | undefined;
}

/**
 * One line on every page: its name, the ways to the parts, the games behind a button of their own, the preferences. On
 * a narrow window all the ways are behind one button.
 */
export function Header({ part, title, game }: HeaderProps) {
  const [opened, setOpened] = useState<'ways' | 'games' | null>(null);
  const header = useRef<HTMLElement>(null);
  useEffect(() => {
    if (opened === null) return;
    const close = ({ target }: Event) => !header.current?.contains(target as Node) && setOpened(null);
    addEventListener('pointerdown', close);
    return () => removeEventListener('pointerdown', close);
  }, [opened]);
  const open = (which: 'ways' | 'games') => setOpened(opened === which ? null : which);
  const texts = words.value;
  const current = game ?? namedGame('', recall('game'));
  return (
    <header class="header" ref={header}>
      <Brand isHere={part === ''} />
      <button
        type="button"
        class="ways-button"
        aria-expanded={opened === 'ways'}
        aria-controls="ways"
        aria-label={title === undefined ? texts.menu : undefined}
        onClick={() => open('ways')}
      >
        <span aria-hidden="true">☰</span> {title !== undefined && <span class="ways-title">{title}</span>}
      </button>
      <nav
        id="ways"
        class={`ways ${opened === 'ways' ? 'ways-open' : ''}`}
        aria-label={texts.menu}
        onClick={({ target }) => (target as HTMLElement).closest('a') && setOpened(null)}
        onKeyDown={({ key }) => key === 'Escape' && setOpened(null)}
      >
        {HEADER_PARTS.map((each) => (
          <>
            <a
              key={each}
              class="tab part"
              href={each === 'play' || each === 'analysis' ? `/${each}/${current}` : `/${each}`}
              aria-current={each === part ? 'page' : undefined}
            >
              {each === 'play' ? texts.playing : texts[each]}
            </a>
            {each === 'play' && (
              <button
                type="button"
                class="games-button plain"
                aria-expanded={opened === 'games'}
                aria-controls="games"
                onClick={() => open('games')}
              >
                <span class="visually-hidden">{texts.games}</span>
                <span aria-hidden="true">▾</span>
              </button>
            )}
          </>
        ))}
        <div id="games" class={`card games ${opened === 'games' ? 'games-open' : ''}`}>
          {gameIds().map((id) => (
            <a
              key={id}
              class="tab"
              href={`/${part === 'analysis' ? part : 'play'}/${id}`}
              aria-current={id === game ? 'true' : undefined}
            >
              {gameTitleOf(id).name}
            </a>
          ))}
        </div>
      </nav>
      <Preferences />
    </header>
  );
}

/** The name of the page, with a link to its front. */
function Brand({ isHere }: { readonly isHere: boolean }) {
  return (
    <h1>
      <a class="brand-link" href="/" aria-current={isHere ? 'page' : undefined}>
        <img src="/icon.svg" alt="" width="28" height="28" /> <span class="brand">Tahoun</span>
      </a>
    </h1>
  );
}
