import { lookTexts } from '../looks.js';
import { LEVEL_NAMES_EN } from '../web/en.js';
import { helpEn } from './help.js';
import { MOVE_TIMES_EN } from './new-game.js';

/** Names and descriptions of a command in Discord. */
export interface CommandTexts {
  /** Lower case, 1 to 32 letters, as Discord requires. */
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

const GAME = { name: 'game', description: 'Which board game' };
const WHICH = { name: 'which', description: 'One of your games; by default the one in this channel' };
const PLAYER = {
  name: 'player',
  description: 'An algorithm instead of a level, such as second-search:3+2; start typing',
};
/** The strengths of the computer, by level. */
export const STRENGTHS_EN: Readonly<Record<string, string>> = Object.fromEntries(
  LEVEL_NAMES_EN.map((name, i) => [String(i + 1), `${name} (${i + 1})`]),
);

const LEVEL = { name: 'level', description: 'Playing strength of the computer', choices: STRENGTHS_EN };

/** The titles of the topics of the manual, by topic. */
export function titlesOf(topics: typeof helpEn.topics): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(topics).map(([topic, { title }]) => [topic, title]));
}

/** The commands of the bot and their options. */
export const commandsEn = {
  play: {
    name: 'play',
    description: 'Play against the computer or another person; alone, it shows all games',
    options: {
      game: GAME,
      opponent: { name: 'opponent', description: 'A person to challenge; by default the computer' },
      level: LEVEL,
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
  game: {
    name: 'game',
    description: 'Your game: undo, draw, resign, help, files',
    options: {},
    subcommands: {
      undo: {
        name: 'undo',
        description: 'Take back your last move; a human opponent must agree',
        options: { which: WHICH },
      },
      draw: {
        name: 'draw',
        description: 'Offer a draw, or accept the one offered',
        options: { which: WHICH },
      },
      resign: { name: 'resign', description: 'Resign your game', options: { which: WHICH } },
      abort: {
        name: 'abort',
        description: 'End your game before both sides have moved; it is not rated',
        options: { which: WHICH },
      },
      hint: { name: 'hint', description: 'Ask the engine for a good move', options: { which: WHICH } },
      analyse: {
        name: 'analyse',
        description: 'Evaluation, best line, and what the last move cost',
        options: { which: WHICH },
      },
      solve: {
        name: 'solve',
        description: 'Solve the position: who wins, and how',
        options: { which: WHICH },
      },
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
          level: LEVEL,
          player: PLAYER,
        },
      },
      position: {
        name: 'position',
        description: 'Start from a position against the computer',
        options: {
          game: GAME,
          position: { name: 'position', description: 'The position as text, such as a FEN' },
          level: LEVEL,
          player: PLAYER,
          side: {
            name: 'side',
            description: 'The side you play',
            choices: { first: 'The side to move', second: 'The other side' },
          },
        },
      },
    },
  },
  games: { name: 'games', description: 'Your games; choose one to continue', options: {} },
  watch: {
    name: 'watch',
    description: 'Watch the computer play against itself',
    options: {
      game: GAME,
      first: { name: 'first', description: 'Level of the side that moves first', choices: STRENGTHS_EN },
      'first-player': { ...PLAYER, name: 'first-player' },
      second: { name: 'second', description: 'Level of the other side', choices: STRENGTHS_EN },
      'second-player': { ...PLAYER, name: 'second-player' },
      options: { name: 'options', description: 'Options of the game, such as size=5x5' },
    },
  },
  problem: {
    name: 'problem',
    description: 'Problems to solve',
    options: {},
    subcommands: {
      solve: {
        name: 'solve',
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
        name: 'streaks',
        description: 'Who solves the problem of the day on this server, day after day',
        options: {
          game: { ...GAME, description: 'Which board game; by default the one posted on this server' },
        },
      },
    },
  },
  learn: {
    name: 'learn',
    description: 'Lessons: the rules in pictures, and problems',
    options: { game: GAME },
  },
  profile: {
    name: 'profile',
    description: 'Results, settings, whom you have blocked, what is kept about you',
    options: {},
    subcommands: {
      stats: {
        name: 'stats',
        description: 'Ratings and results of a player',
        options: {
          user: { name: 'user', description: 'Whose results; by default yours' },
          against: { name: 'against', description: 'Only the games against this person' },
        },
      },
      leaderboard: { name: 'leaderboard', description: 'The top players of a game', options: { game: GAME } },
      settings: {
        name: 'settings',
        description: 'Language, colours, board, pieces, orientation, move confirmation',
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
          look: {
            name: 'look',
            description: 'What the board is made of, in games that have several',
            choices: lookTexts('en').looks,
          },
          pieces: {
            name: 'pieces',
            description: 'How the pieces of chess are drawn',
            choices: lookTexts('en').pieceStyles,
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
          challenges: {
            name: 'challenges',
            description: 'Whether people can challenge you',
            choices: { on: 'Allowed', off: 'Not allowed' },
          },
          turns: {
            name: 'turns',
            description: 'How you learn that it is your turn',
            choices: { ping: 'A new message that pings', quiet: 'The board changes quietly' },
          },
        },
      },
      block: {
        name: 'block',
        description: 'Block a person: you can no longer challenge each other',
        options: { user: { name: 'user', description: 'Whom to block' } },
      },
      unblock: {
        name: 'unblock',
        description: 'Unblock a person',
        options: { user: { name: 'user', description: 'Whom to unblock' } },
      },
      privacy: {
        name: 'privacy',
        description: 'What the bot keeps about you, and how to delete it',
        options: {},
      },
    },
  },
  server: {
    name: 'server',
    description: 'Settings of this server, for those who manage it',
    options: {
      channel: { name: 'channel', description: 'The channel in which games start' },
      anywhere: {
        name: 'anywhere',
        description: 'Let games start in every channel again',
        choices: { yes: 'In every channel' },
      },
      threads: {
        name: 'threads',
        description: 'Whether each game gets a thread',
        choices: { on: 'A thread for each game', off: 'No threads' },
      },
      language: {
        name: 'language',
        description: 'Language of people who have chosen none',
        choices: { auto: 'As in Discord', en: 'English', cs: 'Čeština' },
      },
      reminders: {
        name: 'reminders',
        description: 'Whether the bot reminds people of their turn',
        choices: { on: 'Remind people', off: 'No reminders' },
      },
      'daily-game': {
        name: 'daily-game',
        description: 'Post the problem of the day of this game, every day',
        choices: { off: 'No problem of the day' },
      },
      'daily-channel': {
        name: 'daily-channel',
        description: 'The channel for the problem of the day; by default this one',
      },
    },
  },
  tournament: {
    name: 'tournament',
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
            choices: MOVE_TIMES_EN,
          },
        },
      },
      join: { name: 'join', description: 'Take part in the tournament of this channel', options: {} },
      start: { name: 'start', description: 'Start the tournament that you have created', options: {} },
      table: { name: 'table', description: 'Show the table of the tournament', options: {} },
      leave: { name: 'leave', description: 'Take no further part in the tournament', options: {} },
    },
  },
  help: {
    name: 'help',
    description: 'How to play with this bot',
    options: {
      topic: { name: 'topic', description: 'What about', choices: titlesOf(helpEn.topics) },
    },
  },
} satisfies Readonly<Record<string, CommandTexts>>;
