import { pluralEn } from '../language.js';
import { LEVEL_NAMES_EN } from '../levels.js';
import type { DiscordTexts } from './types.js';

const GAME = { name: 'game', description: 'Which board game' };
const WHICH = { name: 'which', description: 'One of your games; the one in this channel if left out' };
const PLAYER = {
  name: 'player',
  description: 'An algorithm instead of a level, such as second-search:3+2; start typing',
};
const LEVELS = Object.fromEntries(LEVEL_NAMES_EN.map((name, i) => [String(i + 1), `${i + 1}: ${name}`]));

export const discordEn: DiscordTexts = {
  commands: {
    play: {
      name: 'play',
      description: 'Begin a game against the computer or another person',
      options: {
        game: GAME,
        opponent: { name: 'opponent', description: 'A person to challenge; the computer if left out' },
        level: { name: 'level', description: 'How strong the computer plays', choices: LEVELS },
        player: PLAYER,
        side: {
          name: 'side',
          description: 'Who begins',
          choices: { first: 'I begin', second: 'The other side begins', random: 'Leave it to chance' },
        },
        options: { name: 'options', description: 'Board size and the like, such as size=5x5' },
      },
    },
    move: {
      name: 'move',
      description: 'Make a move in your game',
      options: {
        move: { name: 'move', description: 'Start typing: the legal moves are offered' },
        which: WHICH,
      },
    },
    board: {
      name: 'board',
      description: 'Show the board of your game here',
      options: {
        which: WHICH,
        marks: { name: 'marks', description: 'Marks to see by yourself, such as liberties' },
      },
    },
    hint: { name: 'hint', description: 'Ask the engine for a good move', options: { which: WHICH } },
    undo: {
      name: 'undo',
      description: 'Take back your last move; against a person, if they agree',
      options: { which: WHICH },
    },
    draw: { name: 'draw', description: 'Offer a draw, or take the one offered', options: { which: WHICH } },
    resign: { name: 'resign', description: 'Give up your game', options: { which: WHICH } },
    analyse: {
      name: 'analyse',
      description: 'Score, best line, and what the last move cost',
      options: { which: WHICH },
    },
    watch: {
      name: 'watch',
      description: 'Watch the computer play against itself',
      options: {
        game: GAME,
        first: { name: 'first', description: 'Level of the side that begins', choices: LEVELS },
        'first-player': { ...PLAYER, name: 'first-player' },
        second: { name: 'second', description: 'Level of the other side', choices: LEVELS },
        'second-player': { ...PLAYER, name: 'second-player' },
        options: { name: 'options', description: 'Board size and the like, such as size=5x5' },
      },
    },
    games: { name: 'games', description: 'Your games; choose one to go on with', options: {} },
    export: {
      name: 'export',
      description: 'Your game as a file',
      options: { which: WHICH, format: { name: 'format', description: 'The file’s format' } },
    },
    import: {
      name: 'import',
      description: 'Go on with a game from a file, against the computer',
      options: {
        game: GAME,
        file: { name: 'file', description: 'A saved game: JSON, or a format that the game knows' },
        text: { name: 'text', description: 'The same, pasted' },
        level: { name: 'level', description: 'How strong the computer plays', choices: LEVELS },
        player: PLAYER,
      },
    },
    position: {
      name: 'position',
      description: 'Start from a pasted position, against the computer',
      options: {
        game: GAME,
        position: { name: 'position', description: 'The position as text, such as a FEN' },
        level: { name: 'level', description: 'How strong the computer plays', choices: LEVELS },
        player: PLAYER,
        side: {
          name: 'side',
          description: 'Which side you play',
          choices: { first: 'The side that is to move', second: 'The other side' },
        },
      },
    },
    stats: {
      name: 'stats',
      description: 'Ratings and results of a player',
      options: { user: { name: 'user', description: 'Whose; yours if left out' } },
    },
    leaderboard: { name: 'leaderboard', description: 'The best players of a game', options: { game: GAME } },
    settings: {
      name: 'settings',
      description: 'Language, colours, orientation of the board, confirmations',
      options: {
        language: {
          name: 'language',
          description: 'Language of the bot',
          choices: { auto: 'As in Discord', en: 'English', cs: 'Čeština' },
        },
        theme: {
          name: 'theme',
          description: 'Colours of the board',
          choices: { light: 'Light', dark: 'Dark' },
        },
        orientation: {
          name: 'orientation',
          description: 'Which side is at the bottom',
          choices: { fixed: 'Always the same', rotating: 'Whoever is to move' },
        },
        confirm: {
          name: 'confirm',
          description: 'Ask before a move is played',
          choices: { on: 'Ask', off: 'Play at once' },
        },
      },
    },
    learn: { name: 'learn', description: 'The rules of a game, in pictures', options: { game: GAME } },
    solve: {
      name: 'solve',
      description: 'Play your position out to the end in thought: who wins, and how',
      options: { which: WHICH },
    },
  },
  analyseThis: 'Analyse this board',
  refusals: {
    'no-game': () => 'You have no game going on here. Begin one with `/play`.',
    'no-such-game': () => 'This game is not in my memory any more. Begin a new one with `/play`.',
    'not-player': () => 'You are watching this game; only its players can act. Begin your own with `/play`.',
    'not-your-turn': () => 'It is not your turn yet.',
    stale: () => 'The game has moved on since this was shown. `/board` shows how it stands.',
    'game-over': () => 'This game is over. `/play` begins another.',
    'not-begun': () => 'This game has not begun: the challenge is not accepted yet.',
    'not-challenged': () => 'This challenge is for somebody else.',
    'challenge-over': () => 'This challenge has been answered or has run out.',
    'not-asked': () => 'That is for your opponent to answer.',
    'nothing-asked': () => 'There is nothing to answer any more.',
    'nothing-to-undo': () => 'You have not made a move yet.',
    'undo-asked': () => 'You have asked already; your opponent has yet to answer.',
    'draw-offered': () => 'You have offered a draw already; your opponent has yet to answer.',
    'draw-declined': () => 'The computer declines the draw and plays on.',
    'no-help': () => 'Between people there is no help during the game. Analyse it when it is over.',
    'two-opponents': () => 'Choose one: a person, a level of the computer, or a player.',
    'player-human': ({ found }) => `“${found}” is no player of the computer. Start typing, and I offer some.`,
    'bot-opponent': () => 'Other bots do not play. Challenge a person, or leave the opponent out to play me.',
    'option-syntax': ({ found, accepts }) =>
      `I do not understand the option “${found}”. This game has: ${accepts}`,
    'nothing-to-import': () => 'Attach a file or paste its text.',
    'import-too-long': ({ max }) => `The file is too long; at most ${max} bytes are read.`,
    'import-unreachable': () => 'Discord did not hand over the file. Please attach it again.',
    'file-unknown': ({ game, formats }) => `I cannot read this as a game of ${game}. I read: ${formats}`,
    'no-board-here': () => 'I find no board and no position in this message.',
    'format-unknown': ({ found, formats }) =>
      `I do not know the format “${found}” for this game; there are: ${formats}`,
    'mark-unknown': ({ found, marks }) =>
      `I do not know the mark “${found}” on this board; there are: ${marks}`,
    'same-player': () => 'You cannot challenge yourself. Leave the opponent out to play the computer.',
    'too-many-games': ({ max }) =>
      `You have ${max} open games. Finish or resign one first: \`/games\` lists them.`,
    'unknown-command': () => 'I do not know this command any more. Reload Discord and try again.',
    'cannot-write': () =>
      'I may not write in this channel. I need: View Channel, Send Messages, Attach Files (in threads also Send Messages in Threads).',
  },
  failed: 'Something went wrong on my side. Your game is safe; please try again.',
  levels: LEVEL_NAMES_EN,
  computer: (level, name) => `Tahoun, level ${level} (${name})`,
  versus: (first, second) => `${first} – ${second}`,

  thinking: (who) => `${who} is thinking…`,
  thinkingDepth: (depth) => `${depth} ${pluralEn(depth, 'ply', 'plies')} deep so far`,
  engineTrouble: 'The computer has trouble thinking and tries again.',
  lastMove: (count, move) => `${count} ${pluralEn(count, 'move', 'moves')} played, the last one **${move}**`,
  noMovesYet: 'No move yet',
  drawn: 'Draw',
  margin: (units) => `by ${units}`,
  reasons: {
    resigned: 'The other side resigned',
    'agreed-draw': 'By agreement',
    'out-of-time': 'The other side lost on time',
    'out-of-time-draw': 'Time ran out, but the other side cannot win',
  },
  drawOffered: (who) => `${who} offers a draw.`,
  undoAsked: (who) => `${who} asks to take back a move.`,
  pictureFailed: 'The picture could not be drawn; the position in text:',
  altPosition: (position) => `Position: ${position}`,
  stopped: 'Stopped',
  unrated: 'not rated',

  challenge: (challenger, challenged, game) => `${challenged}, ${challenger} challenges you to **${game}**.`,
  challengeUntil: (time) => `Runs out ${time}.`,
  challengeSides: (side) => `You would play ${side}.`,
  challengeDeclined: (who) => `${who} declined the challenge.`,
  challengeExpired: 'The challenge ran out without an answer.',
  challengeWithdrawn: 'The challenge was withdrawn.',
  threadName: (game, first, second) => `${game}: ${first} – ${second}`,

  pickFirst: 'Choose what to move or where to play',
  pickNext: (picked) => `${picked}: and then?`,
  pickGroup: 'Choose a part of the board',
  confirm: (move) => `Play **${move}**?`,

  buttons: {
    hint: 'Hint',
    undo: 'Undo',
    draw: 'Draw',
    resign: 'Resign',
    type: 'Type a move',
    stop: 'Stop',
    back: 'Back',
    accept: 'Accept',
    decline: 'Decline',
    agree: 'Agree',
    refuse: 'Decline',
    again: 'Play again',
    analyse: 'Analyse',
    next: 'Next',
    previous: 'Previous',
  },

  typeTitle: 'Your move',
  typeLabel: 'Move',
  typeHint: 'In the game’s own notation',
  resignTitle: 'Give up?',

  hint: (move, score) => `Try **${move}** (${score}).`,
  done: 'Done.',
  boardIs: (link) => `The board: ${link}`,
  analysis: {
    title: (game) => `Analysis: ${game}`,
    score: (side, score) => `Seen by ${side}: **${score}**`,
    proved: 'proved',
    best: (line) => `Best line: ${line}`,
    lines: 'Alternatives',
    depth: (depth, nodes) => `${depth} ${pluralEn(depth, 'ply', 'plies')} deep, ${nodes} moves examined`,
    cost: (move, cost) => `The last move, ${move}, cost ${cost}.`,
    lostWin: (move) => `The last move, ${move}, changed the result.`,
    wasBest: (move) => `The last move, ${move}, was as good as any.`,
    better: (move) => `Better was ${move}.`,
    over: 'The game is over; the analysis is of the position before the last move.',
  },
  solved: {
    outcome: {
      win: (side) => `**${side}, to move, wins.**`,
      loss: (side) => `**${side}, to move, loses.**`,
      draw: () => '**A draw with best play.**',
    },
    value: (value) => `The game’s own value: ${value}`,
    distance: (plies) => `With best play it takes ${plies} more ${pluralEn(plies, 'ply', 'plies')}.`,
    line: (line) => `Best line: ${line}`,
    unsolved: (nodes) =>
      `Not solved: ${nodes} moves in thought were not enough. Try it nearer to the end, or on a smaller board.`,
  },
  games: {
    title: 'Your games',
    none: 'You have no games yet. Begin one with `/play`.',
    resume: 'Choose a game to go on with',
    yourTurn: 'your turn',
    theirTurn: 'waiting for the other side',
    waiting: 'challenge',
    finished: 'finished',
    plies: (count) => `${count} ${pluralEn(count, 'move', 'moves')}`,
  },
  exported: (name) => `Here is your game: ${name}`,
  stats: {
    title: (name) => `Results of ${name}`,
    none: 'No rated games yet.',
    line: (game, rating, wins, draws, losses) =>
      `**${game}**: ${rating} · ${wins} won, ${draws} drawn, ${losses} lost`,
  },
  leaderboard: {
    title: (game) => `The best at ${game}`,
    titleHere: (game) => `The best at ${game} in this server`,
    none: 'Nobody has finished a rated game yet.',
    line: (place, who, rating, played) =>
      `${place}. ${who}: ${rating} · ${played} ${pluralEn(played, 'game', 'games')}`,
  },
  settings: {
    title: 'Your settings',
    language: 'Language',
    theme: 'Colours',
    orientation: 'Bottom of the board',
    confirm: 'Before a move is played',
  },
  learn: { page: (page, of) => `${page} of ${of}` },
};
