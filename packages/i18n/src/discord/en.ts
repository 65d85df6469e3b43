import { pluralEn } from '../language.js';
import { lookTexts } from '../looks.js';
import { LEVEL_NAMES_EN } from '../web/en.js';
import { dailyEn } from './daily.js';
import { helpEn } from './help.js';
import { privacyEn } from './privacy.js';

/** What a command is called and how Discord explains it. */
export interface CommandTexts {
  /** Lower case, 1 to 32 letters, as Discord wants it. */
  readonly name: string;
  /** At most 100 characters. */
  readonly description: string;
  readonly options: Readonly<Record<string, OptionTexts>>;
  readonly subcommands?: Readonly<Record<string, CommandTexts>>;
}

export interface OptionTexts {
  readonly name: string;
  readonly description: string;
  /** Names of fixed choices, by value. */
  readonly choices?: Readonly<Record<string, string>>;
}

type Params = Readonly<Record<string, string | number>>;

const GAME = { name: 'game', description: 'Which board game' };
const WHICH = { name: 'which', description: 'One of your games; by default the one in this channel' };
const PLAYER = {
  name: 'player',
  description: 'An algorithm instead of a level, such as second-search:3+2; start typing',
};
const LEVELS = Object.fromEntries(LEVEL_NAMES_EN.map((name, i) => [String(i + 1), `${i + 1}: ${name}`]));

const MOVE_TIMES = { '1h': '1 hour', '12h': '12 hours', '1d': '1 day', '3d': '3 days', '7d': '1 week' };
const TIME = {
  name: 'time',
  description: 'Time for each move; by default 3 days against a person, no limit against the computer',
  choices: { ...MOVE_TIMES, none: 'No limit' } as Readonly<Record<string, string>>,
};
const SIDE = {
  name: 'side',
  description: 'Who moves first',
  choices: {
    first: 'I move first',
    second: 'The opponent moves first',
    random: 'Random',
  } as Readonly<Record<string, string>>,
};
/** The titles of the topics of the manual, by topic. */
export function titlesOf(topics: typeof helpEn.topics): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(topics).map(([topic, { title }]) => [topic, title]));
}

export const discordEn = {
  commands: {
    play: {
      /** Lower case, 1 to 32 letters, as Discord wants it. */
      name: 'play',
      /** At most 100 characters. */
      description: 'Start a game against the computer or another person',
      options: {
        game: GAME,
        opponent: { name: 'opponent', description: 'A person to challenge; by default the computer' },
        level: {
          name: 'level',
          description: 'Playing strength of the computer' /** Names of fixed choices, by value. */,
          choices: LEVELS as Readonly<Record<string, string>>,
        },
        player: PLAYER,
        side: SIDE,
        time: TIME,
        options: { name: 'options', description: 'Options of the game, such as size=5x5' },
      },
    },
    challenge: {
      /** Lower case, 1 to 32 letters, as Discord wants it. */
      name: 'challenge',
      /** At most 100 characters. */
      description: 'Challenge a person, or whoever joins first',
      options: {
        game: GAME,
        opponent: { name: 'opponent', description: 'A person to challenge; by default anybody can join' },
        side: SIDE,
        time: { ...TIME, description: 'Time for each move; 3 days by default' },
        options: { name: 'options', description: 'Options of the game, such as size=5x5' },
      },
    },
    move: {
      /** Lower case, 1 to 32 letters, as Discord wants it. */
      name: 'move',
      /** At most 100 characters. */
      description: 'Make a move in your game',
      options: {
        move: { name: 'move', description: 'Start typing to see the legal moves' },
        which: WHICH,
      },
    },
    board: {
      /** Lower case, 1 to 32 letters, as Discord wants it. */
      name: 'board',
      /** At most 100 characters. */
      description: 'Show the board of your game here',
      options: {
        which: WHICH,
        marks: { name: 'marks', description: 'Marks shown only to you, such as liberties' },
      },
    },
    hint: {
      /** Lower case, 1 to 32 letters, as Discord wants it. */
      name: 'hint' /** At most 100 characters. */,
      description: 'Ask the engine for a good move',
      options: { which: WHICH },
    },
    undo: {
      /** Lower case, 1 to 32 letters, as Discord wants it. */
      name: 'undo',
      /** At most 100 characters. */
      description: 'Take back your last move; a human opponent must agree',
      options: { which: WHICH },
    },
    draw: {
      /** Lower case, 1 to 32 letters, as Discord wants it. */
      name: 'draw' /** At most 100 characters. */,
      description: 'Offer a draw, or accept the one offered',
      options: { which: WHICH },
    },
    resign: {
      /** Lower case, 1 to 32 letters, as Discord wants it. */
      name: 'resign' /** At most 100 characters. */,
      description: 'Resign your game',
      options: { which: WHICH },
    },
    abort: {
      /** Lower case, 1 to 32 letters, as Discord wants it. */
      name: 'abort',
      /** At most 100 characters. */
      description: 'End your game before both sides have moved; it is not rated',
      options: { which: WHICH },
    },
    analyse: {
      /** Lower case, 1 to 32 letters, as Discord wants it. */
      name: 'analyse',
      /** At most 100 characters. */
      description: 'Evaluation, best line, and what the last move cost',
      options: { which: WHICH },
    },
    watch: {
      /** Lower case, 1 to 32 letters, as Discord wants it. */
      name: 'watch',
      /** At most 100 characters. */
      description: 'Watch the computer play against itself',
      options: {
        game: GAME,
        first: {
          name: 'first',
          description: 'Level of the side that moves first' /** Names of fixed choices, by value. */,
          choices: LEVELS as Readonly<Record<string, string>>,
        },
        'first-player': { ...PLAYER, name: 'first-player' },
        second: {
          name: 'second',
          description: 'Level of the other side' /** Names of fixed choices, by value. */,
          choices: LEVELS as Readonly<Record<string, string>>,
        },
        'second-player': { ...PLAYER, name: 'second-player' },
        options: { name: 'options', description: 'Options of the game, such as size=5x5' },
      },
    },
    games: {
      /** Lower case, 1 to 32 letters, as Discord wants it. */
      name: 'games' /** At most 100 characters. */,
      description: 'Your games; choose one to continue',
      options: {},
    },
    export: {
      /** Lower case, 1 to 32 letters, as Discord wants it. */
      name: 'export',
      /** At most 100 characters. */
      description: 'Download your game as a file',
      options: { which: WHICH, format: { name: 'format', description: 'File format' } },
    },
    import: {
      /** Lower case, 1 to 32 letters, as Discord wants it. */
      name: 'import',
      /** At most 100 characters. */
      description: 'Continue a game from a file against the computer',
      options: {
        game: GAME,
        file: { name: 'file', description: 'A saved game: JSON or a format of the game' },
        text: { name: 'text', description: 'The same, pasted as text' },
        level: {
          name: 'level',
          description: 'Playing strength of the computer' /** Names of fixed choices, by value. */,
          choices: LEVELS as Readonly<Record<string, string>>,
        },
        player: PLAYER,
      },
    },
    position: {
      /** Lower case, 1 to 32 letters, as Discord wants it. */
      name: 'position',
      /** At most 100 characters. */
      description: 'Start from a position against the computer',
      options: {
        game: GAME,
        position: { name: 'position', description: 'The position as text, such as a FEN' },
        level: {
          name: 'level',
          description: 'Playing strength of the computer' /** Names of fixed choices, by value. */,
          choices: LEVELS as Readonly<Record<string, string>>,
        },
        player: PLAYER,
        side: {
          name: 'side',
          description: 'The side you play',
          /** Names of fixed choices, by value. */
          choices: { first: 'The side to move', second: 'The other side' } as Readonly<
            Record<string, string>
          >,
        },
      },
    },
    stats: {
      /** Lower case, 1 to 32 letters, as Discord wants it. */
      name: 'stats',
      /** At most 100 characters. */
      description: 'Ratings and results of a player',
      options: {
        user: { name: 'user', description: 'Whose results; by default yours' },
        against: { name: 'against', description: 'Only the games against this person' },
      },
    },
    leaderboard: {
      /** Lower case, 1 to 32 letters, as Discord wants it. */
      name: 'leaderboard' /** At most 100 characters. */,
      description: 'The top players of a game',
      options: { game: GAME },
    },
    settings: {
      /** Lower case, 1 to 32 letters, as Discord wants it. */
      name: 'settings',
      /** At most 100 characters. */
      description: 'Language, colours, board, pieces, orientation, move confirmation',
      options: {
        language: {
          name: 'language',
          description: 'Language of the bot',
          /** Names of fixed choices, by value. */
          choices: { auto: 'As in Discord', en: 'English', cs: 'Čeština' } as Readonly<
            Record<string, string>
          >,
        },
        theme: {
          name: 'theme',
          description: 'Colours of the board',
          /** Names of fixed choices, by value. */
          choices: { light: 'Light', dark: 'Dark' } as Readonly<Record<string, string>>,
        },
        look: {
          name: 'look',
          description: 'What the board is made of, in games that have several',
          choices: lookTexts('en').looks as Readonly<Record<string, string>>,
        },
        pieces: {
          name: 'pieces',
          description: 'How the pieces of chess are drawn',
          choices: lookTexts('en').pieceStyles as Readonly<Record<string, string>>,
        },
        orientation: {
          name: 'orientation',
          description: 'The side at the bottom of the board',
          /** Names of fixed choices, by value. */
          choices: { fixed: 'Always the same', rotating: 'The side to move' } as Readonly<
            Record<string, string>
          >,
        },
        confirm: {
          name: 'confirm',
          description: 'Ask before playing a move',
          /** Names of fixed choices, by value. */
          choices: { on: 'Ask', off: 'Play immediately' } as Readonly<Record<string, string>>,
        },
        challenges: {
          name: 'challenges',
          description: 'Whether people can challenge you',
          choices: { on: 'Allowed', off: 'Not allowed' } as Readonly<Record<string, string>>,
        },
      },
    },
    block: {
      /** Lower case, 1 to 32 letters, as Discord wants it. */
      name: 'block',
      /** At most 100 characters. */
      description: 'Block a person: you can no longer challenge each other',
      options: { user: { name: 'user', description: 'Whom to block' } },
    },
    unblock: {
      /** Lower case, 1 to 32 letters, as Discord wants it. */
      name: 'unblock',
      /** At most 100 characters. */
      description: 'Unblock a person',
      options: { user: { name: 'user', description: 'Whom to unblock' } },
    },
    learn: {
      /** Lower case, 1 to 32 letters, as Discord wants it. */
      name: 'learn',
      /** At most 100 characters. */
      description: 'Lessons: the rules in pictures, and problems',
      options: { game: GAME },
    },
    problem: {
      /** Lower case, 1 to 32 letters, as Discord wants it. */
      name: 'problem',
      /** At most 100 characters. */
      description: 'A problem to solve: that of the day, or one about so hard',
      options: {
        game: GAME,
        rating: {
          name: 'rating',
          description: 'How hard, about 700 to 2000; without it, the problem of the day',
        },
      },
    },
    streaks: {
      /** Lower case, 1 to 32 letters, as Discord wants it. */
      name: 'streaks',
      /** At most 100 characters. */
      description: 'Who solves the problem of the day on this server, day after day',
      options: {
        game: { ...GAME, description: 'Which board game; by default the one posted on this server' },
      },
    },
    solve: {
      /** Lower case, 1 to 32 letters, as Discord wants it. */
      name: 'solve',
      /** At most 100 characters. */
      description: 'Solve the position: who wins, and how',
      options: { which: WHICH },
    },
    help: {
      /** Lower case, 1 to 32 letters, as Discord wants it. */
      name: 'help',
      /** At most 100 characters. */
      description: 'How to play with this bot',
      options: {
        topic: {
          name: 'topic',
          description: 'What about',
          /** Names of fixed choices, by value. */
          choices: titlesOf(helpEn.topics),
        },
      },
    },
    privacy: {
      /** Lower case, 1 to 32 letters, as Discord wants it. */
      name: 'privacy',
      /** At most 100 characters. */
      description: 'What the bot keeps about you, and how to delete it',
      options: {},
    },
    server: {
      /** Lower case, 1 to 32 letters, as Discord wants it. */
      name: 'server',
      /** At most 100 characters. */
      description: 'Settings of this server, for those who manage it',
      options: {
        channel: { name: 'channel', description: 'The channel in which games start' },
        anywhere: {
          name: 'anywhere',
          description: 'Let games start in every channel again',
          /** Names of fixed choices, by value. */
          choices: { yes: 'In every channel' } as Readonly<Record<string, string>>,
        },
        threads: {
          name: 'threads',
          description: 'Whether each game gets a thread',
          /** Names of fixed choices, by value. */
          choices: { on: 'A thread for each game', off: 'No threads' } as Readonly<Record<string, string>>,
        },
        language: {
          name: 'language',
          description: 'Language of people who have chosen none',
          /** Names of fixed choices, by value. */
          choices: { auto: 'As in Discord', en: 'English', cs: 'Čeština' } as Readonly<
            Record<string, string>
          >,
        },
        reminders: {
          name: 'reminders',
          description: 'Whether the bot reminds people of their turn',
          /** Names of fixed choices, by value. */
          choices: { on: 'Remind people', off: 'No reminders' } as Readonly<Record<string, string>>,
        },
        'daily-game': {
          name: 'daily-game',
          description: 'Post the problem of the day of this game, every day',
          choices: { off: 'No problem of the day' } as Readonly<Record<string, string>>,
        },
        'daily-channel': {
          name: 'daily-channel',
          description: 'The channel for the problem of the day; by default this one',
        },
      },
    },
    tournament: {
      /** Lower case, 1 to 32 letters, as Discord wants it. */
      name: 'tournament',
      /** At most 100 characters. */
      description: 'A tournament in this channel',
      options: {},
      subcommands: {
        create: {
          name: 'create',
          description: 'Create a tournament in this channel',
          options: {
            game: GAME,
            time: {
              name: 'time',
              description: 'Time for each move; 3 days by default',
              choices: MOVE_TIMES as Readonly<Record<string, string>>,
            },
          } as Readonly<Record<string, OptionTexts>>,
        },
        join: { name: 'join', description: 'Take part in the tournament of this channel', options: {} },
        start: { name: 'start', description: 'Start the tournament that you have created', options: {} },
        table: { name: 'table', description: 'Show the table of the tournament', options: {} },
        leave: { name: 'leave', description: 'Take no further part in the tournament', options: {} },
      },
    },
  } satisfies Readonly<Record<string, CommandTexts>>,
  /** Name of the command in a message's menu. */
  analyseThis: 'Analyse this board',
  refusals: {
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
    'draw-offered': (_params: Params) =>
      'You have already offered a draw; your opponent has not answered yet.',
    'draw-declined': (_params: Params) => 'The computer declines the draw and plays on.',
    'draw-early': ({ moves }: Params) =>
      `A rated game against the computer can be agreed drawn only after ${moves} moves by each side. Keep playing, or resign.`,
    'draw-unequal': (_params: Params) =>
      'The computer declines the draw: in a rated game, it agrees only when the position is about equal.',
    'too-late-to-abort': (_params: Params) =>
      'Both sides have moved, so the game can no longer be aborted. Offer a draw, or resign.',
    'no-help': (_params: Params) =>
      'No hints in games between people. You can analyse the game once it is over.',
    'no-help-here': (_params: Params) =>
      'This position is from your own game in progress, so the engine does not help with it until the game is over.',
    'two-opponents': (_params: Params) =>
      'Choose only one: a person, a computer level, or a computer player.',
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
    'own-block': (_params: Params) => 'You have blocked this person. Use `/unblock` first.',
    'own-person': (_params: Params) => 'Choose another person, not yourself.',
    'not-withdrawable': (_params: Params) => 'Only the person who made this challenge can withdraw it.',
    'unknown-command': (_params: Params) => 'This command no longer exists. Reload Discord and try again.',
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
    'tournament-game': (_params: Params) =>
      'A game of a tournament cannot be aborted. Play on, or resign it.',
    'no-such-problem': (_params: Params) => 'I no longer have this problem. `/problem` shows another.',
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
  },
  failed: 'Something went wrong on my side. Your game is safe; please try again.',
  levels: LEVEL_NAMES_EN as readonly string[],
  computer: (level: number, name: string) => `Tahoun, level ${level} (${name})`,
  versus: (first: string, second: string) => `${first} – ${second}`,

  thinking: (who: string) => `${who} is thinking…`,
  thinkingDepth: (depth: number) => `${depth} ${pluralEn(depth, 'ply', 'plies')} deep so far`,
  engineTrouble: 'The engine failed and is trying again.',
  lastMove: (count: number, move: string) => `Moves: ${count}; last: **${move}**`,
  noMovesYet: 'No moves yet',
  drawn: 'Draw',
  margin: (units: string) => `by ${units}`,
  reasons: {
    resigned: 'The other side resigned',
    'agreed-draw': 'By agreement',
    'out-of-time': 'The other side lost on time',
    'out-of-time-draw': 'Time ran out, but the opponent cannot win',
  } as Readonly<Record<string, string>>,
  drawOffered: (who: string) => `${who} offers a draw.`,
  undoAsked: (who: string) => `${who} asks to take back a move.`,
  drawRefused: (who: string) => `${who} declines the draw.`,
  undoAgreed: (who: string) => `${who} agrees: the move is taken back.`,
  undoRefused: (who: string) => `${who} does not agree: the move stands.`,
  yourTurn: (move: string) => `It is your turn. Last move: **${move}**`,
  pictureFailed: 'The picture could not be drawn. The position as text:',
  altPosition: (position: string) => `Position: ${position}`,
  stopped: 'Stopped',
  aborted: 'Aborted before both sides had moved',
  abortedNotice: 'The game was aborted before both sides had moved. It is not rated.',
  moveTimes: MOVE_TIMES,
  moveTime: (time: string) => `Time for each move: ${time}.`,
  moveUntil: (time: string) => `Time for this move runs out ${time}`,
  reminder: (time: string) =>
    `It is still your turn. Your time runs out ${time}, and then you lose the game.`,
  reminderToBegin: (time: string) =>
    `It is still your turn. Your time runs out ${time}, and then the game is aborted.`,
  notReminded: (who: string) =>
    `I could not remind ${who}: I am no member here, and ${who} does not accept direct messages from me.`,
  unrated: 'not rated',

  challenge: (challenger: string, challenged: string, game: string) =>
    `${challenged}, ${challenger} challenges you to **${game}**.`,
  openChallenge: (challenger: string, game: string) =>
    `${challenger} is looking for an opponent: **${game}**.`,
  anybody: 'anybody',
  blocked: (who: string) => `${who} is blocked. You can no longer challenge each other.`,
  unblocked: (who: string) => `${who} is not blocked.`,
  challengeUntil: (time: string) => `Expires ${time}.`,
  challengeSides: (side: string) => `You would play ${side}.`,
  challengeAccepted: (who: string) => `${who} accepted the challenge.`,
  challengeDeclined: (who: string) => `${who} declined the challenge.`,
  challengeExpired: 'The challenge expired unanswered.',
  challengeWithdrawn: 'The challenge was withdrawn.',
  threadName: (game: string, first: string, second: string) => `${game}: ${first} – ${second}`,

  pickFirst: 'Choose what to move or where to play',
  pickNext: (picked: string) => `${picked}: where next?`,
  pickGroup: 'Choose a part of the board',
  confirm: (move: string) => `Play **${move}**?`,

  buttons: {
    hint: 'Hint',
    undo: 'Undo',
    draw: 'Draw',
    resign: 'Resign',
    abort: 'Abort',
    type: 'Type a move',
    stop: 'Stop',
    back: 'Back',
    accept: 'Accept',
    decline: 'Decline',
    join: 'Join',
    withdraw: 'Withdraw',
    invite: 'Invite by link',
    agree: 'Agree',
    refuse: 'Decline',
    /** Where both are asked at once. */
    agreeDraw: 'Agree to the draw',
    refuseDraw: 'Decline the draw',
    agreeUndo: 'Allow the takeback',
    refuseUndo: 'Refuse the takeback',
    again: 'Play again',
    analyse: 'Analyse',
    next: 'Next',
    previous: 'Previous',
    review: 'Review',
    solve: 'Solve',
    web: 'Open on the web',
  },

  typeTitle: 'Your move',
  typeLabel: 'Move',
  typeHint: 'In the game’s own notation',
  resignTitle: 'Resign?',

  hint: (move: string, score: string) => `Try **${move}** (${score}).`,
  done: 'Done.',
  openOwn:
    'This link is yours alone: whoever has it plays for you. What you do there appears here, and the other way round.',
  openToWatch: 'Watch the game on the web page:',
  /** To who challenges, for somebody without Discord. */
  inviteByLink: (link: string) =>
    `Whoever opens this link can take the other side on the web page, without an account. Send it to one person; the first to answer plays, there or here. Such a game is not rated.\n${link}`,
  boardIs: (link: string) => `Board: ${link}`,
  analysis: {
    title: (game: string) => `Analysis: ${game}`,
    score: (side: string, score: string) => `From ${side}’s point of view: **${score}**`,
    proved: 'proved',
    best: (line: string) => `Best line: ${line}`,
    lines: 'Alternatives',
    depth: (depth: number, nodes: string) =>
      `${depth} ${pluralEn(depth, 'ply', 'plies')} deep, ${nodes} moves examined`,
    cost: (move: string, cost: string) => `The last move, ${move}, cost ${cost}.`,
    lostWin: (move: string) => `The last move, ${move}, changed the result.`,
    wasBest: (move: string) => `The last move, ${move}, was as good as any.`,
    better: (move: string) => `${move} was better.`,
    over: 'The game is over; this is the analysis of the position before the last move.',
  },
  solved: {
    outcome: {
      win: (side: string) => `**${side} to move wins.**`,
      loss: (side: string) => `**${side} to move loses.**`,
      draw: (_side: string) => '**A draw with best play.**',
    },
    value: (value: string) => `Theoretical value: ${value}`,
    distance: (plies: number) =>
      `With best play, the game ends in ${plies} ${pluralEn(plies, 'ply', 'plies')}.`,
    line: (line: string) => `Best line: ${line}`,
    unsolved: (nodes: string) =>
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
    plies: (count: number) => `${count} ${pluralEn(count, 'move', 'moves')}`,
  },
  exported: (name: string) => `Here is your game: ${name}`,
  stats: {
    title: (name: string) => `Results of ${name}`,
    none: 'No rated games yet.',
    line: (game: string, rating: string, wins: number, draws: number, losses: number) =>
      `**${game}**: ${rating} · ${wins} won, ${draws} drawn, ${losses} lost`,
    against: (name: string, other: string) => `${name} against ${other}`,
    noneAgainst: 'They have not finished a game against each other yet.',
    lineAgainst: (game: string, wins: number, draws: number, losses: number) =>
      `**${game}**: ${wins} won, ${draws} drawn, ${losses} lost`,
  },
  leaderboard: {
    title: (game: string) => `Top players of ${game}`,
    /** Of those who have played in this server. */
    titleHere: (game: string) => `Top players of ${game} on this server`,
    none: 'Nobody has finished a rated game yet.',
    line: (place: number, who: string, rating: string, played: number) =>
      `${place}. ${who}: ${rating} · ${played} ${pluralEn(played, 'game', 'games')}`,
  },
  settings: {
    title: 'Your settings',
    language: 'Language',
    theme: 'Colours',
    look: 'Boards',
    pieces: 'Pieces',
    orientation: 'At the bottom of the board',
    confirm: 'Before a move is played',
    challenges: 'Challenges from people',
  },
  server: {
    title: 'Settings of this server',
    channel: 'Channel for games',
    everywhere: 'every channel',
    threads: 'Threads',
    language: 'Language',
    reminders: 'Reminders',
  },
  daily: dailyEn,
  help: helpEn,
  privacy: privacyEn,
  /** The review of a finished game, beside the words of `reviewTexts`. */
  review: {
    title: (game: string) => `Review: ${game}`,
    accuracy: (side: string, percent: string) => `**${side}**: accuracy ${percent} %`,
  },
  tournament: {
    title: (game: string) => `Tournament: ${game}`,
    open: (players: number) =>
      `${players} ${pluralEn(players, 'player', 'players')} so far. Join below; \`/tournament start\` begins the first round.`,
    running: (round: number, of: number, system: string) => `Round ${round} of ${of} · ${system}`,
    roundRobin: 'everybody against everybody',
    swiss: 'Swiss system',
    finished: 'The tournament is over.',
    expired: 'The tournament was not started in time.',
    round: (round: number) => `Round ${round}`,
    /** @param count to agree with. @param points as written. @param tieBreak decides between equal points. */
    points: (count: number, points: string, tieBreak: string) =>
      `**${points}** ${pluralEn(count, 'point', 'points')} (tie-break ${tieBreak})`,
    bye: (who: string) => `${who} has a bye`,
    left: 'left',
    joined: 'You take part in the tournament. I will let you know when it is your turn.',
    leftOpen: 'You no longer take part in the tournament.',
    leftRunning: 'You will not be paired again. Finish your game of this round, or resign it.',
    started: 'The tournament has begun.',
    paired: (other: string, game: string) => `a new round of the tournament: you play ${game} with ${other}.`,
  },
  learn: { page: (page: number, of: number) => `${page} of ${of}` },
};

/** The words of the Discord bot. */
export type DiscordTexts = Readonly<typeof discordEn>;

export type CommandName = keyof DiscordTexts['commands'];

/** Why the bot does not do what it was asked. */
export type RefusalCode = keyof DiscordTexts['refusals'];
