import '../../kit/drawings.css';
import type { ComponentChildren } from 'preact';

interface DiagramProps {
  readonly label: string;
}

interface DrawingProps extends DiagramProps {
  readonly width: number;
  readonly height: number;
  readonly children: ComponentChildren;
}

/** Radius of a node. */
const NODE = 17;

function Drawing({ label, width, height, children }: DrawingProps) {
  return (
    <svg
      class="algorithm-drawing"
      viewBox={`0 0 ${width} ${height}`}
      style={{ maxWidth: `${width}px` }}
      role="img"
      aria-label={label}
    >
      {children}
    </svg>
  );
}

interface NodeProps {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly isMarked?: boolean;
}

function Node({ x, y, text, isMarked = false }: NodeProps) {
  return (
    <g>
      <circle
        class={isMarked ? 'algorithm-node algorithm-marked' : 'algorithm-node'}
        cx={x}
        cy={y}
        r={NODE}
      />
      <text x={x} y={y + 5} text-anchor="middle">
        {text}
      </text>
    </g>
  );
}

interface ArrowProps {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

/** From the edge of one node to that of another. */
function Arrow({ from, to }: ArrowProps) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  const [tipX, tipY] = [to[0] - ux * (NODE + 3), to[1] - uy * (NODE + 3)];
  const barb = (side: number) => `${tipX - 9 * ux + side * 4.5 * uy} ${tipY - 9 * uy - side * 4.5 * ux}`;
  return (
    <g>
      <line class="algorithm-line" x1={from[0] + ux * NODE} y1={from[1] + uy * NODE} x2={tipX} y2={tipY} />
      <path class="algorithm-head" d={`M${tipX} ${tipY}L${barb(1)}L${barb(-1)}Z`} />
    </g>
  );
}

/** Moves a and b in either order lead to one position. */
export function TwoWays({ label }: DiagramProps) {
  return (
    <Drawing label={label} width={240} height={210}>
      <Arrow from={[120, 25]} to={[50, 100]} />
      <Arrow from={[120, 25]} to={[190, 100]} />
      <Arrow from={[50, 100]} to={[120, 180]} />
      <Arrow from={[190, 100]} to={[120, 180]} />
      <text x={70} y={55} text-anchor="middle">
        a
      </text>
      <text x={170} y={55} text-anchor="middle">
        b
      </text>
      <text x={70} y={155} text-anchor="middle">
        b
      </text>
      <text x={170} y={155} text-anchor="middle">
        a
      </text>
      <Node x={120} y={25} text="" />
      <Node x={50} y={100} text="" />
      <Node x={190} y={100} text="" />
      <Node x={120} y={180} text="1×" isMarked />
    </Drawing>
  );
}

const HEAPS = [0, 1, 2, 3, 4, 5];
const STEP = 58;

/** Heaps of matches with their values; arcs lead from the largest to those that a move makes of it. */
export function GrundyRow({ label }: DiagramProps) {
  const x = (heap: number) => 26 + STEP * heap;
  const largest = HEAPS.length - 1;
  return (
    <Drawing label={label} width={x(largest) + 26} height={150}>
      {[1, 2, 3].map((taken) => {
        const [from, to] = [x(largest), x(largest - taken)];
        const top = 62 - 17 * taken;
        return (
          <path
            key={taken}
            class="algorithm-line"
            d={`M${from} 62C${from} ${top} ${to} ${top} ${to} 62`}
            fill="none"
          />
        );
      })}
      {HEAPS.map((heap) => (
        <g key={heap}>
          <Node x={x(heap)} y={80} text={String(heap % 4)} isMarked={heap % 4 === 0} />
          {Array.from({ length: heap }, (_, i) => (
            <line
              key={i}
              class="algorithm-match"
              x1={x(heap) + 6 * (i - (heap - 1) / 2)}
              y1={112}
              x2={x(heap) + 6 * (i - (heap - 1) / 2)}
              y2={140}
            />
          ))}
        </g>
      ))}
    </Drawing>
  );
}

/** From the end backwards: plies to the end, won with a plus and lost with a minus; above a pair that goes on for ever. */
export function Retrograde({ label }: DiagramProps) {
  return (
    <Drawing label={label} width={330} height={170}>
      <Arrow from={[35, 130]} to={[120, 130]} />
      <Arrow from={[120, 130]} to={[205, 130]} />
      <Arrow from={[205, 130]} to={[290, 130]} />
      <Arrow from={[85, 35]} to={[170, 35]} />
      <Arrow from={[170, 35]} to={[85, 35]} />
      <Arrow from={[85, 35]} to={[35, 130]} />
      <Node x={35} y={130} text="+3" />
      <Node x={120} y={130} text="−2" />
      <Node x={205} y={130} text="+1" />
      <Node x={290} y={130} text="−0" isMarked />
      <Node x={85} y={35} text="=" />
      <Node x={170} y={35} text="=" />
    </Drawing>
  );
}
