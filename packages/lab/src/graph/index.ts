/* Graphs as pictures. */
export * from './figure.js';
export {
  type GraphLayout,
  type GraphRoute,
  type GraphShape,
  type GraphShapeEdge,
  layOutGraph,
} from './layout.js';
