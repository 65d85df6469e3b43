export const cardsEn = {
  /** @param players both names, or the sides */
  players: (one: string, other: string) => `${one} – ${other}`,
  aborted: 'The game was aborted',
  /** Under a game that waits for its second player. */
  open: 'Open the link to sit down. You need no account.',
  tree: (game: string) => `${game}: the tree that minimax and alpha-beta search`,
  numberTree: 'A game tree, searched by minimax and alpha-beta',
  problems: (game: string) => `${game}: problems to solve`,
};
