export {
  PIECE_BOX as CHESS_PIECE_BOX,
  PIECE_KINDS as CHESS_PIECE_KINDS,
  type PieceKind as ChessPieceKind,
  type PlacedPiece as PlacedChessPiece,
  drawPieces as drawChessPieces,
} from './chess/index.js';
export {
  PIECE_RADIUS as DRAUGHTS_PIECE_RADIUS,
  king as drawDraughtsKing,
  man as drawDraughtsMan,
} from './czech-draughts/index.js';
export * from './drawing.js';
export * from './graph/figure.js';
export {
  type GraphLayout,
  type GraphRoute,
  type GraphShape,
  type GraphShapeEdge,
  layOutGraph,
} from './graph/layout.js';
export * from './picking.js';
export * from './registry.js';
export * from './taken.js';
export * from './text.js';
export * from './tree/dot.js';
export * from './tree/figure.js';
export type { DrawnNode, DrawnTree } from './tree/model.js';
export * from './tree/svg.js';
export type { DrawnKind, DrawnPass, ExplainedWord, TreeTexts } from './tree/texts.js';
