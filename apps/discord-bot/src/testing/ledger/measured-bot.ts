import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameById } from '@tahoun/catalogue/all';
import { type Move, legalMoves } from '@tahoun/core';
import { discordTexts } from '@tahoun/i18n';
import { type GameRecord, beginGame, resignGame } from '@tahoun/live';
import { type OpenDatabase, Store, openDatabase } from '@tahoun/live/store';
import { LONG_PLIES, longGame } from '@tahoun/live/testing/long-game';
import {
  type LoopbackDiscord,
  type Place,
  type Reply,
  SeenMessage,
  type Server,
  type User,
  startLoopbackDiscord,
} from '@tahoun/loopback-discord';
import { newMatch, saveMatch, showLine, snapshotAt } from '@tahoun/match';
import { InteractionType } from 'discord-api-types/v10';
import { type Cost, type Deed, MeasuredProcess } from '../../../../../testing/ledger/measured-process.js';

const ENTRY = fileURLToPath(new URL('../../../dist/main.js', import.meta.url));
/** How long the bot may take for its first answer, in ms: the machine may be busy. */
const ACKNOWLEDGE_MS = 60_000;

/** Open games of one person, and finished games of two with each other that are counted, at most. */
const OPEN_GAMES = 25;
const COUNTED_GAMES = 500;
/** The lengths of the long games: none is known by another one, or is shortly before or after it. */
const LENGTHS = 60;
const APART = 8;

/** What a game differs in: its players and the change after its start. */
interface Wanted {
  readonly game?: string;
  readonly position?: string;
  readonly seats?: GameRecord['seats'];
  readonly plies?: number;
  /** Whether its moves are other ones than those of the people's open games. */
  readonly isOther?: boolean;
  readonly change?: (game: GameRecord) => Partial<GameRecord>;
}

/** The built bot in a process of its own on a loopback Discord, with two people who have as many games as they may. */
export class MeasuredBot {
  readonly #process: MeasuredProcess;
  readonly #line = longGame();
  readonly #other = longGame(LONG_PLIES, 11);
  readonly #refusals = new Set(
    (['en', 'cs'] as const).flatMap((language) => {
      const { refusals, failed, notSaved } = discordTexts(language);
      return [...Object.values(refusals).map((words) => words({})), failed, notSaved];
    }),
  );
  #games = 0;
  /** The longest game as files. */
  readonly pgn = this.#line
    .map((move, ply) => (ply % 2 === 0 ? `${ply / 2 + 1}. ${move}` : move))
    .concat('*')
    .join(' ');
  readonly json: string;
  readonly server: Server;
  readonly place: Place;
  /** Their language has words of its own for moves. */
  readonly anna: User;
  readonly bob: User;

  private constructor(
    readonly folder: string,
    readonly discord: LoopbackDiscord,
    readonly database: OpenDatabase,
    readonly store: Store,
  ) {
    this.server = discord.guild('Club');
    this.place = this.server.channel('games');
    this.anna = this.newcomer('Anna');
    this.bob = this.newcomer('Bob');
    const match = newMatch({ game: gameById('chess'), players: ['human', 'human'] });
    this.json = saveMatch(showLine(match, this.#line, null));
    this.#process = new MeasuredProcess(ENTRY, {
      DISCORD_TOKEN: discord.token,
      DISCORD_API: discord.api,
      TAHOUN_DATA: folder,
      TAHOUN_READ_MESSAGES: '1',
      // Nobody waits for the clock.
      TAHOUN_THINK_MS: '60000',
      TAHOUN_THREADS: '1',
      TAHOUN_WATCH_MS: '600000',
      TAHOUN_WEB_URL: 'https://tahoun.example',
    });
    this.#process.child.stderr?.on('data', (chunk: Buffer) => {
      for (const line of String(chunk).split('\n')) if (/fail|could not|rror/.test(line)) console.error(line);
    });
  }

  static async start(): Promise<MeasuredBot> {
    const folder = mkdtempSync(join(tmpdir(), 'tahoun-ledger-'));
    const discord = await startLoopbackDiscord({ acknowledgeMs: ACKNOWLEDGE_MS });
    const database = await openDatabase({ folder });
    const bot = new MeasuredBot(folder, discord, database, new Store(database, discord.token));
    const resigned = (game: GameRecord) =>
      resignGame(game, { userId: bot.anna.id, now: Date.now(), ply: undefined });
    for (let nth = 0; nth < COUNTED_GAMES; nth++) await bot.game({ change: resigned });
    for (let nth = 0; nth < OPEN_GAMES; nth++) await bot.game();
    await discord.ready();
    return bot;
  }

  /** Somebody new, who looks at the channel. */
  newcomer(name: string, place = this.place, server = this.server): User {
    return server.user(name, place, 'cs');
  }

  /** A new game in the channel; by default a long one of chess between the two, in which the first is to move. */
  async game({ game, position, seats, plies, isOther, change }: Wanted = {}): Promise<GameRecord> {
    const nth = this.#games++;
    const isLong = game === undefined && position === undefined;
    const length = isLong ? LONG_PLIES - APART * (nth % LENGTHS) : 0;
    const [first, second] = [this.anna, this.bob].map(({ id, name }) => ({ player: id, name }));
    const begun = beginGame({
      id: `game${nth}`,
      game: game ?? 'chess',
      ...(position === undefined ? {} : { position }),
      seats: seats ?? ([first, second] as GameRecord['seats']),
      ownerId: this.anna.id,
      language: 'cs',
      guildId: this.server.guild.id,
      channelId: this.place.channel.id,
      token: null,
      now: Date.now(),
      challengeMs: 1e9,
    });
    const match = showLine(begun.match, (isOther ? this.#other : this.#line).slice(0, plies ?? length), null);
    const active: GameRecord = { ...begun, match, status: 'active', wakeAt: null };
    const added = { ...active, ...change?.(active) };
    await this.store.games.add(added);
    return added;
  }

  /** A legal move. */
  moveIn({ match }: GameRecord): string {
    const { game, position } = snapshotAt(match);
    return game.formatMove(position, legalMoves(position)[0] as Move);
  }

  /** What is picked for that move, one after the other. */
  targetsIn({ match }: GameRecord): readonly string[] {
    const { game, position } = snapshotAt(match);
    return game.targets(position, legalMoves(position)[0] as Move)[0] as readonly string[];
  }

  /**
   * Waits until the bot has written so many messages, or changed them, in answer to what somebody does.
   * @throws Error where it says no and may not.
   */
  async answered(
    act: () => Promise<Reply | undefined>,
    { writes = 1, mayRefuse = false } = {},
  ): Promise<void> {
    const { requests, world } = this.discord;
    const from = requests.length;
    const reply = await act();
    const isWrite = ({ method, path }: (typeof requests)[number]) =>
      /^(POST|PATCH)$/.test(method) && !path.endsWith('/callback');
    const said = () =>
      [reply?.interaction.original, ...(reply?.interaction.messages ?? [])].flatMap((message) =>
        message === undefined ? [] : new SeenMessage(world, message).text,
      );
    const written = () => requests.slice(from).filter(isWrite).length;
    // A command that is answered at once, and not later, is refused.
    const { type, state } = reply?.interaction ?? {};
    const isAtOnce = writes > 0 && type === InteractionType.ApplicationCommand && state === 'answered';
    const isNo = () => isAtOnce || said().some((text) => this.#refusals.has(text));
    const isDone = () => isNo() || written() >= writes;
    await this.discord.until('the answer', isDone);
    if (isNo() && !mayRefuse) throw new Error(`the bot says: ${said().join()}`);
  }

  cost(deed: Deed): Promise<Cost> {
    return this.#process.cost(deed);
  }

  async stop(): Promise<void> {
    await this.#process.stop();
    await this.database.close();
    await this.discord.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
