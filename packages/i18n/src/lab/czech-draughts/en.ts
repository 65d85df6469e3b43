/** The facts that the sentence about the value of a position mentions. Numbers are already text. */
interface DraughtsValueFacts {
  /** All points of White, and of Black. */
  readonly white: string;
  readonly black: string;
  /** For White, and for the side to move. */
  readonly value: string;
  readonly mover: string;
  /** 0 for White, 1 for Black. */
  readonly turn: 0 | 1;
}

type Pair = readonly [string, string];

const SIDES = ['White', 'Black'] as const;

export const labCzechDraughtsEn = {
  intro:
    'How Kühr’s function evaluates a position: points for each piece, for its square, and for its own pieces next to it. The sums are the evaluation that minimax and alpha-beta use.',
  positionHint: 'The side to move, then the pieces of both sides; K marks a king: W:Wa3,c1,Kb4:Bb8,Kd4',
  examples: 'Example',
  ownPosition: 'your own',
  exampleNames: {
    example: 'His worked example (figure 14)',
    neighbours: 'Neighbours (as in figure 13)',
    start: 'The starting position',
  },
  showPosition: 'Show',
  /** The origin of the numbers: the source, or ours. */
  lost: 'The scan of his text keeps the digits 0 and 9 only. A man printed neither, a king printed 00, and the sums of his example have neither digit: 88 and 300 fit that, 100 for a man does not. The bonuses are his.',
  account: 'What each piece earns',
  onBoard: 'The number at a piece is its bonus for square and neighbours.',
  /** Piece, material, square, neighbours, together. */
  columns: ['Piece', 'Material', 'Square', 'Neighbours', 'Together'] as readonly [
    string,
    string,
    string,
    string,
    string,
  ],
  /** Man and king, by side. */
  pieces: [
    ['White man', 'White king'],
    ['Black man', 'Black king'],
  ] as readonly [Pair, Pair],
  sums: ['White', 'Black'] as Pair,
  value: ({ white, black, value, mover, turn }: DraughtsValueFacts) =>
    `White ${white}, Black ${black}: the position is worth ${value} for White. ${SIDES[turn]} is to move, so the evaluation is ${mover}.`,
};
