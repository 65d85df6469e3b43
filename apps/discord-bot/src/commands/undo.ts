import { proposeUndo } from '../game/play.js';
import { changeCommand } from './change.js';

/** `/undo`: takes back the last move; against a person, once they agree. */
export const undo = changeCommand('undo', proposeUndo);
