import type { Side } from '@tahoun/core';
import { type BestMoveAnswer, type EngineHost, FIELDS } from '@tahoun/engine';
import { type PlayCommand, cliTexts, gameTexts, moveFromWords, moveWords } from '@tahoun/i18n';
import type { View } from '../answer.js';
import { artistOf } from '../games.js';
import { wholeNumber } from '../options.js';
import { plainScore } from '../output/search.js';
import { columns } from '../output/text.js';
import { type PlaySettings, PlayedGame } from './played-game.js';
import { complaint, helpText, positionText } from './screen.js';
import { seatsText } from './seats.js';
import { readTyped } from './words.js';

/** The surroundings of the session. */
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
  readonly #game: PlayedGame;
  #bottom: Side;
  /** The computer waits, though it is its turn. */
  #isPaused = false;
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
    this.#game = new PlayedGame(settings);
    this.#bottom = settings.side === 'second' ? 1 : 0;
  }

  /** Plays until `quit` or the end of the lines. @param read shows a prompt and resolves to the next line. */
  async run(read: (prompt: string) => Promise<string | undefined>): Promise<void> {
    this.#introduce();
    for (;;) {
      while (this.#game.isComputersTurn() && !this.#isPaused) await this.#computerMoves();
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
    if (!this.#game.isUnsaved) return;
    this.#say(this.#words.unsaved);
    if (!this.#game.isOver) this.#say(this.#words.playOn(this.#game.continuation()));
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
    return seatsText(this.#with.view, this.#settings.game, this.#settings.side, this.#game.level);
  }

  #prompt(): string {
    if (this.#game.isOver) return '> ';
    const { turn } = this.#gameWords.sides[this.#game.turn];
    return `${this.#game.isComputersTurn() ? this.#words.paused(turn) : turn}> `;
  }

  #showBoard(): void {
    this.#say(positionText(this.#with.view, this.#game.match, this.#bottom));
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
    this.#game.move(text);
    this.#showBoard();
  }

  async #computerMoves(): Promise<void> {
    const { name } = this.#gameWords.sides[this.#game.turn];
    this.#say(this.#with.view.colors.dim(this.#words.thinking(name)));
    const { level, seed } = this.#game;
    const { move } = await this.#think({ level, seed });
    this.#say(this.#words.plays(name, this.#written(move ?? '')));
    this.#makeMove(move ?? '');
  }

  async #think(how: { readonly level?: number; readonly nodes?: number; readonly seed?: number }) {
    const { game, start, moves, cursor } = this.#game.match;
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
    this.#game.checkGoesOn();
    const answer = await this.#think({ nodes: HINT_NODES });
    const { game } = this.#settings;
    const score = plainScore(this.#with.view.language, game, answer);
    this.#say(this.#words.hint(this.#written(answer.move ?? ''), score));
  }

  #undo(): void {
    if (!this.#game.takeBack()) {
      this.#say(this.#words.nothingToUndo);
      return;
    }
    this.#isPaused = this.#settings.side === 'none';
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
    const level =
      rest === '' ? this.#game.level : wholeNumber(word, FIELDS.level.min, FIELDS.level.max)(rest);
    this.#game.setLevel(level);
    this.#say(this.#words.levelIs(level));
  }

  /** @throws CliError */
  #save(file: string): void {
    if (file === '') {
      this.#say(this.#words.saveWhere);
      return;
    }
    const name = (side: Side) =>
      this.#game.isPersons(side) ? this.#words.person : this.#words.computer(this.#game.level);
    this.#with.save(file, this.#game.fileText(name, this.#with.today()), !this.#saved.has(file));
    this.#saved.add(file);
    this.#game.markSaved();
    this.#say(this.#words.saved(file));
  }

  /** @throws CliError when the game is over. */
  #resign(): void {
    this.#game.resign();
    this.#showBoard();
  }

  #startAgain(): void {
    this.#isPaused = false;
    this.#game.startAgain();
    this.#say(this.#whoPlays());
    this.#showBoard();
  }

  #legalMoves(): string[] {
    return this.#game
      .legalMoves()
      .map((move) => this.#written(move))
      .sort();
  }

  #written(moves: string): string {
    return moveWords(this.#with.view.language, this.#settings.game, moves);
  }
}
