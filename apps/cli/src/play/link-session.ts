import {
  LOW_MS,
  type LinkCommand,
  cliTexts,
  clockText,
  gameTexts,
  liveTexts,
  moveFromWords,
} from '@tahoun/i18n';
import type { LiveState } from '@tahoun/live';
import { type LiveClient, type LivePlace, TahounError } from '@tahoun/live/client';
import { CliError } from '../input/errors.js';
import { artistOf } from '../input/games.js';
import { columns } from '../output/text.js';
import type { View } from '../output/view.js';
import { LinkGame } from './link-game.js';
import { newsOf } from './link-news.js';
import { answered, refusalText } from './link-refusal.js';
import { complaint, helpText } from './screen.js';
import { readTyped } from './words.js';

/** The surroundings of a session. */
interface LinkSurroundings {
  readonly view: View;
  /** Writes lines above the text that the person is typing. */
  readonly say: (text: string) => void;
  readonly client: Pick<LiveClient, 'state' | 'act' | 'follow' | 'server'>;
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
}

/** A game between people by link, by lines of text: events elsewhere are printed as they come. */
export class LinkSession {
  readonly #with: LinkSurroundings;
  #place: LivePlace;
  #game: LinkGame;
  #seenAt = 0;
  #isLost = false;
  #isTurned = false;
  #end = new AbortController();

  readonly #commands: Readonly<Record<LinkCommand, () => void | Promise<void>>> = {
    draw: () => this.#act(this.#game.drawAction()),
    undo: () => this.#act(this.#game.otherAsks('undo') ? 'accept-undo' : 'ask-undo'),
    decline: () => this.#act(this.#game.otherAsks('undo') ? 'decline-undo' : 'decline-draw'),
    resign: () => this.#act('resign'),
    abort: () => this.#act('abort'),
    new: () => this.#act('rematch'),
    moves: () => this.#say(columns(this.#game.legalMoves())),
    board: () => this.#showBoard(),
    flip: () => {
      if (artistOf(this.#state.game).turns !== true)
        return this.#say(this.#with.view.texts.play.sameFromBothSides);
      this.#isTurned = !this.#isTurned;
      this.#showBoard();
    },
    help: () => this.#say(helpText(this.#with.view, this.#state.game, this.#words.commands)),
    // `type` returns false for it.
    quit: () => undefined,
  };

  private constructor(place: LivePlace, state: LiveState, surroundings: LinkSurroundings) {
    this.#place = place;
    this.#game = new LinkGame(state, surroundings.view);
    this.#with = surroundings;
    this.#seenAt = surroundings.now();
  }

  /**
   * Opens a game, and sits down where the link is an invitation.
   * @throws CliError for an unknown game, or a server that cannot be reached.
   */
  static async open(
    place: LivePlace,
    name: string | undefined,
    surroundings: LinkSurroundings,
  ): Promise<LinkSession> {
    const { client, view } = surroundings;
    const state = await answered(client.server, view, async () => {
      const found = await client.state(place);
      const own = found.seats.find(({ side }) => side === found.you);
      const isInvited = found.status === 'waiting' && own?.seated === false;
      return isInvited
        ? client.act(place, 'actions', { action: 'join', ...(name === undefined ? {} : { name }) })
        : found;
    });
    return new LinkSession(place, state, surroundings);
  }

  /** Prints the state of the game, and from then on the news. */
  start(): void {
    this.#introduce();
    this.#follow();
  }

  /** Executes a line. @returns false when the person has had enough */
  async type(line: string): Promise<boolean> {
    const typed = readTyped(line, { own: this.#words.commands, english: cliTexts('en').link.commands });
    if (typed.kind === 'command' && typed.command === 'quit') return false;
    try {
      if (typed.kind === 'command') await this.#commands[typed.command]();
      else if (typed.text !== '') await this.#play(typed.text);
    } catch (error) {
      this.#say(complaint(this.#with.view, this.#state.game, error));
    }
    return true;
  }

  close(): void {
    this.#end.abort();
    const { status, you } = this.#state;
    const isOn = status === 'waiting' || status === 'active';
    if (isOn && you !== null) this.#say(this.#words.comeBack(`tahoun play --link '${this.#link()}'`));
  }

  /** The side to move, with its clock, or nothing. */
  prompt(): string {
    const { status, turn, clock, game } = this.#state;
    if (status !== 'active') return '> ';
    const side = this.#game.sideOf(turn);
    const left = clock === null ? null : clock.left[side] - (clock.running === turn ? this.#age() : 0);
    const time = left === null ? '' : ` ${clockText(this.#language, Math.max(0, left), left < LOW_MS)}`;
    return `${gameTexts(this.#language, game).sides[side].turn}${time}> `;
  }

  #follow(): void {
    const end = new AbortController();
    this.#end = end;
    const { client, pause, view } = this.#with;
    const onLost = () => {
      if (!this.#isLost) this.#say(view.colors.red(this.#words.lost));
      this.#isLost = true;
    };
    const onState = (state: LiveState) => {
      if (this.#isLost) this.#say(view.colors.dim(this.#words.back));
      this.#isLost = false;
      this.#take(state);
    };
    void client.follow(this.#place, { onState, onLost, pause }, end.signal).then((problem) => {
      if (problem !== undefined) this.#say(view.colors.red(refusalText(view, problem)));
    });
  }

  /** Takes over a state and prints the changes. */
  #take(state: LiveState): void {
    const before = this.#state;
    if (before.version > state.version) return;
    this.#game = new LinkGame(state, this.#with.view);
    if (before.moves.length !== state.moves.length) this.#seenAt = this.#with.now();
    for (const line of newsOf(before, this.#game, this.#with.view, this.#isTurned)) this.#say(line);
    if (state.rematch !== null && state.rematch.asked === null && before.rematch?.asked !== null)
      void this.#goToRematch(state.rematch.id);
  }

  #introduce(): void {
    const { status } = this.#state;
    if (status === 'waiting') this.#say(this.#words.waiting);
    else for (const line of this.#game.whoPlays()) this.#say(line);
    this.#showBoard();
    if (status === 'aborted') this.#say(this.#words.aborted);
    for (const line of this.#game.ending()) this.#say(line);
  }

  /** The next game of the same two, with the same keys. */
  async #goToRematch(id: string): Promise<void> {
    this.#end.abort();
    this.#place = { ...this.#place, id };
    try {
      const { client, view } = this.#with;
      const state = await answered(client.server, view, () => client.state(this.#place));
      this.#game = new LinkGame(state, view);
      this.#seenAt = this.#with.now();
      this.#say(this.#words.rematch);
      this.start();
    } catch (error) {
      this.#say(complaint(this.#with.view, this.#state.game, error));
    }
  }

  /** @throws InputError for a move that is not legal, CliError for a refusal by the server. */
  async #play(text: string): Promise<void> {
    const { game: id, moves, you, turn, status } = this.#state;
    const { game, position } = this.#game.snapshot;
    if (you === null) throw new CliError((texts) => texts.link.watching);
    if (status === 'active' && turn !== you)
      throw new CliError((_texts, language) => liveTexts(language).refusals['not-your-turn'] as string);
    const move = game.formatMove(position, game.parseMove(position, moveFromWords(id, text)));
    await this.#ask('moves', {
      move,
      ply: moves.length,
      after: moves.at(-1),
      thoughtMs: Math.round(this.#age()),
    });
  }

  async #act(action: string): Promise<void> {
    await this.#ask('actions', { action });
  }

  /** @throws CliError */
  async #ask(what: 'moves' | 'actions', body: object): Promise<void> {
    const { client, view } = this.#with;
    try {
      this.#take(await client.act(this.#place, what, body));
    } catch (error) {
      if (!(error instanceof TahounError)) throw new CliError((texts) => texts.link.moveLost);
      // Overtaken by a change that is printed in a moment.
      if (error.code !== 'stale') throw new CliError(() => refusalText(view, error));
    }
  }

  #showBoard(): void {
    this.#say(this.#game.boardText(this.#isTurned));
  }

  #link(): string {
    const { id, key } = this.#place;
    return `${this.#with.client.server}/live/${id}${key === undefined ? '' : `#${key}`}`;
  }

  /** Milliseconds since the position was seen. */
  #age(): number {
    return this.#with.now() - this.#seenAt;
  }

  get #state(): LiveState {
    return this.#game.state;
  }

  get #language() {
    return this.#with.view.language;
  }

  get #words() {
    return this.#with.view.texts.link;
  }

  #say(text: string): void {
    this.#with.say(text);
  }
}
