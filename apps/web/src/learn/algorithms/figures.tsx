import type { AlgorithmId } from '@tahoun/i18n';
import type { ComponentChild } from 'preact';
import { PRESETS } from '../../lab/graph/presets.js';
import { Bars } from './Bars.js';
import { GrundyRow, Retrograde, TwoWays } from './diagrams.js';
import { GraphFigure } from './GraphFigure.js';
import { LeafTreeFigure } from './LeafTreeFigure.js';
import { HorizonTree, ProofTree } from './NodeTree.js';
import { leavesByOrder } from './ordering.js';

/** A figure; what it shows is read out as its label. */
type Figure = (props: { readonly label: string }) => ComponentChild;

/** Leaves of trees with three moves everywhere, one to five plies deep. */
const LEAVES = [1, 2, 3, 4, 5].map((depth) => ({ name: String(depth), value: 3 ** depth }));

/** Games played after each of four moves, and how many of them were won. */
const PLAYOUTS = [
  { name: 'A', value: 12, won: 4 },
  { name: 'B', value: 17, won: 7 },
  { name: 'C', value: 60, won: 41 },
  { name: 'D', value: 11, won: 3 },
].map(({ won, ...bar }) => ({ ...bar, note: `${bar.value} · ${Math.round((100 * won) / bar.value)} %` }));

/** The picture of each algorithm. */
export const FIGURES: Readonly<Record<AlgorithmId, Figure>> = {
  uninformed: ({ label }) => <GraphFigure label={label} preset={PRESETS.breadth} />,
  informed: ({ label }) => <GraphFigure label={label} preset={PRESETS.map} />,
  minimax: ({ label }) => (
    <LeafTreeFigure label={label} tree="((3 5) (2 9))" algorithm="minimax" view="root" />
  ),
  negamax: ({ label }) => (
    <LeafTreeFigure label={label} tree="((3 5) (2 9))" algorithm="minimax" view="mover" />
  ),
  evaluation: HorizonTree,
  quiescence: ({ label }) => (
    <LeafTreeFigure label={label} tree="((1 -2) 0)" algorithm="minimax" view="root" />
  ),
  'alpha-beta': ({ label }) => (
    <LeafTreeFigure label={label} tree="((3 5) (2 9))" algorithm="alpha-beta" view="root" />
  ),
  ordering: ({ label }) => <Bars label={label} bars={leavesByOrder()} />,
  deepening: ({ label }) => <Bars label={label} bars={LEAVES} />,
  table: TwoWays,
  'monte-carlo': ({ label }) => <Bars label={label} bars={PLAYOUTS} />,
  'proof-numbers': ProofTree,
  grundy: GrundyRow,
  retrograde: Retrograde,
};
