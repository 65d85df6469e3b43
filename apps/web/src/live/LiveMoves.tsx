import { moveNumber } from '@tahoun/board';
import { artistOf, gameById } from '@tahoun/catalogue';
import type { LiveState } from '@tahoun/live';
import { useEffect, useRef } from 'preact/hooks';
import { moveText, words } from '../preferences.js';

interface LiveMovesProps {
  readonly state: LiveState;
  /** The number of moves before the position on the board. */
  readonly ply: number;
  readonly onShow: (ply: number) => void;
}

/** The moves of the game, each of which can be looked at. */
export function LiveMoves({ state: { game, start, moves }, ply, onShow }: LiveMovesProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && current) list.current.scrollTop = current.offsetTop - list.current.clientHeight / 2;
  }, [ply]);
  const first = gameById(game).parsePosition(start).turn;
  const artist = artistOf(game);
  const isSecond = (at: number) => artist.pairsMoves === true && (at + first) % 2 === 1;
  const number = (at: number) => (isSecond(at) && at > 0 ? '' : moveNumber(artist, at, first));
  return (
    <section class="moves" aria-label={words.value.moves}>
      {moves.length === 0 && <p class="empty">{words.value.noMoves}</p>}
      <ol ref={list} class="live-moves">
        {moves.map((text, at) => (
          <li key={at}>
            <span class="move-number">{number(at)}</span>
            <button
              type="button"
              class="move"
              aria-current={at + 1 === ply ? 'true' : undefined}
              onClick={() => onShow(at + 1)}
            >
              {moveText(game, text)}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
