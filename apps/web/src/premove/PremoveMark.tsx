import type { Hit } from '@tahoun/board';
import { useStore } from '../store.js';
import { premoves } from './premove.js';
import './premove.css';

/** The places of the move in advance: dotted frames, joined by a dotted line. */
export function PremoveMark() {
  const store = useStore();
  const places = placesOf(premoves(store).chain.value, store.drawing.value.hits);
  const way = places.map(({ x, y, width, height }) => `${x + width / 2},${y + height / 2}`).join(' ');
  return (
    <g class="premove-mark" aria-hidden="true">
      {['premove-casing', 'premove-dots'].map((layer) => (
        <g key={layer} class={layer}>
          {places.map(({ x, y, width, height }) => (
            <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx="6" />
          ))}
          <polyline points={way} />
        </g>
      ))}
    </g>
  );
}

/** A place may stand for several targets in a row. */
function placesOf(targets: readonly string[], hits: readonly Hit[]): readonly Hit[] {
  const places: Hit[] = [];
  for (let from = 0; from < targets.length; ) {
    const hit = hits.find((each) => each.targets.every((target, i) => target === targets[from + i]));
    if (hit !== undefined) places.push(hit);
    from += hit?.targets.length ?? 1;
  }
  return places;
}
