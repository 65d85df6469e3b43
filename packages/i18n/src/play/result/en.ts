export const resultEn = {
  draw: 'Draw',
  /** To a reader who has played: won, and lost. */
  you: ['You won', 'You lost'] as readonly [string, string],
  /** Before the margin. */
  by: 'by',
  /** The ends that every game may have. */
  reasons: {
    resigned: 'By resignation',
    'agreed-draw': 'By agreement',
    'out-of-time': 'The other side lost on time',
    'out-of-time-draw': 'Time ran out, but the other side cannot win',
  } as Readonly<Record<string, string>>,
  /** The same for who has won, and for who has lost. */
  ownReasons: {
    resigned: ['The other side resigned', 'You resigned'],
    'out-of-time': ['The other side lost on time', 'You lost on time'],
  } as Readonly<Record<string, readonly [string, string]>>,
};
