export const newGameEn = {
  game: 'Game',
  strength: 'Strength',
  /** Above the choice of a side. */
  youPlay: 'You play',
  /** A side by lot. */
  byLot: 'Random',
  twoPeople: 'Two people at this screen',
  twoComputers: 'The computer plays both sides',
  moreOptions: 'More options',
  /** The strength of each level, weakest first. */
  levels: [
    'Plays on impulse and overlooks nearly everything. For your first games.',
    'Sees one move ahead and overlooks most replies.',
    'Takes what is offered, but overlooks many replies.',
    'Thinks a few moves ahead and still makes mistakes.',
    'Looks further ahead and makes fewer mistakes.',
    'Rarely overlooks anything. You need a plan to win.',
    'Punishes almost every mistake.',
    'The engine at full strength.',
  ] as readonly string[],
};
