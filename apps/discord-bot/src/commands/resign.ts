import { resignGame } from '../game/play.js';
import { changeCommand } from './change.js';

/** `/resign`: gives up, or ends a watched game. */
export const resign = changeCommand('resign', resignGame);
