import type { Side } from '@tahoun/core';
import { type BestMoveAnswer, type EngineHost, FIELDS } from '@tahoun/engine';
import { type PlayCommand, cliTexts, gameTexts, moveFromWords, moveWords } from '@tahoun/i18n';
import { type Match, playMove, resign, resultOf, snapshotAt } from '@tahoun/match';
import { artistOf } from '../input/games.js';
import { wholeNumber } from '../input/options.js';
import { plainScore } from '../output/search.js';
import { columns } from '../output/text.js';
import type { View } from '../output/view.js';
import {
  type PlaySettings,
  beginGame,
  checkGoesOn,
  continuation,
  fileText,
  isPersons,
  playersOf,
  seatsText,
  takenBack,
} from './played-game.js';
import { complaint, helpText, moveList, positionText } from './screen.js';
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
  #match: Match;
  #level: number;
  #bottom: Side;
  /** Whether the match has changed since it was saved. */
  #isUnsaved = false;
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
    this.#level = settings.level;
    this.#match = beginGame(settings);
    this.#bottom = settings.side === 'second' ? 1 : 0;
  }

  /** Plays until `quit` or the end of the lines. @param read shows a prompt and resolves to the next line. */
  async run(read: (prompt: string) => Promise<string | undefined>): Promise<void> {
    this.#introduce();
    for (;;) {
      while (this.#isComputersTurn && !this.#isPaused) await this.#computerMoves();
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
    if (!this.#isOver) this.#say(this.#words.playOn(continuation(this.#match)));
  }

  /** Ends a thought with the best move so far. @returns false where there is none to end. */
  interrupt(): boolean {
    if (this.#thought === undefined || this.#thought.signal.aborted) return false;
    this.#thought.abort();
    return true;
  }

  get #words() {
    return this.#with.view.texts.play;
  }

  get #gameWords() {
    return gameTexts(this.#with.view.language, this.#settings.game);
  }

  get #isOver(): boolean {
    return resultOf(this.#match) !== null;
  }

  get #turn(): Side {
    return snapshotAt(this.#match).position.turn;
  }

  get #isComputersTurn(): boolean {
    return !this.#isOver && !isPersons(this.#settings.side, this.#turn);
  }

  #say(text: string): void {
    this.#with.write(`${text}\n`);
  }

  #introduce(): void {
    const { colors } = this.#with.view;
    const { name, tagline } = this.#gameWords;
    this.#say(`${colors.bold(name)}: ${tagline}`);
    this.#sayWhoPlays();
    const moves = this.#legalMoves();
    const example = moves[moves.length >> 1];
    if (example !== undefined) this.#say(this.#words.howToMove(colors.bold(example)));
    this.#say(this.#words.whereHelpIs);
    this.#showBoard();
  }

  #sayWhoPlays(): void {
    this.#say(seatsText(this.#with.view, this.#settings, this.#level));
  }

  #prompt(): string {
    if (this.#isOver) return '> ';
    const { turn } = this.#gameWords.sides[this.#turn];
    return `${this.#isComputersTurn ? this.#words.paused(turn) : turn}> `;
  }

  #showBoard(): void {
    this.#say(positionText(this.#with.view, this.#match, this.#bottom));
  }

  /** Takes over a change of the match, and shows it. */
  #change(match: Match): void {
    this.#match = match;
    this.#isUnsaved = match.moves.length > 0;
    this.#showBoard();
  }

  /** @throws InputError */
  #play(text: string): void {
    // An empty line lets the computer go on.
    this.#isPaused = false;
    if (text !== '') this.#change(playMove(this.#match, moveFromWords(this.#settings.game, text)));
  }

  async #computerMoves(): Promise<void> {
    const { name } = this.#gameWords.sides[this.#turn];
    this.#say(this.#with.view.colors.dim(this.#words.thinking(name)));
    const { move } = await this.#think({ level: this.#level, seed: this.#match.seed });
    this.#say(this.#words.plays(name, this.#written(move ?? '')));
    this.#change(playMove(this.#match, move ?? ''));
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
    checkGoesOn(this.#match);
    const answer = await this.#think({ nodes: HINT_NODES });
    const score = plainScore(this.#with.view.language, this.#settings.game, answer);
    this.#say(this.#words.hint(this.#written(answer.move ?? ''), score));
  }

  #undo(): void {
    const { side } = this.#settings;
    const match = takenBack(this.#match, side);
    if (match === null) {
      this.#say(this.#words.nothingToUndo);
      return;
    }
    this.#isPaused = side === 'none';
    this.#change(match);
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
    const { min, max } = FIELDS.level;
    if (rest !== '') this.#level = wholeNumber(word, min, max)(rest);
    this.#match = { ...this.#match, players: playersOf(this.#settings.side, this.#level) };
    this.#say(this.#words.levelIs(this.#level));
  }

  /** @throws CliError */
  #save(file: string): void {
    if (file === '') {
      this.#say(this.#words.saveWhere);
      return;
    }
    const name = (side: Side) =>
      isPersons(this.#settings.side, side) ? this.#words.person : this.#words.computer(this.#level);
    this.#with.save(file, fileText(this.#match, name, this.#with.today()), !this.#saved.has(file));
    this.#saved.add(file);
    this.#isUnsaved = false;
    this.#say(this.#words.saved(file));
  }

  /** @throws CliError when the game is over. */
  #resign(): void {
    checkGoesOn(this.#match);
    const { side } = this.#settings;
    this.#change(resign(this.#match, side === 'first' ? 0 : side === 'second' ? 1 : this.#turn));
    this.#isUnsaved = true;
  }

  #startAgain(): void {
    this.#isPaused = false;
    // The computer plays another game where chance lets it.
    const seed = (this.#match.seed + 1) % (FIELDS.seed.max + 1);
    this.#sayWhoPlays();
    this.#change(beginGame({ ...this.#settings, level: this.#level, seed }));
  }

  #legalMoves(): string[] {
    return this.#isOver ? [] : moveList(this.#with.view, snapshotAt(this.#match));
  }

  #written(moves: string): string {
    return moveWords(this.#with.view.language, this.#settings.game, moves);
  }
}
