import { beyondDraws, quoteInput } from '@tahoun/core';
import { clockMs } from '@tahoun/engine';
import { requestOf } from '@tahoun/engine/tournament';
import type { Language } from '@tahoun/i18n';
import { spokenMoves } from '@tahoun/match/tournament';
import { version } from '../../package.json';
import { failureOf } from '../input/errors.js';
import { gameById, loadGames } from '../input/games.js';
import { MAX_LINE, readLines } from '../input/lines.js';
import type { View } from '../output/view.js';
import { viewOf } from '../output/view.js';
import { type BoardState, initialState } from '../protocol/board-state.js';
import { Thinker } from '../protocol/thinker.js';
import { parseGo } from './go.js';
import { drawnBoard, judgedBoard } from './info.js';
import {
  CLEAR_HASH,
  DEFAULT_SETTINGS,
  type Settings,
  optionLines,
  readSetting,
  variantsOf,
} from './options.js';
import { readPosition } from './position.js';
import { RunningSearch, chosenLevel, planOf } from './running-search.js';

/** Node limit of the search by the first `isready`, about half a second's work. */
const WARM_UP_NODES = 60_000;

type Command = (words: readonly string[]) => void | Promise<void>;

/** One conversation in the Universal Chess Interface. */
export class UciSession {
  readonly #say: (line: string) => void;
  readonly #view: View;
  readonly #thinker = new Thinker();
  #settings = DEFAULT_SETTINGS;
  #board: BoardState;
  /** The reason why the last position that was sent was refused. */
  #refusal: string | null = null;
  #running: RunningSearch | undefined;
  /** Whether the threads have searched. */
  #isWarm = false;

  readonly #commands: Readonly<Record<string, Command>> = {
    uci: () => this.#introduce(),
    isready: () => this.#ready(),
    ucinewgame: () => this.#newGame(),
    setoption: (words) => this.#setOption(words),
    position: (words) => this.#setPosition(words),
    go: (words) => this.#go(words),
    stop: () => this.#running?.stop(),
    ponderhit: () => this.#running?.ponderHit(),
    d: () => this.#say(drawnBoard(this.#view, this.#board)),
    eval: () => this.#say(judgedBoard(this.#view, this.#board)),
    // Part of the protocol, without a meaning here.
    debug: () => undefined,
    register: () => undefined,
  };

  /** @param say takes each line of the engine, without its end. */
  constructor(say: (line: string) => void, language: Language) {
    this.#say = say;
    this.#view = viewOf(language, false);
    this.#board = startOf(this.#settings);
  }

  /** Obeys line after line until `quit` or the end of the input, which stop a search first. */
  async run(input: AsyncIterable<string>): Promise<void> {
    await this.#thinker.resize(this.#settings.threads, this.#settings.hashMib);
    for await (const line of readLines(input, MAX_LINE)) {
      if ('tooLong' in line) {
        this.#tell(this.#view.texts.uci.lineTooLong(MAX_LINE));
        continue;
      }
      const [command = '', ...words] = line.text.split(/\s+/).filter((word) => word !== '');
      if (command === 'quit') break;
      if (command !== '') await this.#obey(command, words);
    }
    await this.#endSearch();
    await this.#thinker.close();
  }

  /**
   * Executes a command. A fault is reported, and changes nothing; a refused position leaves none to search.
   */
  async #obey(name: string, words: readonly string[]): Promise<void> {
    const command = Object.hasOwn(this.#commands, name) ? this.#commands[name] : undefined;
    try {
      if (command === undefined) this.#tell(this.#view.texts.uci.unknownCommand(quoteInput(name)));
      else await command(words);
    } catch (error) {
      this.#tell(failureOf(error, this.#view.language).error);
    }
  }

  /** A sentence for people. */
  #tell(text: string): void {
    this.#say(`info string ${text.replace(/[\s\p{Cc}]+/gu, ' ').trim()}`);
  }

  #introduce(): void {
    this.#say(`id name Tahoun ${version}`);
    this.#say('id author the authors of Tahoun');
    for (const line of optionLines(this.#settings.game)) this.#say(line);
    this.#say('uciok');
  }

  async #ready(): Promise<void> {
    if (!this.#isWarm && this.#running === undefined) {
      const { threads } = this.#settings;
      const request = { ...requestOf(startOf(this.#settings)), nodes: WARM_UP_NODES, threads };
      await this.#thinker.warmUp(request).catch((error) => this.#report(error));
      this.#isWarm = true;
    }
    this.#say('readyok');
  }

  async #newGame(): Promise<void> {
    await this.#endSearch();
    this.#thinker.clear();
  }

  #setPosition(words: readonly string[]): void {
    const { language, texts } = this.#view;
    const game = gameById(this.#settings.game);
    this.#refusal = null;
    try {
      this.#board = readPosition(words, game, variantsOf(this.#settings), (problem) =>
        this.#tell(texts.uci.dropped(failureOf(problem, language).error)),
      );
    } catch (error) {
      this.#refusal = failureOf(error, language).error;
      this.#tell(this.#refusal);
    }
  }

  /** @throws CliError */
  async #setOption(words: readonly string[]): Promise<void> {
    const { name, ...changes } = readSetting(words, this.#settings.game);
    const settings: Settings = { ...this.#settings, ...changes };
    await this.#endSearch();
    await loadGames(this.#view.language, [settings.game]);
    if (await this.#thinker.resize(settings.threads, settings.hashMib)) this.#isWarm = false;
    if (name === CLEAR_HASH) this.#thinker.clear();
    if (settings.game !== this.#settings.game) {
      this.#thinker.clear();
      this.#isWarm = false;
      this.#board = startOf(settings);
      this.#refusal = null;
    }
    this.#settings = settings;
    const chosen = chosenLevel(settings);
    const concernsStrength = 'elo' in changes || 'isLimited' in changes;
    if (chosen !== null && concernsStrength) {
      this.#tell(this.#view.texts.uci.strength(chosen.number, chosen.elo));
    }
  }

  async #go(words: readonly string[]): Promise<void> {
    const askedAt = clockMs();
    await this.#endSearch();
    const go = parseGo(words);
    const { texts } = this.#view;
    for (const rubbish of go.rubbish) this.#tell(texts.uci.badGo(quoteInput(rubbish)));
    const refusal = this.#refusal;
    if (refusal !== null) this.#tell(texts.uci.noPosition(refusal));
    const moves = refusal === null ? this.#searchMoves(go.searchMoves) : [];
    const plan = planOf(go, this.#board, this.#settings, askedAt, moves);
    const root = refusal === null ? this.#board : null;
    this.#running = new RunningSearch(this.#thinker, root, plan, this.#say, (error) => this.#report(error));
  }

  /** The moves to choose from that are legal; those that are not are named. */
  #searchMoves(words: readonly string[]): readonly string[] {
    const { game, position } = this.#board;
    const moves = words.flatMap((text) => {
      try {
        return [beyondDraws(position, () => game.parseMove(position, text))];
      } catch (error) {
        this.#tell(failureOf(error, this.#view.language).error);
        return [];
      }
    });
    return moves
      .flatMap((move) => spokenMoves({ game, start: position, moves: [move] }))
      .map(({ text }) => text);
  }

  /** Stops the search under way and waits for its answer. */
  async #endSearch(): Promise<void> {
    this.#running?.stop();
    await this.#running?.finished;
    this.#running = undefined;
  }

  #report(error: unknown): void {
    this.#tell(failureOf(error, this.#view.language).error);
  }
}

function startOf(settings: Settings): BoardState {
  return initialState(gameById(settings.game), variantsOf(settings));
}
