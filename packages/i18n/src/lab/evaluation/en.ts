export const labEvaluationEn = {
  intro:
    'A search stops somewhere, and asks an evaluation function what the position is worth. Here is what it adds up, without any search.',
  showPosition: 'Show',
  /** Over the evaluation of the game's source, over the one of the strong search, and over one that is both. */
  whose: {
    textbook: 'The evaluation of the source',
    best: 'The evaluation of the strong search',
    both: 'The evaluation of all searches',
  },
  /** The side from which the values are seen. */
  seenBy: (side: string) => `Seen by ${side}, who is to move: above 0 is good for this side.`,
  term: 'Term',
  value: 'Value',
  share: 'Bar',
  sum: 'Sum: the score',
  noTerms: 'There is nothing to add up.',
  /** Leads to the trees of the position. */
  trees: 'The trees of this position',
  /** Leads to the page that the Lab has on the game alone. */
  more: (game: string) => `More in the Lab: ${game}`,
  own: {
    title: 'Your own evaluation',
    intro:
      'Change any number: the value of the position changes at once, and the address keeps all of it. Then play against it.',
    score: (own: string, usual: string) => `Value ${own}, by the source’s own numbers ${usual}`,
    weights: 'Weights',
    squares: 'Squares',
    /** @param side the one that begins */
    squaresHint: (side: string) =>
      `What a piece is worth on each square, as ${side} sees the board; the other side sees it from its own end.`,
    sharedHint: 'What each square is worth to the side that holds it.',
    ownHint: 'Bold numbers are yours, the others follow from the weights.',
    /** Whose table is shown. */
    table: 'Table of',
    square: (piece: string, square: string) => `${piece}, ${square}`,
    range: (min: string, max: string) => `${min} to ${max}`,
    less: 'Less',
    more: 'More',
    negate: 'Other sign',
    usual: 'As the weights have it',
    clear: 'Empty this table',
    reset: 'All as in the source',
    resetSure: 'Really forget your numbers?',
    play: 'Play against it',
    name: 'Name',
    keep: 'Save in this browser',
    kept: (name: string) => `Saved: ${name} is offered as an opponent in this game.`,
    notKept: 'This browser has no room for it. Save it as a file.',
    yours: 'Your evaluations',
    open: 'Open',
    drop: 'Delete',
    sure: 'Really delete?',
    toFile: 'Save as a file',
    fromFile: 'Open a file',
    badFile: 'This file holds no evaluation.',
    /** Leads from another page to the form with the same numbers. */
    toForm: 'With these constants: play against them, save them',
    programs: 'For the command line and the endpoint',
    copy: 'Copy',
    copied: 'Copied',
  },
};
