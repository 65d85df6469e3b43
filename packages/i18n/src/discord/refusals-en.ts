type Params = Readonly<Record<string, string | number>>;

/** Sentences with which the bot refuses a request, by code. */
export const refusalsEn = {
  'no-game': (_params: Params) => 'You have no game in progress here. Start one with `/play`.',
  'no-such-game': (_params: Params) => 'I no longer have this game. Start a new one with `/play`.',
  'not-player': (_params: Params) =>
    'You are watching this game; only its players can act. Start your own with `/play`.',
  'not-your-turn': (_params: Params) => 'It is not your turn yet.',
  stale: (_params: Params) =>
    'The game has moved on since this was shown. `/board` shows the current position.',
  'game-over': (_params: Params) => 'This game is over. Start another with `/play`.',
  'not-over': (_params: Params) => 'This game is not over yet.',
  'not-begun': (_params: Params) => 'This game has not started: the challenge has not been accepted yet.',
  'not-challenged': (_params: Params) => 'This challenge is for someone else.',
  'not-challenger': (_params: Params) =>
    'Only the person who made this challenge can invite somebody by link.',
  'challenge-over': (_params: Params) => 'This challenge has been answered or has expired.',
  'not-asked': (_params: Params) => 'Your opponent must answer this.',
  'nothing-asked': (_params: Params) => 'There is no longer anything to answer.',
  'nothing-to-undo': (_params: Params) => 'You have not made a move yet.',
  'undo-asked': (_params: Params) => 'You have already asked; your opponent has not answered yet.',
  'draw-offered': (_params: Params) => 'You have already offered a draw; your opponent has not answered yet.',
  'draw-again': ({ moves }: Params) =>
    `You offered a draw a short while ago. Make ${moves} moves before you offer another.`,
  'draw-declined': (_params: Params) => 'The computer declines the draw and plays on.',
  'draw-early': ({ moves }: Params) =>
    `The computer agrees to a draw only after ${moves} moves by each side. Keep playing, or resign.`,
  'draw-unequal': (_params: Params) =>
    'The computer declines the draw: in a rated game, it agrees only when the position is about equal.',
  'too-late-to-abort': (_params: Params) =>
    'Both sides have moved, so the game can no longer be aborted. Offer a draw, or resign.',
  'no-help': (_params: Params) =>
    'No hints in games between people. You can analyse the game once it is over.',
  'no-help-here': (_params: Params) =>
    'This position is from your own game in progress, so the engine does not help with it until the game is over.',
  'game-needed': (_params: Params) => 'Choose the game as well: the option `game`.',
  'two-opponents': (_params: Params) => 'Choose only one: a person, a computer level, or a computer player.',
  'player-human': ({ found }: Params) =>
    `“${found}” is not a computer player. Start typing to see the players.`,
  'bot-opponent': (_params: Params) =>
    'Other bots do not play. Challenge a person, or leave out the opponent to play against me.',
  'option-syntax': ({ found, accepts }: Params) =>
    `I do not understand the option “${found}”. This game has: ${accepts}`,
  'nothing-to-import': (_params: Params) => 'Attach a file or paste its text.',
  'import-too-long': ({ max }: Params) => `The file is too long; at most ${max} bytes are read.`,
  'import-unreachable': (_params: Params) =>
    'The file could not be downloaded from Discord. Please attach it again.',
  'file-unknown': ({ game, formats }: Params) =>
    `I cannot read this as a game of ${game}. I read: ${formats}`,
  'no-board-here': (_params: Params) => 'I could not find a board or a position in this message.',
  'format-unknown': ({ found, formats }: Params) =>
    `I do not know the format “${found}” for this game. Available formats: ${formats}`,
  'mark-unknown': ({ found, marks }: Params) =>
    `I do not know the mark “${found}” for this board. Available marks: ${marks}`,
  'same-player': (_params: Params) =>
    'You cannot challenge yourself. Leave out the opponent to play against the computer.',
  'too-many-games': ({ max }: Params) =>
    `You already have ${max} games in progress. Finish or resign one first; \`/games\` lists them.`,
  'already-challenged': (_params: Params) =>
    'You have already challenged this person. Wait for the answer, or withdraw the challenge.',
  'already-open': (_params: Params) =>
    'Your open challenge is still waiting for someone to join. Withdraw it first.',
  'too-many-challenges': ({ max }: Params) =>
    `${max} of your challenges are still unanswered. Wait, or withdraw one.`,
  'challenged-enough': (_params: Params) =>
    'This person has too many unanswered challenges. Try again later.',
  'takes-no-challenges': (_params: Params) => 'This person does not accept challenges.',
  blocked: (_params: Params) => 'This person has blocked you, so you cannot challenge or join them.',
  'own-block': (_params: Params) => 'You have blocked this person. Use `/profile unblock` first.',
  'own-person': (_params: Params) => 'Choose another person, not yourself.',
  'not-withdrawable': (_params: Params) => 'Only the person who made this challenge can withdraw it.',
  'unknown-command': (_params: Params) => 'This command no longer exists. Reload Discord and try again.',
  /** Of a command that is another's subcommand now. */
  'moved-command': ({ command }: Params) => `This command is now \`/${command}\`. Reload Discord to see it.`,
  'other-channel': ({ channel }: Params) => `On this server, games start in ${channel}.`,
  'only-managers': (_params: Params) => 'Only people who manage this server can change its settings.',
  'only-servers': (_params: Params) => 'Use this command on a server that I am a member of.',
  'nothing-to-review': (_params: Params) => 'This game is not over yet, or has no moves to review.',
  'too-busy': (_params: Params) => 'I have too much to compute right now. Please try again in a minute.',
  'no-tournament': (_params: Params) =>
    'There is no tournament in this channel. Create one with `/tournament create`.',
  'tournament-here': (_params: Params) => 'A tournament is already going on in this channel.',
  'too-many-tournaments': ({ max }: Params) => `There are already ${max} tournaments going on.`,
  'tournament-begun': (_params: Params) => 'This tournament has already begun.',
  'tournament-joined': (_params: Params) => 'You already take part in this tournament.',
  'tournament-full': ({ max }: Params) => `This tournament is full: it has ${max} players.`,
  'tournament-not-joined': (_params: Params) => 'You do not take part in this tournament.',
  'tournament-few': ({ min }: Params) => `A tournament needs at least ${min} players.`,
  'tournament-own': (_params: Params) =>
    'Only the person who created the tournament, or somebody who manages this server, can start it.',
  'tournament-game': (_params: Params) => 'A game of a tournament cannot be aborted. Play on, or resign it.',
  'no-such-problem': (_params: Params) => 'I no longer have this problem. `/problem solve` shows another.',
  'not-your-problem': (_params: Params) =>
    'This board belongs to somebody else. Press **Solve** below the problem to open your own.',
  'stale-problem': (_params: Params) =>
    'This board is out of date. Press **Solve** below the problem to continue.',
  'problem-solved': (_params: Params) => 'You have already solved this problem.',
  'no-daily': (_params: Params) =>
    'No problem of the day is posted on this server. Choose a game: the option `game`.',
  'no-daily-game': (_params: Params) => 'Choose the game as well: the option `daily-game`.',
  'former-player': (_params: Params) => 'The other player has deleted their data.',
  'cannot-write': (_params: Params) =>
    'I am not allowed to post in this channel. I need these permissions: View Channel, Send Messages, Attach Files (in threads also Send Messages in Threads).',
};
