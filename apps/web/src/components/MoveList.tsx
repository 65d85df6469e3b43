import type { Side } from '@tahoun/core';
import { momentAt } from '@tahoun/match';
import { useEffect, useRef } from 'preact/hooks';
import { showPly, turnAt } from '../play.js';
import { words } from '../preferences.js';
import { highlighted, match } from '../state.js';
import { type MoveMark, moveMarks } from '../view.js';
import { SideSign } from './SideName.js';

/** The moves in the game's notation; a click shows the position after one, pointing at one shows where it went. */
export function MoveList() {
  const { moves, cursor, game } = match.value;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (current && list.current) list.current.scrollTop = current.offsetTop - list.current.clientHeight / 2;
  }, [cursor, moves.length]);
  const first = turnAt(match.value, 0);
  return (
    <section class="moves">
      <h2>{words.value.moves}</h2>
      {moves.length === 0 && <p class="empty">{words.value.noMoves}</p>}
      <ol ref={list} class="move-list">
        {moves.map((move, ply) => (
          <li key={ply}>
            <button
              type="button"
              class={`move ${ply >= cursor ? 'move-ahead' : ''}`}
              aria-current={ply + 1 === cursor ? 'step' : undefined}
              onClick={() => showPly(ply + 1)}
              onPointerEnter={() => highlight(ply)}
              onPointerLeave={dropHighlight}
              onFocus={() => highlight(ply)}
              onBlur={dropHighlight}
            >
              <span class="move-number">{ply + 1}.</span>{' '}
              <SideSign game={game} side={((first + ply) % 2) as Side} />
              {move}
              <Mark mark={moveMarks.value[ply]} />
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What the review says of a move, as a sign and in words. */
function Mark({ mark }: { readonly mark: MoveMark | null | undefined }) {
  if (mark == null) return null;
  return (
    <abbr class="move-mark" title={mark.words()} aria-label={mark.words()}>
      {mark.sign}
    </abbr>
  );
}

function highlight(ply: number): void {
  const { game, position } = momentAt(match.peek(), ply);
  const move = game.parseMove(position, match.peek().moves[ply] as string);
  highlighted.value = game.targets(position, move)[0]?.at(-1) ?? null;
}

function dropHighlight(): void {
  highlighted.value = null;
}
