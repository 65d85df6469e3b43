import type { Hit } from '@tahoun/board';
import { useEffect, useState } from 'preact/hooks';
import { choose } from '../play.js';
import { words, wordsOf } from '../preferences.js';
import { drawing, humanToMove, match, picked, pointed } from '../state.js';

/** The board: a picture of the position with the places a person can choose laid over it. */
export function Board() {
  const { width, height, content, hits } = drawing.value;
  const [active, setActive] = useState(0);
  // The keyboard's place is marked only for those who use the keyboard.
  const [byKeyboard, setByKeyboard] = useState(false);
  const current = Math.min(active, hits.length - 1);
  const texts = wordsOf(match.value.game);

  // The keyboard's place previews its move like the pointer's does.
  useEffect(() => {
    if (byKeyboard) pointed.value = hits[current] ?? null;
  }, [byKeyboard, current, match.value]);

  const onKeyDown = (event: KeyboardEvent) => {
    const hit = hits[current];
    if (hit === undefined || event.key === 'Tab') return;
    setByKeyboard(true);
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      choose(hit);
    } else if (event.key === 'Escape') {
      picked.value = [];
    } else {
      const next = neighbour(hits, current, event.key);
      if (next === null) return;
      event.preventDefault();
      setActive(next);
    }
  };
  const onPointerMove = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    const hit = hitUnder(event, hits);
    if (hit?.targets.join() !== pointed.peek()?.targets.join() || hit?.x !== pointed.peek()?.x || hit?.y !== pointed.peek()?.y) {
      pointed.value = hit;
    }
  };
  const onClick = (event: MouseEvent) => {
    const hit = hitUnder(event, hits);
    if (hit === null) return;
    setByKeyboard(false);
    setActive(hits.indexOf(hit));
    choose(hit);
  };

  const focused = byKeyboard ? hits[current] : undefined;
  return (
    <div class={`board ${humanToMove.value ? 'board-open' : ''}`}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="grid"
        aria-label={words.value.board}
        aria-activedescendant={hits.length > 0 ? `place-${current}` : undefined}
        tabindex={0}
        onKeyDown={onKeyDown}
        onFocus={(event) => setByKeyboard(event.currentTarget.matches(':focus-visible'))}
        onBlur={() => {
          setByKeyboard(false);
          pointed.value = null;
        }}
        onPointerMove={onPointerMove}
        onPointerLeave={() => {
          pointed.value = null;
        }}
        onClick={onClick}
      >
        <g aria-hidden="true" dangerouslySetInnerHTML={{ __html: content }} />
        {rowsOf(hits).map((row) => (
          <g role="row" key={row[0]?.index}>
            {row.map(({ hit, index }) => (
              <rect
                key={index}
                id={`place-${index}`}
                role="gridcell"
                aria-label={texts.labels[hit.label.key]?.(hit.label.params)}
                data-targets={hit.targets.join(' ')}
                x={hit.x}
                y={hit.y}
                width={hit.width}
                height={hit.height}
                fill="transparent"
              />
            ))}
          </g>
        ))}
        {focused && (
          <rect class="focus-mark" x={focused.x} y={focused.y} width={focused.width} height={focused.height} rx="6" />
        )}
      </svg>
    </div>
  );
}

interface IndexedHit {
  readonly hit: Hit;
  readonly index: number;
}

function rowsOf(hits: readonly Hit[]): IndexedHit[][] {
  const rows = new Map<number, IndexedHit[]>();
  for (const [index, hit] of hits.entries()) {
    const row = rows.get(hit.row) ?? [];
    row.push({ hit, index });
    rows.set(hit.row, row);
  }
  return [...rows.values()];
}

/**
 * The place under the pointer. Places may overlap (lines that cross): then it is the one whose
 * middle, across its narrow side, is nearest.
 */
function hitUnder(event: MouseEvent, hits: readonly Hit[]): Hit | null {
  const svg = event.currentTarget as SVGSVGElement;
  const matrix = svg.getScreenCTM();
  if (matrix === null) return null;
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  let nearest: Hit | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const hit of hits) {
    const [dx, dy] = [Math.abs(x - hit.x - hit.width / 2), Math.abs(y - hit.y - hit.height / 2)];
    if (dx > hit.width / 2 || dy > hit.height / 2) continue;
    const distance = hit.width < hit.height ? dx : dy;
    if (distance < least) {
      least = distance;
      nearest = hit;
    }
  }
  return nearest;
}

/** Where an arrow key leads: the next place in that direction, else null. */
function neighbour(hits: readonly Hit[], from: number, key: string): number | null {
  const { row, column } = hits[from] as Hit;
  const find = (isWanted: (hit: Hit) => boolean, distance: (hit: Hit) => number): number | null => {
    let best: number | null = null;
    for (const [index, hit] of hits.entries()) {
      if (isWanted(hit) && (best === null || distance(hit) < distance(hits[best] as Hit))) best = index;
    }
    return best;
  };
  const across = (hit: Hit) => Math.abs(hit.column - column);
  const down = (hit: Hit) => 100 * Math.abs(hit.row - row) + across(hit);
  switch (key) {
    case 'ArrowLeft':
      return find((hit) => hit.row === row && hit.column < column, across);
    case 'ArrowRight':
      return find((hit) => hit.row === row && hit.column > column, across);
    case 'ArrowUp':
      return find((hit) => hit.row < row, down);
    case 'ArrowDown':
      return find((hit) => hit.row > row, down);
    default:
      return null;
  }
}
