import { lookTexts } from '../looks.js';
import { LEVEL_NAMES_EN } from '../web/en.js';
import { helpEn } from './help.js';

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

const GAME = { name: 'game', description: 'Which board game' };
const WHICH = { name: 'which', description: 'One of your games; by default the one in this channel' };
const PLAYER = {
  name: 'player',
  description: 'An algorithm instead of a level, such as second-search:3+2; start typing',
};
const LEVELS = Object.fromEntries(LEVEL_NAMES_EN.map((name, i) => [String(i + 1), `${i + 1}: ${name}`]));

/** How long a move may take, by the value of the option. */
export const MOVE_TIMES_EN = {
  '1h': '1 hour',
  '12h': '12 hours',
  '1d': '1 day',
  '3d': '3 days',
  '7d': '1 week',
};
const TIME = {
  name: 'time',
  description: 'Time for each move; by default 3 days against a person, no limit against the computer',
  choices: { ...MOVE_TIMES_EN, none: 'No limit' } as Readonly<Record<string, string>>,
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

/** The commands of the bot and their options. */
export const commandsEn = {
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
        choices: { first: 'The side to move', second: 'The other side' } as Readonly<Record<string, string>>,
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
        choices: { auto: 'As in Discord', en: 'English', cs: 'Čeština' } as Readonly<Record<string, string>>,
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
        choices: { auto: 'As in Discord', en: 'English', cs: 'Čeština' } as Readonly<Record<string, string>>,
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
            choices: MOVE_TIMES_EN as Readonly<Record<string, string>>,
          },
        } as Readonly<Record<string, OptionTexts>>,
      },
      join: { name: 'join', description: 'Take part in the tournament of this channel', options: {} },
      start: { name: 'start', description: 'Start the tournament that you have created', options: {} },
      table: { name: 'table', description: 'Show the table of the tournament', options: {} },
      leave: { name: 'leave', description: 'Take no further part in the tournament', options: {} },
    },
  },
} satisfies Readonly<Record<string, CommandTexts>>;
