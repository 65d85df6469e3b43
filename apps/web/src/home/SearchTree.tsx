import './search-tree.css';
import { homeTexts } from '@tahoun/i18n';
import { useSeen } from '../kit/hooks.js';
import { language } from '../kit/preferences.js';
import { walkTree } from './walk.js';

const TREE = [
  [6, 9, 7],
  [4, 8, 5],
  [8, 3, 2],
] as const;

const WIDTH = 372;
const ROOT = { x: WIDTH / 2, y: 24 };
const BRANCH_Y = 92;
const LEAF_Y = 164;
const LEAF_GAP = 41;

const leafX = (branch: number, leaf: number) => 22 + LEAF_GAP * (3 * branch + leaf);

/**
 * A search that draws itself once when it comes into view, in five seconds at most; immediately without
 * motion.
 */
export function SearchTree() {
  const { place, isSeen } = useSeen<SVGSVGElement>(0.4);
  const { branches, value, steps } = walkTree(TREE);
  const read = branches.flatMap((branch) => branch.read);
  const cut = read.filter((step) => step === null).length;
  return (
    <svg
      ref={place}
      class={`search-tree ${isSeen ? 'search-tree-seen' : ''}`}
      viewBox={`0 0 ${WIDTH} 188`}
      role="img"
      aria-label={homeTexts(language.value).tree(read.length - cut, cut)}
    >
      {branches.map((branch, at) => {
        const x = leafX(at, 1);
        return (
          <g key={x}>
            <path class="tree-edge" d={`M${ROOT.x} ${ROOT.y}L${x} ${BRANCH_Y}`} />
            {branch.read.map((step, leaf) => {
              const to = leafX(at, leaf);
              // Cut branches are struck out when the value of the branch is known.
              return (
                <g key={to} class={step === null ? 'tree-cut' : ''}>
                  <path class="tree-edge" d={`M${x} ${BRANCH_Y}L${to} ${LEAF_Y}`} />
                  <g class="tree-node" style={{ '--step': step ?? branch.step }}>
                    <rect x={to - 17} y={LEAF_Y - 17} width="34" height="34" rx="8" />
                    <text x={to} y={LEAF_Y}>
                      {step === null ? '×' : TREE[at]?.[leaf]}
                    </text>
                  </g>
                </g>
              );
            })}
            <g class="tree-node tree-least" style={{ '--step': branch.step }}>
              <circle cx={x} cy={BRANCH_Y} r="19" />
              <text x={x} y={BRANCH_Y}>
                {branch.value}
              </text>
            </g>
          </g>
        );
      })}
      <g class="tree-node tree-root" style={{ '--step': steps }}>
        <circle cx={ROOT.x} cy={ROOT.y} r="21" />
        <text x={ROOT.x} y={ROOT.y}>
          {value}
        </text>
      </g>
    </svg>
  );
}
