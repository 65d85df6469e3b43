/** Names of the times for a move, by the value of the option, in both languages. */

export const MOVE_TIMES_EN = {
  '1h': '1 hour',
  '12h': '12 hours',
  '1d': '1 day',
  '3d': '3 days',
  '7d': '1 week',
};

export const MOVE_TIMES_CS = {
  '1h': '1 hodina',
  '12h': '12 hodin',
  '1d': '1 den',
  '3d': '3 dny',
  '7d': '1 týden',
};
