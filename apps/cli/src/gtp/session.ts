import { boardText } from '@tahoun/board';
import { InputError, type Side, legalMoves } from '@tahoun/core';
import { type Language, cliTexts, gameTexts } from '@tahoun/i18n';
import { version } from '../../package.json';
import { CliError, failureOf } from '../input/errors.js';
import { artistOf } from '../input/games.js';
import { MAX_LINE, readLines } from '../input/lines.js';
import type { GtpBoard } from './board.js';
import {
  GtpArguments,
  GtpFailure,
  type GtpMessage,
  type GtpPhrase,
  formatAnswer,
  isInterrupt,
  parseMessage,
} from './message.js';
import type { GtpPlayer } from './player.js';

const QUIT = 'quit';

/** A command acts, or answers with a text. Both throw GtpFailure or InputError. */
type GtpCommand = {
  /** Its arguments, as errors name them. */
  readonly usage: string;
  /** The protocol's words for an argument that the game refuses. */
  readonly refusal?: GtpPhrase;
} & (
  | {
      readonly does: (words: GtpArguments) => void;
      /** Whether the engine forgets the game before. */
      readonly isNewGame?: true;
    }
  | { readonly tells: (words: GtpArguments) => string | Promise<string> }
);

/** One conversation in the Go Text Protocol, version 2. */
export class GtpSession {
  readonly #say: (text: string) => void;
  readonly #language: Language;
  readonly #board: GtpBoard;
  readonly #player: GtpPlayer;

  readonly #commands: Readonly<Record<string, GtpCommand>> = {
    protocol_version: { usage: '', tells: () => '2' },
    name: { usage: '', tells: () => 'Tahoun' },
    version: { usage: '', tells: () => version },
    known_command: {
      usage: 'COMMAND',
      tells: (words) => String(Object.hasOwn(this.#commands, words.word())),
    },
    list_commands: { usage: '', tells: () => Object.keys(this.#commands).join('\n') },
    [QUIT]: { usage: '', does: () => undefined },
    boardsize: {
      usage: 'SIZE',
      refusal: 'unacceptable size',
      does: (words) => this.#board.resize(String(words.whole())),
      isNewGame: true,
    },
    clear_board: { usage: '', does: () => this.#board.clear(), isNewGame: true },
    // Without points to count there is nothing to add it to.
    komi: { usage: 'KOMI', does: (words) => void words.decimal() },
    play: {
      usage: 'COLOUR POINT',
      refusal: 'illegal move',
      does: (words) => this.#board.play(words.side(), words.word()),
    },
    genmove: { usage: 'COLOUR', refusal: 'illegal move', tells: (words) => this.#generate(words, true) },
    reg_genmove: { usage: 'COLOUR', refusal: 'illegal move', tells: (words) => this.#generate(words, false) },
    undo: { usage: '', does: () => this.#board.undo() },
    showboard: { usage: '', tells: () => this.#picture() },
    is_legal: { usage: 'COLOUR POINT', tells: (words) => this.#isLegal(words) },
    all_legal: { usage: 'COLOUR', tells: (words) => this.#allLegal(words) },
    final_score: { usage: '', tells: () => this.#board.score() },
    loadsgf: {
      usage: 'FILE [MOVE_NUMBER]',
      refusal: 'cannot load file',
      does: (words) => this.#board.load(words.pathAndNumber()),
      isNewGame: true,
    },
    time_settings: {
      usage: 'MAIN_SECONDS PERIOD_SECONDS PERIOD_STONES',
      does: (words) => this.#setTime(words),
    },
    time_left: {
      usage: 'COLOUR SECONDS STONES',
      does: (words) => this.#player.clock.tell(words.side(), 1000 * words.whole(), words.whole()),
    },
    fixed_handicap: { usage: 'STONES', tells: (words) => this.#placeHandicap(words, false) },
    place_free_handicap: { usage: 'STONES', tells: (words) => this.#placeHandicap(words, true) },
    set_free_handicap: {
      usage: 'POINT POINT...',
      refusal: 'bad vertex list',
      does: (words) => this.#board.setHandicap([words.word(), ...words.rest()]),
    },
    'gogui-setup': {
      usage: 'COLOUR POINT COLOUR POINT...',
      refusal: 'bad vertex list',
      does: (words) => this.#setUp(words),
    },
    'gogui-setup_player': {
      usage: 'COLOUR',
      refusal: 'illegal move',
      does: (words) => this.#board.giveTurn(words.side()),
    },
    // Its presence means that a comment `# interrupt` ends a search.
    'gogui-interrupt': { usage: '', does: () => undefined },
  };

  /** @param say takes an answer with its line ends. */
  constructor(say: (text: string) => void, language: Language, board: GtpBoard, player: GtpPlayer) {
    this.#say = say;
    this.#language = language;
    this.#board = board;
    this.#player = player;
  }

  /**
   * Obeys command after command until `quit` or the end of the input. Each is answered before the next is
   * begun; only an interruption is heeded at once.
   */
  async run(input: AsyncIterable<string>): Promise<void> {
    await this.#player.open();
    let answered: Promise<void> = Promise.resolve();
    for await (const line of readLines(input, MAX_LINE)) {
      if ('tooLong' in line) {
        answered = answered.then(() => this.#refuseLength());
        continue;
      }
      if (isInterrupt(line.text)) this.#player.interrupt();
      const message = parseMessage(line.text);
      if (message === null) continue;
      answered = answered.then(() => this.#answer(message));
      if (message.name === QUIT) break;
    }
    await answered;
    await this.#player.close();
  }

  #refuseLength(): void {
    const detail = cliTexts(this.#language).gtp.lineLength(MAX_LINE);
    this.#say(formatAnswer('', false, `syntax error\n${detail}`));
  }

  /** Answers a command, a faulty one with the fault; that changes nothing. */
  async #answer({ id, name, words }: GtpMessage): Promise<void> {
    const command = Object.hasOwn(this.#commands, name) ? this.#commands[name] : undefined;
    try {
      if (command === undefined) throw new GtpFailure('unknown command');
      const args = new GtpArguments(words, `${name} ${command.usage}`.trim());
      const text = 'tells' in command ? await command.tells(args) : command.does(args);
      if ('isNewGame' in command) this.#player.newGame();
      this.#say(formatAnswer(id, true, text ?? ''));
    } catch (error) {
      this.#say(formatAnswer(id, false, this.#describe(error, command?.refusal)));
    }
  }

  #describe(error: unknown, refusal: GtpPhrase = 'syntax error'): string {
    if (error instanceof GtpFailure) {
      const detail = error.say?.(cliTexts(this.#language));
      return detail === undefined ? error.phrase : `${error.phrase}\n${detail}`;
    }
    const { error: text } = failureOf(error, this.#language);
    if (!(error instanceof InputError || error instanceof CliError)) return text;
    return `${error.code === 'move-syntax' ? 'syntax error' : refusal}\n${text}`;
  }

  /** A side that has lost, or has no move, resigns: there is no passing. */
  async #generate(words: GtpArguments, isPlayed: boolean): Promise<string> {
    const { game } = this.#board;
    const side = words.side();
    const result = game.result(this.#board.state.position);
    if (result !== null) {
      if (result.winner === 1 - side) return 'resign';
      throw new GtpFailure('the game is over');
    }
    const state = this.#board.stateFor(side);
    if (game.result(state.position) !== null) return 'resign';
    const move = await this.#player.choose(state, isPlayed);
    const text = game.formatMove(state.position, move);
    if (isPlayed) this.#board.play(side, text);
    return text;
  }

  #picture(): string {
    const { game, position, moves } = this.#board.state;
    const board = boardText(artistOf(game.id), position, { color: false, lastMove: moves.at(-1) });
    const words = gameTexts(this.#language, game.id);
    const result = game.result(position);
    const sides = words.sides[position.turn];
    const status = result?.winner == null ? sides.turn : words.sides[result.winner].wins;
    return `\n${board}\n${status}`;
  }

  #isLegal(words: GtpArguments): string {
    const { game } = this.#board;
    const side = words.side();
    const text = words.word();
    try {
      const { position } = this.#board.isOver ? this.#board.state : this.#board.stateFor(side);
      game.parseMove(position, text);
      return '1';
    } catch (error) {
      if (error instanceof InputError && error.code !== 'move-syntax') return '0';
      throw error;
    }
  }

  #allLegal(words: GtpArguments): string {
    const { game } = this.#board;
    const side = words.side();
    if (this.#board.isOver) return '';
    const { position } = this.#board.stateFor(side);
    return legalMoves(position)
      .map((move) => game.formatMove(position, move))
      .join(' ');
  }

  /** A period without stones stands for no limit at all. */
  #setTime(words: GtpArguments): void {
    const [main, period, stones] = [words.whole(), words.whole(), words.whole()];
    const isUnlimited = period > 0 && stones === 0;
    const settings = { mainMs: 1000 * main, periodMs: 1000 * period, stones };
    this.#player.clock.set(isUnlimited ? null : settings);
  }

  /** The engine prefers the fixed places, and may place fewer stones on free ones. */
  #placeHandicap(words: GtpArguments, isFree: boolean): string {
    const points = this.#board.handicap(words.whole(), isFree);
    this.#board.setHandicap(points);
    return points.join(' ');
  }

  #setUp(words: GtpArguments): void {
    const stones: (readonly [Side, string])[] = [];
    do stones.push([words.side(), words.word()]);
    while (!words.isEmpty);
    this.#board.setUp(stones);
  }
}
