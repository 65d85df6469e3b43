import { type Side, type VariantValues, legalMoves } from '@tahoun/core';
import { type BestMoveAnswer, type EngineHost, FIELDS } from '@tahoun/engine';
import { type PlayCommand, cliTexts, gameTexts, moveFromWords, moveWords } from '@tahoun/i18n';
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
import type { View } from '../answer.js';
import { CliError } from '../errors.js';
import { artistOf, fileFormatOf, gameById } from '../games.js';
import { wholeNumber } from '../options.js';
import { plainScore } from '../output/search.js';
import { columns } from '../output/text.js';
import { complaint, helpText, positionText } from './screen.js';
import { type PlayedSides, bySide, isPersons, seatsText } from './seats.js';
import { readTyped } from './words.js';

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

/** What the session works with. */
export interface PlaySurroundings {
  readonly view: View;
  readonly write: (text: string) => void;
  /** Searches off this thread, so that it can be interrupted. */
  readonly engine: Pick<EngineHost, 'bestMove'>;
  /** Writes a file. @param isNew whether there must not be one yet @throws CliError */
  readonly save: (file: string, content: string, isNew: boolean) => void;
  readonly today: () => Date;
}

/** Moves of a search for a hint. */
const HINT_NODES = 200_000;
/** A game between a person and the computer, two persons or two computers, by lines of text. */
export class PlaySession {
  readonly #settings: PlaySettings;
  readonly #with: PlaySurroundings;
  readonly #saved = new Set<string>();
  #match: Match;
  #level: number;
  #seed: number;
  #bottom: Side;
  /** The computer waits, though it is its turn. */
  #isPaused = false;
  /** Whether the match has changed since it was saved. */
  #isUnsaved = false;
  #thought: AbortController | undefined;

  readonly #commands: Readonly<Record<PlayCommand, (rest: string) => void | Promise<void>>> = {
    hint: () => this.#hint(),
    undo: () => this.#undo(),
    moves: () => this.#say(columns(this.#legalMoves())),
    board: () => this.#showBoard(),
    flip: () => this.#flip(),
    level: (rest) => this.#setLevel(rest),
    save: (rest) => this.#save(rest),
    resign: () => this.#resign(),
    new: () => this.#startAgain(),
    help: () =>
      this.#say(helpText(this.#with.view, this.#settings.game, this.#words.commands, this.#words.ctrlC)),
    // `run` ends before it would get here.
    quit: () => undefined,
  };

  /** @throws InputError for an unknown game, option or position. */
  constructor(settings: PlaySettings, surroundings: PlaySurroundings) {
    this.#settings = settings;
    this.#with = surroundings;
    this.#level = settings.level;
    this.#seed = settings.seed;
    this.#bottom = settings.side === 'second' ? 1 : 0;
    this.#match = this.#newMatch();
  }

  /** Plays until `quit` or the end of the lines. @param read shows a prompt and resolves to the next line. */
  async run(read: (prompt: string) => Promise<string | undefined>): Promise<void> {
    this.#introduce();
    for (;;) {
      while (this.#isComputersTurn() && !this.#isPaused) await this.#computerMoves();
      const line = await read(this.#prompt());
      if (line === undefined) break;
      const typed = readTyped(line, { own: this.#words.commands, english: cliTexts('en').play.commands });
      if (typed.kind === 'command' && typed.command === 'quit') break;
      try {
        if (typed.kind === 'command') await this.#commands[typed.command](typed.rest);
        else this.#play(typed.text);
      } catch (error) {
        this.#say(complaint(this.#with.view, this.#settings.game, error));
      }
    }
    if (!this.#isUnsaved) return;
    this.#say(this.#words.unsaved);
    if (resultOf(this.#match) === null) this.#say(this.#words.playOn(this.#continuation()));
  }

  /** Ends a thought with the best move so far. @returns false where there is none to end. */
  interrupt(): boolean {
    if (this.#thought === undefined || this.#thought.signal.aborted) return false;
    this.#thought.abort();
    return true;
  }

  get #texts() {
    return this.#with.view.texts;
  }

  get #words() {
    return this.#texts.play;
  }

  get #gameWords() {
    return gameTexts(this.#with.view.language, this.#settings.game);
  }

  #say(text: string): void {
    this.#with.write(`${text}\n`);
  }

  #introduce(): void {
    const { colors } = this.#with.view;
    const { name, tagline } = this.#gameWords;
    this.#say(`${colors.bold(name)}: ${tagline}`);
    this.#say(this.#whoPlays());
    const moves = this.#legalMoves();
    const example = moves[moves.length >> 1];
    if (example !== undefined) this.#say(this.#words.howToMove(colors.bold(example)));
    this.#say(this.#words.whereHelpIs);
    this.#showBoard();
  }

  #whoPlays(): string {
    return seatsText(this.#with.view, this.#settings.game, this.#settings.side, this.#level);
  }

  #prompt(): string {
    if (resultOf(this.#match) !== null) return '> ';
    const { turn } = this.#gameWords.sides[this.#turn()];
    return `${this.#isComputersTurn() ? this.#words.paused(turn) : turn}> `;
  }

  #showBoard(): void {
    this.#say(positionText(this.#with.view, this.#match, this.#bottom));
  }

  /** @throws InputError */
  #play(text: string): void {
    // An empty line lets the computer go on.
    this.#isPaused = false;
    if (text === '') return;
    this.#makeMove(moveFromWords(this.#settings.game, text));
  }

  /** @throws InputError */
  #makeMove(text: string): void {
    this.#change(playMove(this.#match, text));
    this.#showBoard();
  }

  #change(match: Match): void {
    this.#match = match;
    this.#isUnsaved = match.moves.length > 0;
  }

  async #computerMoves(): Promise<void> {
    const { name } = this.#gameWords.sides[this.#turn()];
    this.#say(this.#with.view.colors.dim(this.#words.thinking(name)));
    const { move } = await this.#think({ level: this.#level, seed: this.#seed });
    this.#say(this.#words.plays(name, this.#written(move ?? '')));
    this.#makeMove(move ?? '');
  }

  async #think(how: { readonly level?: number; readonly nodes?: number; readonly seed?: number }) {
    const { game, start, moves, cursor } = this.#match;
    const thought = new AbortController();
    this.#thought = thought;
    try {
      const question = { game, position: start, played: moves.slice(0, cursor), ...how };
      const answer: BestMoveAnswer = await this.#with.engine.bestMove(question, { signal: thought.signal });
      if (thought.signal.aborted) this.#isPaused = true;
      return answer;
    } finally {
      this.#thought = undefined;
    }
  }

  /** @throws CliError when the game is over. */
  async #hint(): Promise<void> {
    this.#checkGoesOn();
    const answer = await this.#think({ nodes: HINT_NODES });
    const { game } = this.#settings;
    const score = plainScore(this.#with.view.language, game, answer);
    this.#say(this.#words.hint(this.#written(answer.move ?? ''), score));
  }

  /** Takes back to where a person was to move, or one move where none plays. */
  #undo(): void {
    const { cursor } = this.#match;
    let plies = 1;
    const isPersons = (ply: number) => this.#isPersons(snapshotAt(this.#match, ply).position.turn);
    if (this.#settings.side !== 'none') while (plies <= cursor && !isPersons(cursor - plies)) plies++;
    if (plies > cursor) {
      this.#say(this.#words.nothingToUndo);
      return;
    }
    this.#isPaused = this.#settings.side === 'none';
    this.#change(undo(this.#match, plies));
    this.#showBoard();
  }

  #flip(): void {
    if (artistOf(this.#settings.game).turns !== true) {
      this.#say(this.#words.sameFromBothSides);
      return;
    }
    this.#bottom = this.#bottom === 0 ? 1 : 0;
    this.#showBoard();
  }

  /** @throws CliError */
  #setLevel(rest: string): void {
    const { word } = this.#words.commands.level;
    if (rest !== '') this.#level = wholeNumber(word, FIELDS.level.min, FIELDS.level.max)(rest);
    this.#match = { ...this.#match, players: this.#players() };
    this.#say(this.#words.levelIs(this.#level));
  }

  /** @throws CliError */
  #save(file: string): void {
    if (file === '') {
      this.#say(this.#words.saveWhere);
      return;
    }
    const format = fileFormatOf(this.#settings.game);
    const players = bySide((side) =>
      this.#isPersons(side) ? this.#words.person : this.#words.computer(this.#level),
    );
    const date = this.#with.today().toISOString().slice(0, 10);
    const content =
      format === undefined
        ? `${saveMatch(this.#match)}\n`
        : writeGameFile(this.#match, format, { players, date });
    this.#with.save(file, content, !this.#saved.has(file));
    this.#saved.add(file);
    this.#isUnsaved = false;
    this.#say(this.#words.saved(file));
  }

  /** @throws CliError when the game is over. */
  #resign(): void {
    this.#checkGoesOn();
    const turn = this.#turn();
    const by = this.#settings.side === 'first' ? 0 : this.#settings.side === 'second' ? 1 : turn;
    this.#change(resign(this.#match, by));
    this.#isUnsaved = true;
    this.#showBoard();
  }

  #startAgain(): void {
    // The computer plays another game where chance lets it.
    this.#seed = (this.#seed + 1) % (FIELDS.seed.max + 1);
    this.#isPaused = false;
    this.#change(this.#newMatch());
    this.#say(this.#whoPlays());
    this.#showBoard();
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
    return bySide((side) => (this.#isPersons(side) ? 'human' : `level:${this.#level}`));
  }

  #isPersons(side: Side): boolean {
    return isPersons(this.#settings.side, side);
  }

  #isComputersTurn(): boolean {
    return resultOf(this.#match) === null && !this.#isPersons(this.#turn());
  }

  #turn(): Side {
    return snapshotAt(this.#match).position.turn;
  }

  #legalMoves(): string[] {
    if (resultOf(this.#match) !== null) return [];
    const { game, position } = snapshotAt(this.#match);
    const moves = legalMoves(position).map((move) => this.#written(game.formatMove(position, move)));
    return moves.sort();
  }

  #written(moves: string): string {
    return moveWords(this.#with.view.language, this.#settings.game, moves);
  }

  /** @throws CliError */
  #checkGoesOn(): void {
    if (resultOf(this.#match) !== null) throw new CliError((texts) => texts.play.over);
  }

  /** The command that starts from where the game is now. */
  #continuation(): string {
    const { game, position } = snapshotAt(this.#match);
    return `tahoun play ${game.id} --position '${game.formatPosition(position)}'`;
  }
}
