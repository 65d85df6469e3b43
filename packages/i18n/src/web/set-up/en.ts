export const setUpEn = {
  /** Accessible name of the board. */
  board: 'Board for setting up',
  /** Above the pieces to choose from and the other actions. */
  palette: 'Pieces',
  move: 'Move',
  takeAway: 'Remove',
  hint: 'Choose a piece, then places for it; choose a place again to clear it. Drag a piece to move it, press Delete to remove it.',
  /** For pieces without places of their own. */
  heapHint: 'Choose a size and add the piece; choose a piece on the board to remove it.',
  add: (piece: string) => `Add ${piece}`,
  turn: 'To move',
  empty: 'Empty board',
  initial: 'Starting position',
  fromGame: 'Current position',
  copy: 'Copy as text',
  copied: 'The position is on the clipboard',
  notCopied: 'The browser blocked copying; the position is shown above as text',
};
