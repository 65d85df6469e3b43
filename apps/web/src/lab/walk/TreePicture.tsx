import {
  type FigureNode,
  type FigureOptions,
  type FigurePlace,
  type TreeFigure,
  drawTree,
} from '@tahoun/lab/tree';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { theme } from '../../kit/preferences.js';
import { Figure } from '../Figure.js';
import { labWords } from '../page.js';

interface TreePictureProps {
  readonly root: FigureNode;
  readonly title: string;
  /** For the names of exported files. */
  readonly fileName: string;
  /** Names of the levels of the two sides; none by default. */
  readonly levels?: FigureOptions['levels'];
  readonly describe: (node: FigureNode) => string;
  /** The current node of the search, which is kept in sight. */
  readonly current: number | null;
  readonly selected: number | null;
  readonly onSelect: (id: number) => void;
  readonly onFold: (id: number) => void;
}

const ZOOMS = [0.4, 0.55, 0.75, 1, 1.3, 1.7];
const USUAL_ZOOM = 3;
/** Room kept between the search's place and the edge of the window on the tree. */
const SIGHT = 60;
/** A place so near to the left edge is seen with the names of the levels whole. */
const LEVEL_NAMES = 120;

/** The drawing of a tree: a picture, with its nodes laid over it for pointer, keyboard and screen reader. */
export function TreePicture(props: TreePictureProps) {
  const { root, title, fileName, levels, describe, current, selected, onSelect, onFold } = props;
  const texts = labWords.value;
  const colours = theme.value;
  const figure = useMemo(
    () => drawTree(root, { theme: colours, levels }),
    [root, colours, levels?.max, levels?.min],
  );
  const nodes = useMemo(() => nodesById(root), [root]);
  const [zoom, setZoom] = useState(USUAL_ZOOM);
  const scale = ZOOMS[zoom] as number;
  const frame = useRef<HTMLDivElement>(null);
  useSight(frame, figure, current, scale);

  const key = (id: number) => `${fileName}-node-${id}`;
  const onKeyDown = (event: KeyboardEvent) => {
    const at = selected !== null && nodes.has(selected) ? selected : root.id;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onFold(at);
      return;
    }
    const next = neighbour(nodes, at, event.key);
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next);
    const place = figure.places.find(({ id }) => id === next);
    if (place !== undefined && frame.current !== null) bringIntoSight(frame.current, place, scale);
  };
  const zoomButton = (label: string, sign: string, next: number) => (
    <button
      type="button"
      class="lab-tool"
      aria-label={label}
      title={label}
      disabled={ZOOMS[next] === undefined}
      onClick={() => setZoom(next)}
    >
      {sign}
    </button>
  );
  return (
    <Figure
      picture={figure}
      title={title}
      fileName={fileName}
      tools={
        <>
          {zoomButton(texts.smaller, '−', zoom - 1)}
          {zoomButton(texts.larger, '+', zoom + 1)}
          <button type="button" class="lab-tool" onClick={() => setZoom(fitting(frame.current, figure))}>
            {texts.fit}
          </button>
        </>
      }
    >
      <div class="lab-tree-frame" ref={frame}>
        <svg
          class="lab-tree"
          role="tree"
          aria-label={title}
          tabindex={0}
          aria-activedescendant={selected === null || !nodes.has(selected) ? undefined : key(selected)}
          viewBox={`0 0 ${figure.width} ${figure.height}`}
          width={figure.width * scale}
          height={figure.height * scale}
          onKeyDown={onKeyDown}
          onFocus={(event) => {
            if (selected === null && event.currentTarget.matches(':focus-visible')) onSelect(root.id);
          }}
        >
          <g aria-hidden="true" dangerouslySetInnerHTML={{ __html: figure.content }} />
          {figure.places.map((place) => {
            const { node, level } = nodes.get(place.id) as Placed;
            return (
              <rect
                key={place.id}
                id={key(place.id)}
                role="treeitem"
                aria-level={level}
                aria-selected={place.id === selected}
                aria-expanded={isExpanded(node)}
                aria-label={describe(node)}
                class="lab-place"
                x={place.x}
                y={place.y}
                width={place.width}
                height={place.height}
                fill="transparent"
                onPointerEnter={(event) => event.pointerType !== 'touch' && onSelect(place.id)}
                onClick={() => {
                  onSelect(place.id);
                  if (isExpanded(node) !== undefined) onFold(place.id);
                }}
              />
            );
          })}
        </svg>
      </div>
    </Figure>
  );
}

/** Whether what can be folded away is seen; undefined for what has nothing to fold. */
function isExpanded({ folded, children, rest }: FigureNode): boolean | undefined {
  if (rest !== undefined) return rest === 0;
  if (folded > 0) return false;
  return children.length > 0 ? true : undefined;
}

interface Placed {
  readonly node: FigureNode;
  readonly parent: FigureNode | null;
  /** From 1, as screen readers count. */
  readonly level: number;
}

function nodesById(root: FigureNode): ReadonlyMap<number, Placed> {
  const nodes = new Map<number, Placed>();
  const add = (node: FigureNode, parent: FigureNode | null, level: number) => {
    nodes.set(node.id, { node, parent, level });
    for (const child of node.children) add(child, node, level + 1);
  };
  add(root, null, 1);
  return nodes;
}

/** The target of an arrow key; undefined for other keys and where no node is. */
function neighbour(nodes: ReadonlyMap<number, Placed>, from: number, key: string): number | undefined {
  const { node, parent } = nodes.get(from) as Placed;
  const siblings = parent?.children ?? [node];
  const at = siblings.indexOf(node);
  switch (key) {
    case 'ArrowUp':
      return parent?.id;
    case 'ArrowDown':
      return node.children[0]?.id;
    case 'ArrowLeft':
      return siblings[at - 1]?.id;
    case 'ArrowRight':
      return siblings[at + 1]?.id;
    default:
      return undefined;
  }
}

/** The largest size at which the whole width is seen, or the smallest there is. */
function fitting(frame: HTMLElement | null, { width }: TreeFigure): number {
  const room = frame?.clientWidth ?? width;
  return Math.max(
    0,
    ZOOMS.findLastIndex((zoom) => zoom <= 1 && width * zoom <= room),
  );
}

/** Brings the search's place into sight whenever it moves; at first, the root. */
function useSight(
  frame: { readonly current: HTMLDivElement | null },
  figure: TreeFigure,
  current: number | null,
  scale: number,
): void {
  const root = figure.places[0];
  useLayoutEffect(() => {
    const box = frame.current;
    if (box !== null && root !== undefined)
      box.scrollLeft = (root.x + root.width / 2) * scale - box.clientWidth / 2;
    // Runs at first, and when another size is chosen.
  }, [scale]);
  useEffect(() => {
    const place = figure.places.find(({ id }) => id === current);
    if (place !== undefined && frame.current !== null) bringIntoSight(frame.current, place, scale);
  }, [current]);
}

/** Moves a scrolled box, and not the page, until the place is seen. */
function bringIntoSight(box: HTMLElement, place: FigurePlace, scale: number): void {
  const [left, right] = [place.x * scale - SIGHT, (place.x + place.width) * scale + SIGHT];
  if (left < box.scrollLeft) box.scrollLeft = left < LEVEL_NAMES ? 0 : left;
  else if (right > box.scrollLeft + box.clientWidth) box.scrollLeft = right - box.clientWidth;
  const [top, foot] = [place.y * scale - SIGHT, (place.y + place.height) * scale + SIGHT];
  if (top < box.scrollTop) box.scrollTop = top;
  else if (foot > box.scrollTop + box.clientHeight) box.scrollTop = foot - box.clientHeight;
}
