import { type Side, type VariantValues, legalMoves } from '@tahoun/core';
import { FIELDS } from '@tahoun/engine';
import {
  type Match,
  newMatch,
  playMove,
  resign,
  resultOf,
  saveMatch,
  snapshotAt,
  undo,
  writeGameFile,
} from '@tahoun/match';
import { CliError } from '../errors.js';
import { fileFormatOf, gameById } from '../games.js';
import { type PlayedSides, bySide, isPersons } from './seats.js';

/** The game that is to be played. */
export interface PlaySettings {
  readonly game: string;
  /** Text form; the initial position of the variant when left out. */
  readonly position?: string | undefined;
  readonly variants?: VariantValues | undefined;
  readonly level: number;
  readonly side: PlayedSides;
  readonly seed: number;
}

/** The match of a session, and its players. */
export class PlayedGame {
  readonly #settings: PlaySettings;
  #match: Match;
  #level: number;
  #seed: number;
  /** Whether the match has changed since it was saved. */
  #isUnsaved = false;

  /** @throws InputError for an unknown game, option or position. */
  constructor(settings: PlaySettings) {
    this.#settings = settings;
    this.#level = settings.level;
    this.#seed = settings.seed;
    this.#match = this.#newMatch();
  }

  get match(): Match {
    return this.#match;
  }

  get level(): number {
    return this.#level;
  }

  get seed(): number {
    return this.#seed;
  }

  get isUnsaved(): boolean {
    return this.#isUnsaved;
  }

  get isOver(): boolean {
    return resultOf(this.#match) !== null;
  }

  get turn(): Side {
    return snapshotAt(this.#match).position.turn;
  }

  isPersons(side: Side): boolean {
    return isPersons(this.#settings.side, side);
  }

  isComputersTurn(): boolean {
    return !this.isOver && !this.isPersons(this.turn);
  }

  /** In the notation of the game; none when it is over. */
  legalMoves(): string[] {
    if (this.isOver) return [];
    const { game, position } = snapshotAt(this.#match);
    return legalMoves(position).map((move) => game.formatMove(position, move));
  }

  /** @throws InputError */
  move(text: string): void {
    this.#change(playMove(this.#match, text));
  }

  /** Takes back to where a person was to move, or one move where none plays. @returns false where nothing is */
  takeBack(): boolean {
    const { cursor } = this.#match;
    let plies = 1;
    const wasPersons = (ply: number) => this.isPersons(snapshotAt(this.#match, ply).position.turn);
    if (this.#settings.side !== 'none') while (plies <= cursor && !wasPersons(cursor - plies)) plies++;
    if (plies > cursor) return false;
    this.#change(undo(this.#match, plies));
    return true;
  }

  /** @throws CliError when the game is over. */
  resign(): void {
    this.checkGoesOn();
    const { side } = this.#settings;
    const by = side === 'first' ? 0 : side === 'second' ? 1 : this.turn;
    this.#change(resign(this.#match, by));
    this.#isUnsaved = true;
  }

  startAgain(): void {
    // The computer plays another game where chance lets it.
    this.#seed = (this.#seed + 1) % (FIELDS.seed.max + 1);
    this.#change(this.#newMatch());
  }

  setLevel(level: number): void {
    this.#level = level;
    this.#match = { ...this.#match, players: this.#players() };
  }

  /** The content of a file of the game, in its own form where it has one. @param names of both sides */
  fileText(names: (side: Side) => string, date: Date): string {
    const format = fileFormatOf(this.#settings.game);
    if (format === undefined) return `${saveMatch(this.#match)}\n`;
    return writeGameFile(this.#match, format, {
      players: bySide(names),
      date: date.toISOString().slice(0, 10),
    });
  }

  markSaved(): void {
    this.#isUnsaved = false;
  }

  /** The command that starts from where the game is now. */
  continuation(): string {
    const { game, position } = snapshotAt(this.#match);
    return `tahoun play ${game.id} --position '${game.formatPosition(position)}'`;
  }

  /** @throws CliError */
  checkGoesOn(): void {
    if (this.isOver) throw new CliError((texts) => texts.play.over);
  }

  #change(match: Match): void {
    this.#match = match;
    this.#isUnsaved = match.moves.length > 0;
  }

  #newMatch(): Match {
    const { game, position, variants } = this.#settings;
    return newMatch({
      game: gameById(game),
      ...(position === undefined ? {} : { position }),
      ...(variants === undefined ? {} : { variants }),
      players: this.#players(),
      seed: this.#seed,
    });
  }

  #players(): [string, string] {
    return bySide((side) => (this.isPersons(side) ? 'human' : `level:${this.#level}`));
  }
}
