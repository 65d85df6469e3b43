import type { Drawing } from '@tahoun/board';

/** A star on each first move that wins. */
export function WinningMarks({
  drawing,
  moves,
}: {
  readonly drawing: Drawing;
  readonly moves: readonly string[];
}) {
  const areas = drawing.areas.filter(({ targets }) => moves.includes(targets[0] as string));
  return (
    <g class="go-winning">
      {areas.map(({ targets, x, y, width, height }) => (
        <g
          key={targets[0]}
          data-winning={targets[0]}
          transform={`translate(${x + width / 2} ${y + height / 2})`}
        >
          <circle r={width * 0.36} />
          <path d={STAR} />
        </g>
      ))}
    </g>
  );
}

/** Five points, round the origin. */
const STAR = `M${Array.from({ length: 10 }, (_, i) => {
  const angle = (i * Math.PI) / 5 - Math.PI / 2;
  const radius = i % 2 === 0 ? 12.5 : 5.2;
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
}).join('L')}z`;
