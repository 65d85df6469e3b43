import type { FlatNode } from '@tahoun/lab/lecture';
import { type FigureNode, type TreeFigure, drawTree } from '@tahoun/lab/tree';
import { Fragment } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { theme } from '../../kit/preferences.js';
import { Figure } from '../Figure.js';
import { labWords } from '../page.js';
import { type LabNode, type Walk, isMaxAt } from '../walk/model.js';
import type { Verdict } from './grading.js';

/** Room for a field in a drawn node: the width of this text. */
const FIELD_ROOM = '00000';
const LEAF_ROOM = '00';
/**
 * Position of a switch on its branch, as a fraction from the top: the switches of two branches that meet are
 * side by side.
 */
const DOWN = 0.65;
/** Fields and switches that are drawn smaller than this are hard to hit; a wider tree moves in its frame. */
const SMALLEST = 0.75;

interface QuizTreeProps {
  readonly walk: Walk;
  readonly values: ReadonlyMap<number, string>;
  readonly cuts: ReadonlySet<number>;
  /** Null until the answers are checked; after that they cannot be changed. */
  readonly verdicts: readonly Verdict[] | null;
  readonly onValue: (index: number, text: string) => void;
  readonly onCut: (index: number) => void;
}

/** The tree with a field in each inner node and a switch on each branch. */
export function QuizTree({ walk, values, cuts, verdicts, onValue, onCut }: QuizTreeProps) {
  const texts = labWords.value;
  const colours = theme.value;
  const figure = useMemo(
    () => drawTree(blankFigure(walk, cuts), { theme: colours, levels: texts.sides }),
    [walk, cuts, colours, texts],
  );
  const frame = useRef<HTMLDivElement>(null);
  const [fit, setFit] = useState(1);
  useLayoutEffect(() => {
    const room = frame.current?.clientWidth ?? figure.width;
    setFit(Math.max(SMALLEST, Math.min(1, room / figure.width)));
  }, [figure.width]);
  const isRightAt = (about: Verdict['about'], index: number) =>
    verdicts?.find((each) => each.about === about && each.index === index)?.isRight;
  const marked = (isRight: boolean | undefined) =>
    isRight === undefined ? '' : isRight ? ' lab-mark-right' : ' lab-mark-wrong';
  return (
    <Figure picture={figure} title={texts.pages.quiz} fileName="tahoun-quiz">
      <div class="lab-tree-frame" ref={frame}>
        <div
          class="lab-quiz-tree"
          style={{ width: `${figure.width}px`, height: `${figure.height}px`, zoom: fit }}
        >
          <svg
            aria-hidden="true"
            width={figure.width}
            height={figure.height}
            viewBox={`0 0 ${figure.width} ${figure.height}`}
            dangerouslySetInnerHTML={{ __html: figure.content }}
          />
          {walk.nodes.map((place) => {
            const { index, node, children } = place;
            const spots = spotsOf(figure, place);
            return (
              <Fragment key={index}>
                {spots.branch !== null && (
                  <button
                    type="button"
                    class={`lab-cut${marked(isRightAt('cut', index))}`}
                    style={{ left: `${spots.branch.x}px`, top: `${spots.branch.y}px` }}
                    aria-label={texts.quiz.branchTo(node.name)}
                    aria-pressed={cuts.has(index)}
                    disabled={verdicts !== null}
                    onClick={() => onCut(index)}
                  >
                    ✂
                  </button>
                )}
                {children.length > 0 && (
                  <input
                    type="text"
                    inputMode="numeric"
                    autocomplete="off"
                    maxLength={4}
                    class={`lab-value ${isMaxAt(place) ? 'lab-value-max' : 'lab-value-min'}${marked(isRightAt('value', index))}`}
                    style={{ left: `${spots.field.x}px`, top: `${spots.field.y}px` }}
                    aria-label={`${texts.quiz.valueOf(node.name)} (${texts.sides[isMaxAt(place) ? 'max' : 'min']})`}
                    value={values.get(index) ?? ''}
                    readOnly={verdicts !== null}
                    onInput={(event) => onValue(index, event.currentTarget.value)}
                  />
                )}
              </Fragment>
            );
          })}
        </div>
      </div>
    </Figure>
  );
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The middle of a node's field, and of the switch of the branch that leads to it. */
function spotsOf(
  { places }: TreeFigure,
  { index, parent }: FlatNode<LabNode>,
): { readonly field: Spot; readonly branch: Spot | null } {
  const at = (id: number) => places[id] as TreeFigure['places'][number];
  const middle = (id: number) => at(id).x + at(id).width / 2;
  const foot = (id: number) => at(id).y + at(id).height;
  const field = { x: middle(index), y: foot(index) - FIELD_HEIGHT / 2 };
  if (parent < 0) return { field, branch: null };
  const [top, end] = [foot(parent), at(index).y];
  const between = (from: number, to: number) => from + DOWN * (to - from);
  return { field, branch: { x: between(middle(parent), middle(index)), y: between(top, end) } };
}

/** Of a node's box in the drawing. */
const FIELD_HEIGHT = 26;

/** The leaves have their values, the inner nodes are blank, and branches cut by the student are grey. */
function blankFigure({ nodes }: Walk, cuts: ReadonlySet<number>): FigureNode {
  const draw = (index: number, isCutAbove: boolean): FigureNode => {
    const place = nodes[index] as FlatNode<LabNode>;
    const isCut = isCutAbove || cuts.has(index);
    const { given, name } = place.node;
    const isMax = isMaxAt(place);
    const leaf = given === undefined ? '' : String(isMax ? given : 0 - given).replace('-', '−');
    return {
      ...{ id: index, isMax, label: name, before: '', value: leaf, after: '' },
      ...{ isCurrent: false, isSelected: false, isBest: false, note: '', noteRoom: '', folded: 0 },
      phase: isCut ? 'cut' : 'open',
      room: place.children.length > 0 ? FIELD_ROOM : LEAF_ROOM,
      children: place.children.map((child) => draw(child, isCut)),
    };
  };
  return draw(0, false);
}
