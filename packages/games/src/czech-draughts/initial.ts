import { DraughtsPosition } from './position.js';

/** Twelve men each, White to move. @param mustContinue the option of the same name. */
export function initialDraughts(mustContinue: boolean): DraughtsPosition {
  return new DraughtsPosition({ white: 0xfff00000 | 0, black: 0x00000fff, kings: 0, turn: 0, mustContinue });
}
