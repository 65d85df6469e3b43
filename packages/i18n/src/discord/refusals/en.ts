type Params = Readonly<Record<string, string | number>>;

/** Gives sentences that need no parameters the same type as those that do. */
function refusals<Code extends string>(sentences: Readonly<Record<Code, (params: Params) => string>>) {
  return sentences;
}

/** Sentences with which the bot refuses a request, by code. */
export const refusalsEn = refusals({
  'no-game': () => 'You have no game in progress here. Start one with `/play`.',
  'no-such-game': () => 'I no longer have this game. Start a new one with `/play`.',
  'not-player': () => 'You are watching this game; only its players can act. Start your own with `/play`.',
  'not-your-turn': () => 'It is not your turn yet.',
  stale: () => 'The game has moved on since this was shown. `/board` shows the current position.',
  'game-over': () => 'This game is over. Start another with `/play`.',
  'not-over': () => 'This game is not over yet.',
  'not-begun': () => 'This game has not started: the challenge has not been accepted yet.',
  'not-challenged': () => 'This challenge is for someone else.',
  'not-challenger': () => 'Only the person who made this challenge can invite somebody by link.',
  'challenge-over': () => 'This challenge has been answered or has expired.',
  'not-asked': () => 'Your opponent must answer this.',
  'nothing-asked': () => 'There is no longer anything to answer.',
  'nothing-to-undo': () => 'You have not made a move yet.',
  'undo-asked': () => 'You have already asked; your opponent has not answered yet.',
  'draw-offered': () => 'You have already offered a draw; your opponent has not answered yet.',
  'draw-again': ({ moves }) =>
    `You offered a draw a short while ago. Make ${moves} moves before you offer another.`,
  'draw-declined': () => 'The computer declines the draw and plays on.',
  'draw-early': ({ moves }) =>
    `The computer agrees to a draw only after ${moves} moves by each side. Keep playing, or resign.`,
  'no-claim': () => 'No draw can be claimed in this position.',
  'draw-unequal': () =>
    'The computer declines the draw: in a rated game, it agrees only when the position is about equal.',
  'too-late-to-abort': () =>
    'Both sides have moved, so the game can no longer be aborted. Offer a draw, or resign.',
  'no-help': () => 'No hints in games between people. You can analyse the game once it is over.',
  'no-help-here': () =>
    'This position is from your own game in progress, so the engine does not help with it until the game is over.',
  'game-needed': () => 'Choose the game as well: the option `game`.',
  'two-opponents': () => 'Choose only one: a person, a computer level, or a computer player.',
  'player-human': ({ found }) => `“${found}” is not a computer player. Start typing to see the players.`,
  'bot-opponent': () =>
    'Other bots do not play. Challenge a person, or leave out the opponent to play against me.',
  'option-syntax': ({ found, accepts }) =>
    `I do not understand the option “${found}”. This game has: ${accepts}`,
  'nothing-to-import': () => 'Attach a file or paste its text.',
  'import-too-long': ({ max }) => `The file is too long; at most ${max} bytes are read.`,
  'board-too-large': ({ max }) => `The board has too many squares; I draw at most ${max}.`,
  'import-unreachable': () => 'The file could not be downloaded from Discord. Please attach it again.',
  'file-unknown': ({ game, formats }) => `I cannot read this as a game of ${game}. I read: ${formats}`,
  'no-board-here': () => 'I could not find a board or a position in this message.',
  'format-unknown': ({ found, formats }) =>
    `I do not know the format “${found}” for this game. Available formats: ${formats}`,
  'mark-unknown': ({ found, marks }) =>
    `I do not know the mark “${found}” for this board. Available marks: ${marks}`,
  'same-player': () => 'You cannot challenge yourself. Leave out the opponent to play against the computer.',
  'too-many-games': ({ max }) =>
    `You already have ${max} games in progress. Finish or resign one first; \`/games\` lists them.`,
  'too-many-searches': ({ max }) =>
    `You are waiting for ${max} answers of mine already. Please ask again when some of them are there.`,
  restarting: () => 'I am being restarted. Please ask again in a minute.',
  'too-many-watched': ({ max }) =>
    `The computer already plays itself in ${max} of your games. End one of them first; \`/games\` lists them.`,
  'already-challenged': () =>
    'You have already challenged this person. Wait for the answer, or withdraw the challenge.',
  'already-open': () => 'Your open challenge is still waiting for someone to join. Withdraw it first.',
  'too-many-challenges': ({ max }) =>
    `${max} of your challenges are still unanswered. Wait, or withdraw one.`,
  'challenged-enough': () => 'This person has too many unanswered challenges. Try again later.',
  'takes-no-challenges': () => 'This person does not accept challenges.',
  blocked: () => 'This person has blocked you, so you cannot challenge or join them.',
  'own-block': () => 'You have blocked this person. Use `/profile unblock` first.',
  'own-person': () => 'Choose another person, not yourself.',
  'not-withdrawable': () => 'Only the person who made this challenge can withdraw it.',
  'unknown-command': () => 'This command no longer exists. Reload Discord and try again.',
  /** Of a command that is another's subcommand now. */
  'moved-command': ({ command }) => `This command is now \`/${command}\`. Reload Discord to see it.`,
  'other-channel': ({ channel }) => `On this server, games start in ${channel}.`,
  'only-managers': () => 'Only people who manage this server can change its settings.',
  'only-servers': () => 'Use this command on a server that I am a member of.',
  'nothing-to-review': () => 'This game is not over yet, or has no moves to review.',
  'too-busy': () => 'I have too much to compute right now. Please try again in a minute.',
  'no-tournament': () => 'There is no tournament in this channel. Create one with `/tournament create`.',
  'tournament-here': () => 'A tournament is already going on in this channel.',
  'too-many-tournaments': ({ max }) => `There are already ${max} tournaments going on.`,
  'tournament-begun': () => 'This tournament has already begun.',
  'tournament-joined': () => 'You already take part in this tournament.',
  'tournament-full': ({ max }) => `This tournament is full: it has ${max} players.`,
  'tournament-not-joined': () => 'You do not take part in this tournament.',
  'tournament-few': ({ min }) => `A tournament needs at least ${min} players.`,
  'tournament-own': () =>
    'Only the person who created the tournament, or somebody who manages this server, can start it.',
  'tournament-game': () => 'A game of a tournament cannot be aborted. Play on, or resign it.',
  'no-such-problem': () => 'I no longer have this problem. `/problem solve` shows another.',
  'not-your-problem': () =>
    'This board belongs to somebody else. Press **Solve** below the problem to open your own.',
  'stale-problem': () => 'This board is out of date. Press **Solve** below the problem to continue.',
  'problem-solved': () => 'You have already solved this problem.',
  'no-daily': () => 'No problem of the day is posted on this server. Choose a game: the option `game`.',
  'no-daily-game': () => 'Choose the game as well: the option `daily-game`.',
  'former-player': () => 'The other player has deleted their data.',
  'cannot-write': () =>
    'I am not allowed to post in this channel. I need these permissions: View Channel, Send Messages, Attach Files (in threads also Send Messages in Threads).',
});
