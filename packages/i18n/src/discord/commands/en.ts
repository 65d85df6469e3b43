import { LANGUAGE_NAMES } from '../../language/language.js';
import { lookTexts } from '../../play/looks/index.js';
import { LEVEL_NAMES_EN } from '../../play/names/en.js';
import { helpEn } from '../help/en.js';
import { MOVE_TIMES_EN } from '../new-game/en.js';

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

/** An option with fixed choices. */
export function choice<Names extends NonNullable<OptionTexts['choices']>>(
  name: string,
  description: string,
  choices: Names,
) {
  return { name, description, choices };
}

const GAME = { name: 'game', description: 'Which board game' };
const WHICH = { name: 'which', description: 'One of your games; by default the one in this channel' };
const PLAYER = {
  name: 'player',
  description: 'An algorithm instead of a level, such as second-search:3+2; start typing',
};
/** The strengths of the computer, by level. */
const STRENGTHS_EN: Readonly<Record<string, string>> = Object.fromEntries(
  LEVEL_NAMES_EN.map((name, i) => [String(i + 1), `${name} (${i + 1})`]),
);

const LANGUAGE_CHOICES = { auto: 'As in Discord', ...LANGUAGE_NAMES };
const LEVEL = choice('level', 'Playing strength of the computer', STRENGTHS_EN);

/** A subcommand about one of the caller's games. */
const ofGame = (name: string, description: string) => ({ name, description, options: { which: WHICH } });

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
      undo: ofGame('undo', 'Take back your last move; a human opponent must agree'),
      draw: ofGame('draw', 'Offer a draw, or accept the one offered'),
      resign: ofGame('resign', 'Resign your game'),
      abort: ofGame('abort', 'End your game before both sides have moved; it is not rated'),
      hint: ofGame('hint', 'Ask the engine for a good move'),
      analyse: ofGame('analyse', 'Evaluation, best line, and what the last move cost'),
      solve: ofGame('solve', 'Solve the position: who wins, and how'),
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
          side: choice('side', 'The side you play', { first: 'The side to move', second: 'The other side' }),
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
      first: choice('first', 'Level of the side that moves first', STRENGTHS_EN),
      'first-player': { ...PLAYER, name: 'first-player' },
      second: choice('second', 'Level of the other side', STRENGTHS_EN),
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
          language: choice('language', 'Language of the bot', LANGUAGE_CHOICES),
          theme: choice('theme', 'Colours of the board', { light: 'Light', dark: 'Dark' }),
          look: choice(
            'look',
            'What the board is made of, in games that have several',
            lookTexts('en').looks,
          ),
          pieces: choice('pieces', 'How the pieces of chess are drawn', lookTexts('en').pieceStyles),
          orientation: choice('orientation', 'The side at the bottom of the board', {
            fixed: 'Always the same',
            rotating: 'The side to move',
          }),
          confirm: choice('confirm', 'Ask before playing a move', { on: 'Ask', off: 'Play immediately' }),
          challenges: choice('challenges', 'Whether people can challenge you', {
            on: 'Allowed',
            off: 'Not allowed',
          }),
          turns: choice('turns', 'How you learn that it is your turn', {
            ping: 'A new message that pings',
            quiet: 'The board changes quietly',
          }),
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
      anywhere: choice('anywhere', 'Let games start in every channel again', { yes: 'In every channel' }),
      threads: choice('threads', 'Whether each game gets a thread', {
        on: 'A thread for each game',
        off: 'No threads',
      }),
      language: choice('language', 'Language of people who have chosen none', LANGUAGE_CHOICES),
      reminders: choice('reminders', 'Whether the bot reminds people of their turn', {
        on: 'Remind people',
        off: 'No reminders',
      }),
      'daily-game': choice('daily-game', 'Post the problem of the day of this game, every day', {
        off: 'No problem of the day',
      }),
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
          time: choice('time', 'Time for each move; 3 days by default', MOVE_TIMES_EN),
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
      topic: choice('topic', 'What about', titlesOf(helpEn.topics)),
    },
  },
} satisfies Readonly<Record<string, CommandTexts>>;
