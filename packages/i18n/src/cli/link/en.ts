/** Texts of `tahoun play --link`. */
export const linkEn = {
  /** The words that can be typed instead of a move, with their effects. */
  commands: {
    draw: { word: 'draw', about: 'offer, accept or claim a draw' },
    undo: { word: 'undo', about: 'ask to take back, or allow it' },
    decline: { word: 'decline', about: 'decline what the other side asks' },
    resign: { word: 'resign', about: 'give up' },
    abort: { word: 'abort', about: 'end the game before both sides have moved' },
    new: { word: 'new', about: 'play again after the end, with sides swapped' },
    moves: { word: 'moves', about: 'list the legal moves' },
    board: { word: 'board', about: 'show the board again' },
    flip: { word: 'flip', about: 'turn the board round' },
    help: { word: 'help', about: 'show the rules and this list' },
    quit: { word: 'quit', about: 'end the program; the game goes on' },
  },
  /** @param link for the other person */
  invite: (link: string) => `Send this link to one person, who plays the other side:\n${link}`,
  watchLink: (link: string) => `Others can watch: ${link}`,
  waiting: 'Waiting for the second player.',
  begun: (one: string, other: string) => `${one} against ${other}`,
  youPlay: (side: string) => `You play ${side}. Type a move and press Enter, or help.`,
  watching: 'You are watching. Type quit to end.',
  plays: (side: string, move: string) => `${side} plays ${move}.`,
  takenBack: 'Moves were taken back.',
  here: (name: string) => `${name} is here.`,
  away: (name: string) => `${name} is away.`,
  mayClaim: 'You may claim a draw: type draw.',
  wantsDraw: (side: string) => `${side} offers a draw: type draw to accept, decline to go on.`,
  wantsUndo: (side: string) => `${side} asks to take back: type undo to allow it, decline to go on.`,
  declined: 'The other side has declined.',
  asked: 'You have asked. Waiting for the answer.',
  aborted: 'The game was aborted.',
  over: 'The game is over. You can type new to play again, or quit.',
  wantsRematch: (side: string) => `${side} wants to play again: type new.`,
  rematch: 'The next game begins.',
  lost: 'No connection. Trying again…',
  back: 'Connected again.',
  moveLost: 'That did not arrive; try again.',
  /** @param command comes back to the game */
  comeBack: (command: string) => `The game goes on. To come back: ${command}`,
};

/** A command that can be typed instead of a move. */
export type LinkCommand = keyof (typeof linkEn)['commands'];
