import { useComputed, useSignalEffect } from '@preact/signals';
import { artistOf, gameById } from '@tahoun/catalogue';
import type { Side } from '@tahoun/core';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useFetched, useShortcuts } from '../kit/hooks.js';
import { flipBoard, gameTitleOf, sounds, words } from '../kit/preferences.js';
import { Part, hides, shows } from '../match/Part.js';
import { type Store, useStore } from '../match/store.js';
import { Board } from './Board.js';
import { Seat, type SeatProps } from './Seat.js';

interface TableProps {
  readonly header: ComponentChildren;
  /** Title of the browser's tab, where it does not follow the match. */
  readonly title?: string;
  /** Additional properties of a seat. */
  readonly seatOf?: (side: Side) => Omit<SeatProps, 'side'>;
  /** A bar beside the board. */
  readonly bar?: ComponentChildren;
  /** The panel beside the board: status, tabs and actions. */
  readonly children: ComponentChildren;
}

/** A board with its seats, and a panel beside it, as in all parts of the page with a game. */
export function Table({ header, title, seatOf, bar, children }: TableProps) {
  const store = useStore();
  const { matchId, opening, sheetShown, shortcutsShown, typingShown } = store;
  const leaveZen = useZen(store);
  const type = (letter: string) => {
    if (store.result.peek() !== null && !store.isAnalysis.peek()) return;
    store.typed.value += letter;
    typingShown.value = !store.isAnalysis.peek();
  };
  useShortcuts(
    {
      f: () => store.canFlip.peek() && flipBoard(),
      arrowleft: () => goTo(store, store.match.peek().cursor - 1),
      arrowright: () => goTo(store, store.match.peek().cursor + 1),
      home: () => goTo(store, 0),
      end: () => goTo(store, Number.POSITIVE_INFINITY),
      z: () => {
        store.zen.value = !store.zen.peek();
      },
      '?': shows(shortcutsShown),
      ...(leaveZen && { escape: leaveZen }),
    },
    type,
    store.source === undefined ? undefined : 'ftz',
  );
  // On a phone the board is on screen when a game begins.
  useEffect(() => scrollTo(0, 0), [matchId.value]);
  useTitle(store, title);
  useSounds(store);
  const { sideOnTop, sideBelow, ratio } = useSides(store);
  return (
    <>
      <SkipLink />
      {leaveZen && (
        <button type="button" class="zen-leave" onClick={leaveZen}>
          {words.value.leaveZen} <kbd aria-hidden="true">Esc</kbd>
        </button>
      )}
      {header}
      <main class="table" aria-busy={opening.value} style={{ '--ratio': ratio }}>
        <section class="board-side" aria-label={words.value.board}>
          <Seat side={sideOnTop} {...seatOf?.(sideOnTop)} />
          <div class="board-row">
            <Board />
            {bar}
          </div>
          <Seat side={sideBelow} {...seatOf?.(sideBelow)} />
          {typingShown.value && <Typing />}
        </section>
        <section class={`panel ${sheetShown.value ? 'panel-open' : ''}`} aria-label={words.value.panel}>
          {children}
        </section>
      </main>
      <Part shown={shortcutsShown} load={loadShortcuts} />
    </>
  );
}

const loadShortcuts = async () => (await import('./Shortcuts.js')).Shortcuts;
const loadTyping = async () => (await import('../moves/TypedMove.js')).TypedMove;

/** The field for typed moves. What is typed before its code is there waits for it. */
function Typing() {
  const { typed, typingShown } = useStore();
  const before = useRef(document.activeElement);
  useEffect(
    () => () => {
      if (document.activeElement?.closest('.typed-over')) (before.current as HTMLElement | null)?.focus();
    },
    [],
  );
  const Loaded = useFetched(loadTyping, hides(typingShown));
  if (Loaded !== null) return <Loaded />;
  return (
    <input
      class="visually-hidden"
      aria-label={words.value.typeMove}
      ref={(field) => field?.focus()}
      onInput={({ currentTarget }) => {
        typed.value += currentTarget.value;
        currentTarget.value = '';
      }}
      onKeyDown={({ key }) => {
        if (key === 'Enter') typed.value += '\n';
      }}
    />
  );
}

/** Shows another place of the line, the nearest that there is. */
export function goTo({ match, showPly }: Store, ply: number): void {
  const { cursor, moves } = match.peek();
  const next = Math.min(Math.max(ply, 0), moves.length);
  if (next !== cursor) showPly(next);
}

/**
 * Leaves only the board, the names and the clocks, until the game is over.
 * @returns a function that shows the rest again
 */
function useZen({ result, zen }: Store): (() => void) | undefined {
  const leave = hides(zen);
  useEffect(() => {
    if (!zen.value) return;
    // Without a connection, everything stays visible if it was never fetched.
    import('./zen.css').catch(() => undefined);
    const page = document.documentElement;
    page.dataset.zen = '';
    return () => {
      delete page.dataset.zen;
    };
  }, [zen.value]);
  useEffect(() => {
    if (result.value !== null) leave();
  }, [result.value]);
  return zen.value ? leave : undefined;
}

/** For keyboard users: skips the games and leads to the board. */
function SkipLink() {
  return (
    <button
      type="button"
      class="skip-link"
      onClick={() => document.querySelector<HTMLElement>('.board svg')?.focus()}
    >
      {words.value.skipToBoard}
    </button>
  );
}

/**
 * Sets the title of the browser's tab: the given one, or the game, with a note when it is the user's turn.
 */
function useTitle({ game, humanToMove, owns, result }: Store, title?: string): void {
  useSignalEffect(() => {
    if (title !== undefined) {
      document.title = `${title} · Tahoun`;
      return;
    }
    const isTurn = humanToMove.value && result.value === null && !(owns(0) && owns(1));
    const { name } = gameTitleOf(game.value);
    document.title = [isTurn ? words.value.yourMove : '', name, 'Tahoun'].filter(Boolean).join(' · ');
  });
}

function useSounds(store: Store): void {
  useSignalEffect(() => {
    if (sounds.value) import('./sounds.js').then(({ soundsOf }) => soundsOf(store)).catch(() => undefined);
  });
}

/**
 * The side of each seat, and the board's ratio of width to height at the start of the match, so that nothing
 * jumps.
 */
function useSides({ bottom, game, start }: Store) {
  const ratio = useComputed(() => {
    const { width, height } = artistOf(game.value).draw(gameById(game.value).parsePosition(start.value), {});
    return (width / height).toFixed(3);
  }).value;
  const sideBelow = bottom.value;
  return { sideBelow, sideOnTop: (1 - sideBelow) as Side, ratio };
}
