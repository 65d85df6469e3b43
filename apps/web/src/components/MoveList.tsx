import { useEffect, useRef } from 'preact/hooks';
import { showPly } from '../play.js';
import { words } from '../preferences.js';
import { match } from '../state.js';

/** The moves in the game's notation; a click shows the position after one. */
export function MoveList() {
  const { moves, cursor } = match.value;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (current && list.current) list.current.scrollTop = current.offsetTop - list.current.clientHeight / 2;
  }, [cursor, moves.length]);
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
            >
              <span class="move-number">{ply + 1}.</span> {move}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
