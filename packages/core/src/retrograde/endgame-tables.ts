import { InputError } from '../contract/errors.js';
import { DRAW, type ONGOING, type Outcome, type Position } from '../contract/game.js';
import { outcomeOfScore } from '../contract/score.js';
import { endgameName, isUnpacked, openEndgame } from './endgame-file.js';
import type { EndgameClass, Endgames } from './endgames.js';
import { NO_VALUE, distanceOf } from './values.js';

/** Gives the file of a class, or undefined where there is none. Asked once for each class. */
export type TableSource = (label: string) => Uint8Array | undefined;

/** Receives each file that cannot be used. @param name its expected content, such as `chess KRK` */
export type TableFaultReport = (name: string, error: InputError) => void;

type LookUp = (index: number) => number;

/**
 * The endgame tables that a host has, as searches ask them. A class is opened when its first position
 * is looked up. One whose file is damaged, or of something else, is reported once and done without.
 */
export class EndgameTables<P extends Position = Position> {
  /* Results of the last successful `probe`. */
  /** For the side to move, with unlimited play. */
  outcome: Exclude<Outcome, typeof ONGOING> = DRAW;
  /** Plies to the end with best play; null for draws and where the table holds no distances. */
  distance: number | null = null;
  /** Whether no rule that counts moves can change the outcome. A draw without such rules remains a draw. */
  isCertain = false;
  readonly #source: TableSource;
  readonly #report: TableFaultReport;
  /** null where there is no file that can be used. */
  readonly #opened = new Map<EndgameClass<P>, LookUp | null>();

  constructor(
    readonly endgames: Endgames<P>,
    source: TableSource,
    report: TableFaultReport,
  ) {
    this.#source = source;
    this.#report = report;
  }

  /** Looks a position up that is not over. @returns false where no table has it. */
  probe(position: P): boolean {
    const endgame = this.endgames.classOf(position);
    if (endgame === null) return false;
    const value = this.#valueOf(endgame, position);
    if (value === NO_VALUE) return false;
    this.outcome = outcomeOfScore(value);
    this.distance = distanceOf(value);
    const { outcome, distance } = this;
    this.isCertain =
      outcome === DRAW || (distance !== null && distance <= this.endgames.undisturbedPlies(position));
    return true;
  }

  #valueOf(endgame: EndgameClass<P>, position: P): number {
    try {
      let lookUp = this.#opened.get(endgame);
      if (lookUp === undefined) {
        lookUp = this.#open(endgame);
        this.#opened.set(endgame, lookUp);
      }
      return lookUp === null ? NO_VALUE : lookUp(endgame.indexOf(position));
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      this.#opened.set(endgame, null);
      this.#report(endgameName(this.endgames, endgame.label), error);
      return NO_VALUE;
    }
  }

  #open(endgame: EndgameClass<P>): LookUp | null {
    const bytes = this.#source(endgame.label);
    if (bytes === undefined) return null;
    const reader = openEndgame(this.endgames, endgame, bytes);
    if (!isUnpacked(endgame)) return (index) => reader.value(index);
    const values = reader.values();
    return (index) => values[index]!;
  }
}
