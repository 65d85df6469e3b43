/** Texts of `tahoun play` while a person plays. */
export const playEn = {
  /** The words that can be typed instead of a move, with their effects. */
  commands: {
    hint: { word: 'hint', about: 'suggest a move' },
    undo: { word: 'undo', about: 'take back your last move and the reply to it' },
    moves: { word: 'moves', about: 'list the legal moves' },
    board: { word: 'board', about: 'show the board again' },
    flip: { word: 'flip', about: 'turn the board round' },
    level: { word: 'level', about: 'set the strength of the computer' },
    save: { word: 'save', about: 'write the game to a file' },
    resign: { word: 'resign', about: 'give up' },
    new: { word: 'new', about: 'start a new game' },
    help: { word: 'help', about: 'show the rules and this list' },
    quit: { word: 'quit', about: 'end the program' },
  },
  /** The players. @param side the name of the side that the person plays */
  against: (side: string, level: number) =>
    `You play ${side}, the computer plays the other side at level ${level}.`,
  computersOnly: (level: number) => `The computer plays both sides at level ${level}.`,
  personsOnly: 'Two people play in turn.',
  /** Both lines are all that a newcomer has to know. @param example a legal move */
  howToMove: (example: string) =>
    `Type a move and press Enter, for example ${example}; moves lists them all.`,
  whereHelpIs: 'Type help for the rules and for what else can be typed.',
  rules: 'Rules',
  commandsTitle: 'Instead of a move you can type',
  ctrlC: 'Ctrl-C while the computer thinks makes it play the best move found so far.',
  thinking: (side: string) => `${side} is thinking…`,
  plays: (side: string, move: string) => `${side} plays ${move}.`,
  hint: (move: string, score: string) => `Hint: ${move} (${score})`,
  /** The prompt where the computer waits. */
  paused: (turn: string) => `${turn}, Enter goes on`,
  over: 'The game is over. You can type new, undo, save FILE or quit.',
  nothingToUndo: 'There is no move of yours to take back.',
  sameFromBothSides: 'This board looks the same from both sides.',
  levelIs: (level: number) => `The computer plays at level ${level}.`,
  saved: (file: string) => `The game is in ${file}.`,
  saveWhere: 'save needs the name of a file, for example: save game.txt',
  /** The names in a saved game. */
  person: 'Person',
  computer: (level: number) => `Tahoun, level ${level}`,
  unsaved: 'This game was not saved. To keep a game, type save FILE before you quit.',
  /** @param command starts from where the game is */
  playOn: (command: string) => `To play on from here: ${command}`,
};

/** A command that can be typed instead of a move. */
export type PlayCommand = keyof (typeof playEn)['commands'];
