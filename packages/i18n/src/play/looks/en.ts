export const looksEn = {
  page: 'Page',
  themes: { light: 'Light', dark: 'Dark' },
  boards: 'Boards',
  looks: { own: 'Each game’s own', wood: 'Wood', paper: 'Paper', slate: 'Slate' },
  /** Of chess. */
  pieces: 'Pieces',
  pieceStyles: { turned: 'Turned', plain: 'Plain' },
  moves: 'Moves',
  notations: { own: 'As in the language', en: 'K Q R B N', cs: 'K D V S J', figurines: '♔ ♕ ♖ ♗ ♘' },
};
