import { parseStateGraph, searchStateSpace } from '@tahoun/lab/state-space';
import { theme } from '../../preferences.js';
import { FigurePicture } from '../FigurePicture.js';
import type { GraphPreset } from './graphs.js';
import { figureAt, layoutFor } from './look.js';

interface GraphFigureProps {
  readonly label: string;
  readonly preset: GraphPreset;
}

/** A graph after a search, drawn as the Lab draws it. */
export function GraphFigure({ label, preset: { g, show } }: GraphFigureProps) {
  const graph = parseStateGraph(g);
  const search = searchStateSpace(graph, show, { limit: 0 });
  const layout = layoutFor(graph, show);
  const picture = figureAt(graph, layout, search, search.steps.length, theme.value);
  return <FigurePicture label={label} picture={picture} />;
}
