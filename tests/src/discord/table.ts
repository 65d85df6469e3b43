import { gameById } from '@tahoun/catalogue/all';
import { ONGOING, type Random, legalMoves } from '@tahoun/core';
import { type DiscordTexts, type Language, discordTexts } from '@tahoun/i18n';
import type { LoopbackDiscord, OptionValues, Place, SeenMessage, User } from '@tahoun/loopback-discord';
import { loadMatch } from '@tahoun/match';
import { type PlannedMove, type WholeGame, plannedMove } from './whole-game.ts';

/** A way of saying one's move. */
export const MANNERS = ['command', 'touch', 'words'] as const;
export type Manner = (typeof MANNERS)[number];

/** Somebody's game, as they see it: the place where it is played and the board that is shown there. */
export class Table {
  readonly #discord: LoopbackDiscord;
  readonly place: Place;
  readonly players: readonly [User, User | undefined];
  readonly texts: DiscordTexts;

  /** @param players in the order of their turns; undefined: the computer. */
  constructor(
    discord: LoopbackDiscord,
    place: Place,
    players: readonly [User, User | undefined],
    language: Language = 'en',
  ) {
    this.#discord = discord;
    this.place = place;
    this.players = players;
    this.texts = discordTexts(language);
  }

  /** Waits for the board after so many moves; after 0 for the start. */
  board(plies: number): Promise<SeenMessage> {
    return this.place.message(
      `the board after ${plies} moves`,
      (message) => this.#lastMove(message, plies) !== undefined,
    );
  }

  /** Makes a move in one's turn and waits until it stands on the board. */
  async play(user: User, plies: number, move: PlannedMove, manner: Manner): Promise<void> {
    await this.say(user, plies, move, manner);
    const seen = this.#lastMove(await this.board(plies + 1), plies + 1);
    if (seen !== move.text) throw new Error(`played ${move.text}, but the board tells of ${seen}`);
  }

  /** Makes a move, and waits for no more than its acknowledgement. */
  async say(user: User, plies: number, { text, targets }: PlannedMove, manner: Manner): Promise<void> {
    if (manner === 'command') await user.command('move', { move: text });
    else if (manner === 'words') user.says(text);
    else
      for (const [step, target] of targets.entries()) await this.pick(user, plies, target, targets[step + 1]);
  }

  /** Plays a game from its start to its end, each move by the person whose turn it is, after a thought. */
  async playAll({ moves }: WholeGame, manner: Manner, think = withoutThought): Promise<SeenMessage> {
    for (const [plies, move] of moves.entries()) {
      const user = this.players[plies % 2];
      if (user === undefined) throw new Error('the computer does not play by a plan');
      await think();
      await this.play(user, plies, move, manner);
    }
    return this.place.message('the end', (message) => this.#isOver(message));
  }

  /** Plays chance moves against the computer, to the end or for so many turns. Gives all moves made. */
  async playComputer(
    id: string,
    random: Random,
    mostTurns: number,
    manner: Manner,
    think = withoutThought,
  ): Promise<readonly string[]> {
    const game = gameById(id);
    const position = game.initial();
    const played: string[] = [];
    for (let turn = 0; turn < mostTurns && position.outcome() === ONGOING; turn++) {
      const moves = legalMoves(position);
      const move = moves[random.below(moves.length)]!;
      const planned = plannedMove(game, position, move);
      await think();
      await this.say(this.players[0], played.length, planned, manner);
      position.makeMove(move);
      played.push(planned.text);
      const plies = played.length;
      const board = await this.place.message(
        `the answer to move ${plies}`,
        (message) =>
          this.#lastMove(message, plies + 1) ?? (this.#lastMove(message, plies) && this.#isOver(message)),
      );
      const answer = this.#lastMove(board, plies + 1);
      if (answer === undefined) break;
      position.makeMove(game.parseMove(position, answer));
      played.push(answer);
    }
    return played;
  }

  /** Picks one target; where there are too many for a select, first the group that holds it. */
  async pick(user: User, plies: number, target: string, next?: string): Promise<void> {
    const board = await this.board(plies);
    if (!offers(board, target)) await this.#openGroup(user, board, target);
    const { edits } = board;
    await user.select(board, target);
    // What is offered tells nothing: the step before may offer the same places, and the next one begin with groups.
    if (next !== undefined) await this.#discord.until(`${target} to be picked`, () => board.edits > edits);
  }

  async #openGroup(user: User, board: SeenMessage, target: string): Promise<void> {
    const groups = board.selects[0]?.options ?? [];
    for (const { value } of groups) {
      const { edits } = board;
      await user.select(board, value);
      await this.#discord.until(`group ${value}`, () => board.edits > edits);
      if (offers(board, target)) return;
    }
    throw new Error(`no group offers ${target}: ${JSON.stringify(board.selects)}`);
  }

  /** The last move of the board, if it shows the position after so many; '' at the start. */
  #lastMove({ text }: SeenMessage, plies: number): string | undefined {
    if (plies === 0) return text.includes(this.texts.noMovesYet) ? '' : undefined;
    const [before = '', after = ''] = this.texts.lastMove(plies, '\n').split('\n');
    const line = text.split('\n').find((one) => one.startsWith(before) && one.endsWith(after));
    return line?.slice(before.length, line.length - after.length);
  }

  #isOver(message: SeenMessage): boolean {
    return labels(message).includes(this.texts.buttons.again);
  }
}

/** People move at once where nobody says otherwise. */
async function withoutThought(): Promise<void> {}

/** The labels of a message's buttons. */
export function labels(message: SeenMessage): string[] {
  return message.buttons.map(({ label }) => label);
}

function offers({ selects }: SeenMessage, target: string): boolean {
  return selects.some(({ options }) => options.some(({ value }) => value === target));
}

/** Challenges somebody in a channel of a server; accepted, the game has a thread of its own. */
export async function sitDown(
  discord: LoopbackDiscord,
  [challenger, rival]: readonly [User, User],
  options: OptionValues,
  language: Language = 'en',
): Promise<Table> {
  const texts = discordTexts(language);
  const channel = challenger.place;
  const before = channel.threads.length;
  const challenge = await (await challenger.command('play', { ...options, opponent: rival })).message();
  await rival.press(challenge, texts.buttons.accept);
  const place = await discord.until('the thread of the game', () => channel.threads[before]);
  const table = new Table(discord, place, [challenger.enter(place), rival.enter(place)], language);
  await table.board(0);
  return table;
}

/** Begins a game against the computer where somebody is, or in the thread that it gets. */
export async function sitAlone(discord: LoopbackDiscord, user: User, options: OptionValues): Promise<Table> {
  const channel = user.place;
  const before = channel.threads.length;
  await (await user.command('play', options)).message();
  const { noMovesYet } = discordTexts('en');
  const place = await discord.until('the board', () =>
    [channel, channel.threads[before]].find((one) =>
      one?.messages.some(({ text }) => text.includes(noMovesYet)),
    ),
  );
  return new Table(discord, place, [user.enter(place), undefined]);
}

/** The moves of somebody's game, from the file that the bot hands out. */
export async function exportedMoves(user: User, options: OptionValues = {}): Promise<readonly string[]> {
  const answer = await (await user.command('game export', { format: 'json', ...options })).message();
  const [file] = answer.files;
  if (file === undefined) throw new Error(`no file was handed out: ${answer.text}`);
  return loadMatch(new TextDecoder().decode(file.bytes), gameById).moves;
}
