import { pluralEn } from '../language.js';
import { LEVEL_NAMES_EN } from '../levels.js';
import type { DiscordTexts } from './types.js';

const GAME = { name: 'game', description: 'Which board game' };
const WHICH = { name: 'which', description: 'One of your games; by default the one in this channel' };
const PLAYER = {
  name: 'player',
  description: 'An algorithm instead of a level, such as second-search:3+2; start typing',
};
const LEVELS = Object.fromEntries(LEVEL_NAMES_EN.map((name, i) => [String(i + 1), `${i + 1}: ${name}`]));

export const discordEn: DiscordTexts = {
  commands: {
    play: {
      name: 'play',
      description: 'Start a game against the computer or another person',
      options: {
        game: GAME,
        opponent: { name: 'opponent', description: 'A person to challenge; by default the computer' },
        level: { name: 'level', description: 'Playing strength of the computer', choices: LEVELS },
        player: PLAYER,
        side: {
          name: 'side',
          description: 'Who moves first',
          choices: { first: 'I move first', second: 'The opponent moves first', random: 'Random' },
        },
        options: { name: 'options', description: 'Options of the game, such as size=5x5' },
      },
    },
    move: {
      name: 'move',
      description: 'Make a move in your game',
      options: {
        move: { name: 'move', description: 'Start typing to see the legal moves' },
        which: WHICH,
      },
    },
    board: {
      name: 'board',
      description: 'Show the board of your game here',
      options: {
        which: WHICH,
        marks: { name: 'marks', description: 'Marks shown only to you, such as liberties' },
      },
    },
    hint: { name: 'hint', description: 'Ask the engine for a good move', options: { which: WHICH } },
    undo: {
      name: 'undo',
      description: 'Take back your last move; a human opponent must agree',
      options: { which: WHICH },
    },
    draw: { name: 'draw', description: 'Offer a draw, or accept the one offered', options: { which: WHICH } },
    resign: { name: 'resign', description: 'Resign your game', options: { which: WHICH } },
    analyse: {
      name: 'analyse',
      description: 'Evaluation, best line, and what the last move cost',
      options: { which: WHICH },
    },
    watch: {
      name: 'watch',
      description: 'Watch the computer play against itself',
      options: {
        game: GAME,
        first: { name: 'first', description: 'Level of the side that moves first', choices: LEVELS },
        'first-player': { ...PLAYER, name: 'first-player' },
        second: { name: 'second', description: 'Level of the other side', choices: LEVELS },
        'second-player': { ...PLAYER, name: 'second-player' },
        options: { name: 'options', description: 'Options of the game, such as size=5x5' },
      },
    },
    games: { name: 'games', description: 'Your games; choose one to continue', options: {} },
    export: {
      name: 'export',
      description: 'Download your game as a file',
      options: { which: WHICH, format: { name: 'format', description: 'File format' } },
    },
    import: {
      name: 'import',
      description: 'Continue a game from a file against the computer',
      options: {
        game: GAME,
        file: { name: 'file', description: 'A saved game: JSON or a format of the game' },
        text: { name: 'text', description: 'The same, pasted as text' },
        level: { name: 'level', description: 'Playing strength of the computer', choices: LEVELS },
        player: PLAYER,
      },
    },
    position: {
      name: 'position',
      description: 'Start from a position against the computer',
      options: {
        game: GAME,
        position: { name: 'position', description: 'The position as text, such as a FEN' },
        level: { name: 'level', description: 'Playing strength of the computer', choices: LEVELS },
        player: PLAYER,
        side: {
          name: 'side',
          description: 'The side you play',
          choices: { first: 'The side to move', second: 'The other side' },
        },
      },
    },
    stats: {
      name: 'stats',
      description: 'Ratings and results of a player',
      options: { user: { name: 'user', description: 'Whose results; by default yours' } },
    },
    leaderboard: { name: 'leaderboard', description: 'The top players of a game', options: { game: GAME } },
    settings: {
      name: 'settings',
      description: 'Language, colours, board orientation, move confirmation',
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
          description: 'The side at the bottom of the board',
          choices: { fixed: 'Always the same', rotating: 'The side to move' },
        },
        confirm: {
          name: 'confirm',
          description: 'Ask before playing a move',
          choices: { on: 'Ask', off: 'Play immediately' },
        },
      },
    },
    learn: {
      name: 'learn',
      description: 'Lessons: the rules in pictures, and problems',
      options: { game: GAME },
    },
    solve: {
      name: 'solve',
      description: 'Solve the position: who wins, and how',
      options: { which: WHICH },
    },
  },
  analyseThis: 'Analyse this board',
  refusals: {
    'no-game': () => 'You have no game in progress here. Start one with `/play`.',
    'no-such-game': () => 'I no longer have this game. Start a new one with `/play`.',
    'not-player': () => 'You are watching this game; only its players can act. Start your own with `/play`.',
    'not-your-turn': () => 'It is not your turn yet.',
    stale: () => 'The game has moved on since this was shown. `/board` shows the current position.',
    'game-over': () => 'This game is over. Start another with `/play`.',
    'not-begun': () => 'This game has not started: the challenge has not been accepted yet.',
    'not-challenged': () => 'This challenge is for someone else.',
    'challenge-over': () => 'This challenge has been answered or has expired.',
    'not-asked': () => 'Your opponent must answer this.',
    'nothing-asked': () => 'There is no longer anything to answer.',
    'nothing-to-undo': () => 'You have not made a move yet.',
    'undo-asked': () => 'You have already asked; your opponent has not answered yet.',
    'draw-offered': () => 'You have already offered a draw; your opponent has not answered yet.',
    'draw-declined': () => 'The computer declines the draw and plays on.',
    'no-help': () => 'No hints in games between people. You can analyse the game once it is over.',
    'two-opponents': () => 'Choose only one: a person, a computer level, or a computer player.',
    'player-human': ({ found }) => `“${found}” is not a computer player. Start typing to see the players.`,
    'bot-opponent': () =>
      'Other bots do not play. Challenge a person, or leave out the opponent to play against me.',
    'option-syntax': ({ found, accepts }) =>
      `I do not understand the option “${found}”. This game has: ${accepts}`,
    'nothing-to-import': () => 'Attach a file or paste its text.',
    'import-too-long': ({ max }) => `The file is too long; at most ${max} bytes are read.`,
    'import-unreachable': () => 'The file could not be downloaded from Discord. Please attach it again.',
    'file-unknown': ({ game, formats }) => `I cannot read this as a game of ${game}. I read: ${formats}`,
    'no-board-here': () => 'I could not find a board or a position in this message.',
    'format-unknown': ({ found, formats }) =>
      `I do not know the format “${found}” for this game. Available formats: ${formats}`,
    'mark-unknown': ({ found, marks }) =>
      `I do not know the mark “${found}” for this board. Available marks: ${marks}`,
    'same-player': () =>
      'You cannot challenge yourself. Leave out the opponent to play against the computer.',
    'too-many-games': ({ max }) =>
      `You already have ${max} games in progress. Finish or resign one first; \`/games\` lists them.`,
    'unknown-command': () => 'This command no longer exists. Reload Discord and try again.',
    'cannot-write': () =>
      'I am not allowed to post in this channel. I need these permissions: View Channel, Send Messages, Attach Files (in threads also Send Messages in Threads).',
  },
  failed: 'Something went wrong on my side. Your game is safe; please try again.',
  levels: LEVEL_NAMES_EN,
  computer: (level, name) => `Tahoun, level ${level} (${name})`,
  versus: (first, second) => `${first} – ${second}`,

  thinking: (who) => `${who} is thinking…`,
  thinkingDepth: (depth) => `${depth} ${pluralEn(depth, 'ply', 'plies')} deep so far`,
  engineTrouble: 'The engine failed and is trying again.',
  lastMove: (count, move) => `Moves: ${count}; last: **${move}**`,
  noMovesYet: 'No moves yet',
  drawn: 'Draw',
  margin: (units) => `by ${units}`,
  reasons: {
    resigned: 'The other side resigned',
    'agreed-draw': 'By agreement',
    'out-of-time': 'The other side lost on time',
    'out-of-time-draw': 'Time ran out, but the opponent cannot win',
  },
  drawOffered: (who) => `${who} offers a draw.`,
  undoAsked: (who) => `${who} asks to take back a move.`,
  pictureFailed: 'The picture could not be drawn. The position as text:',
  altPosition: (position) => `Position: ${position}`,
  stopped: 'Stopped',
  unrated: 'not rated',

  challenge: (challenger, challenged, game) => `${challenged}, ${challenger} challenges you to **${game}**.`,
  challengeUntil: (time) => `Expires ${time}.`,
  challengeSides: (side) => `You would play ${side}.`,
  challengeDeclined: (who) => `${who} declined the challenge.`,
  challengeExpired: 'The challenge expired unanswered.',
  challengeWithdrawn: 'The challenge was withdrawn.',
  threadName: (game, first, second) => `${game}: ${first} – ${second}`,

  pickFirst: 'Choose what to move or where to play',
  pickNext: (picked) => `${picked}: where next?`,
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
  resignTitle: 'Resign?',

  hint: (move, score) => `Try **${move}** (${score}).`,
  done: 'Done.',
  boardIs: (link) => `Board: ${link}`,
  analysis: {
    title: (game) => `Analysis: ${game}`,
    score: (side, score) => `From ${side}’s point of view: **${score}**`,
    proved: 'proved',
    best: (line) => `Best line: ${line}`,
    lines: 'Alternatives',
    depth: (depth, nodes) => `${depth} ${pluralEn(depth, 'ply', 'plies')} deep, ${nodes} moves examined`,
    cost: (move, cost) => `The last move, ${move}, cost ${cost}.`,
    lostWin: (move) => `The last move, ${move}, changed the result.`,
    wasBest: (move) => `The last move, ${move}, was as good as any.`,
    better: (move) => `${move} was better.`,
    over: 'The game is over; this is the analysis of the position before the last move.',
  },
  solved: {
    outcome: {
      win: (side) => `**${side} to move wins.**`,
      loss: (side) => `**${side} to move loses.**`,
      draw: () => '**A draw with best play.**',
    },
    value: (value) => `Theoretical value: ${value}`,
    distance: (plies) => `With best play, the game ends in ${plies} ${pluralEn(plies, 'ply', 'plies')}.`,
    line: (line) => `Best line: ${line}`,
    unsolved: (nodes) =>
      `Not solved within ${nodes} positions. Try again nearer the end of the game or on a smaller board.`,
  },
  games: {
    title: 'Your games',
    none: 'You have no games yet. Start one with `/play`.',
    resume: 'Choose a game to continue',
    yourTurn: 'your turn',
    theirTurn: 'waiting for the opponent',
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
    title: (game) => `Top players of ${game}`,
    titleHere: (game) => `Top players of ${game} on this server`,
    none: 'Nobody has finished a rated game yet.',
    line: (place, who, rating, played) =>
      `${place}. ${who}: ${rating} · ${played} ${pluralEn(played, 'game', 'games')}`,
  },
  settings: {
    title: 'Your settings',
    language: 'Language',
    theme: 'Colours',
    orientation: 'At the bottom of the board',
    confirm: 'Before a move is played',
  },
  learn: { page: (page, of) => `${page} of ${of}` },
};
