import { analyse } from './analyse.js';
import { board } from './board.js';
import type { Command } from './command.js';
import { draw } from './draw.js';
import { exportGame } from './export.js';
import { games } from './games.js';
import { hint } from './hint.js';
import { importGame } from './import.js';
import { leaderboard } from './leaderboard.js';
import { learn } from './learn.js';
import { move } from './move.js';
import { play } from './play.js';
import { position } from './position.js';
import { resign } from './resign.js';
import { settings } from './settings.js';
import { solve } from './solve.js';
import { stats } from './stats.js';
import { undo } from './undo.js';
import { watch } from './watch.js';

/** Every slash command. A new one is a file and a line here, and its words in `@tahoun/i18n`. */
export const COMMANDS: readonly Command[] = [
  play,
  move,
  board,
  hint,
  undo,
  draw,
  resign,
  analyse,
  watch,
  games,
  exportGame,
  importGame,
  position,
  stats,
  leaderboard,
  settings,
  learn,
  solve,
];
