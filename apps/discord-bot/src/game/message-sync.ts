import { availableParallelism } from 'node:os';
import { Scheduler } from '@tahoun/engine/scheduler';
import { discordTexts } from '@tahoun/i18n';
import { type GameRecord, isBetweenPeople, isOfUse, turnOf } from '@tahoun/live';
import type { PendingNotice, Progress } from '@tahoun/live/store';
import { type APIMessage, MessageFlags } from 'discord-api-types/v10';
import { DiscordError } from '../discord/port.js';
import { boardMessage } from '../view/board.js';
import { challengeMessage } from '../view/challenge.js';
import { type Message, text } from '../view/message.js';
import { type Painter, painterFor } from '../view/painter.js';
import { languageOf, viewOf } from '../view/settings.js';
import { directNotice, lineMessage, noticeMessage } from './notices.js';
import type { ThreadParts } from './thread.js';

/** Options of showing a game; by default, its message is edited. */
export interface Showing {
  /** Posts a new message at the end of the channel, which notifies people. The old one shrinks to a line. */
  readonly repost?: boolean | undefined;
  /** An interaction's token, whose reply already shows the game, and has notified people. */
  readonly answered?: string | undefined;
  /** An interaction's token, whose reply becomes the game's message. */
  readonly adopt?: string | undefined;
  /** With `adopt`: the token that wrote to the message before, where only tokens write. */
  readonly before?: GameRecord['token'] | undefined;
  /** An interaction's token, whose further message becomes the game's message. */
  readonly follow?: string | undefined;
  /** With `follow`: the answer to a deferred interaction, which the further message would become otherwise. */
  readonly promised?: Message | undefined;
  /** An interaction's token, whose reply is the game's message already. */
  readonly token?: string | undefined;
  readonly progress?: Progress | undefined;
  /** Shown while the position is still the one in which it was picked. */
  readonly picked?: Picked | undefined;
  /** Notifies nobody, because nothing in the game has changed. */
  readonly isNoNews?: boolean | undefined;
  /** Marks on demand; left out, those of the game. */
  readonly marks?: readonly string[] | undefined;
}

/** The targets of a move that a person has picked so far. */
interface Picked {
  /** The number of moves played by then. */
  readonly ply: number;
  readonly targets: readonly string[];
  /** The open group of the next targets, where there are too many for one select. */
  readonly group?: number | undefined;
}

/** Milliseconds that an interaction's token works, less a reserve. */
export const TOKEN_MS = 14.5 * 60_000;

/** Messages prepared at the same time: one reads the database while the others are drawn. */
const MADE_AT_ONCE = Math.max(2, availableParallelism());

/** The parts of the bot that show a game. */
export interface MessageSyncParts extends ThreadParts {
  readonly painter: Painter;
  /** Address of the web page, which has the same database; undefined where boards get no link. */
  readonly webUrl?: string | undefined;
}

/** A game that is being shown, with its waiting request. */
interface Busy {
  wanted: Showing | null;
  done: Promise<void>;
}

/**
 * Keeps the messages of games up to date. The updates of one game run one after the other, each with the newest
 * state: requests that arrive while a message waits or is being sent are combined. `show` never rejects; a game
 * that cannot be shown anywhere continues, and `/board` shows it again.
 */
export class MessageSync {
  readonly #parts: MessageSyncParts;
  readonly #busy = new Map<string, Busy>();
  readonly #making = new Scheduler({ slots: MADE_AT_ONCE });

  constructor(parts: MessageSyncParts) {
    this.#parts = parts;
  }

  /** Shows the newest state of a game. Resolves when it has been shown. */
  async show(id: string, showing: Showing = {}): Promise<void> {
    const busy = this.#busy.get(id);
    if (busy === undefined) {
      const begun: Busy = { wanted: showing, done: Promise.resolve() };
      this.#busy.set(id, begun);
      begun.done = this.#showAll(id, begun);
      return begun.done;
    }
    const { wanted } = busy;
    // Each of two people waits for an answer of their own.
    if (wanted !== null && isAnswer(wanted) && isAnswer(showing))
      return busy.done.then(() => this.show(id, showing));
    busy.wanted = wanted === null ? showing : together(wanted, showing);
    return busy.done;
  }

  async #showAll(id: string, busy: Busy): Promise<void> {
    while (busy.wanted !== null) {
      try {
        await this.#showNewest(id, busy);
      } catch (error) {
        this.#parts.log(`game ${id} could not be shown`, error);
      }
    }
    this.#busy.delete(id);
  }

  async #showNewest(id: string, busy: Busy): Promise<void> {
    // This also serves requests that arrived while it was queued, and draws no outdated states.
    const begin = async () => {
      const showing = busy.wanted ?? {};
      busy.wanted = null;
      const game = await this.#parts.store.games.find(id);
      return game === null ? null : { game, showing, message: await this.messageOf(game, showing) };
    };
    const made = await this.#making.run({ owner: id }, { begin });
    if (made !== null) await this.#deliver(made.game, made.message, made.showing);
  }

  /** The message of a game in its owner's style, turned as the person to move has chosen. */
  async messageOf(game: GameRecord, { progress, picked, marks }: Showing = {}): Promise<Message> {
    const { store } = this.#parts;
    const settings = await store.people.settingsOf(game.ownerId);
    const mover = game.seats[turnOf(game)];
    const isOwners = mover.player === game.ownerId || !isBetweenPeople(game);
    const { orientation } = isOwners ? settings : await store.people.settingsOf(mover.player);
    const view = viewOf(game, { ...settings, orientation: orientation ?? settings.orientation });
    const { webUrl, painter } = this.#parts;
    const hasBegun = game.status === 'active' || game.status === 'finished' || game.status === 'aborted';
    if (!hasBegun && isBetweenPeople(game) && game.match.moves.length === 0) {
      // The language is that of the challenged person.
      const asked = game.seats.find(({ player }) => player !== game.ownerId) ?? mover;
      const language = languageOf(await store.people.settingsOf(asked.player), view.language);
      return challengeMessage(game, language, webUrl !== undefined);
    }
    const shown = picked?.ply === game.match.moves.length ? picked : undefined;
    const whole = { ...view, progress, marks, webUrl, picked: shown?.targets, group: shown?.group };
    return boardMessage(game, whole, painterFor(game.ownerId, painter));
  }

  /** Notifies people by the game's message if that is new, or else each by a message of its own. */
  async #deliver(game: GameRecord, message: Message, showing: Showing): Promise<void> {
    // More than one process may notify: of two messages with one nonce, Discord posts only one.
    const tells = (isBetweenPeople(game) || game.moveMs !== null) && !showing.isNoNews;
    const pending = tells ? await this.#parts.store.notices.pending(game.id) : [];
    const missed = pending.filter(({ event }) => event === 'unreminded');
    const useful = pending.filter((notice) => !missed.includes(notice) && isOfUse(notice, game));
    const isQuiet = await this.#isQuiet(useful);
    const notices = isQuiet ? [] : useful;
    const how = isQuiet ? { ...showing, repost: false, follow: undefined } : showing;
    // Only a click or a command adds notes about people who could not be reminded.
    const isVisited = isAnswer(showing) || showing.token !== undefined;
    const shown = isVisited ? withNotes(message, missed, game) : message;
    const notified = await this.#deliverBoard(game, shown, how, notices);
    // The process that shows the game notifies people; if none does, the scheduler shows it after a while.
    if (notified === null) return;
    const waiting = [...notices.filter(({ to }) => !notified.includes(to)), ...(isVisited ? [] : missed)];
    await this.#parts.store.notices.remove(pending.filter((notice) => !waiting.includes(notice)));
    for (const notice of waiting.filter((each) => !missed.includes(each))) {
      const isTold = await this.#tell(notice, game, showing);
      if (isTold || notice.event !== 'reminder') await this.#parts.store.notices.remove([notice]);
      else await this.#parts.store.notices.markUnreminded(notice);
    }
  }

  /** Whether there are only notices of turns, to people who want none of these. */
  async #isQuiet(notices: readonly PendingNotice[]): Promise<boolean> {
    for (const { event, to } of notices)
      if (event !== 'turn' || !(await this.#parts.store.people.settingsOf(to)).quiet) return false;
    return notices.length > 0;
  }

  /** @returns the people whom a new message notifies; none for an edit. Null before the first message. */
  async #deliverBoard(
    game: GameRecord,
    edited: Message,
    showing: Showing,
    notices: readonly PendingNotice[],
  ): Promise<readonly string[] | null> {
    const { discord } = this.#parts;
    const { repost, answered, follow, token } = showing;
    const message = { ...edited, notifies: notices.map(({ to }) => to) };
    if (answered !== undefined && (await this.#isShownBy(game, answered))) return message.notifies;
    const adopt = showing.adopt ?? answered;
    if (adopt !== undefined && (await this.#attempt(() => this.#adopt(game, edited, adopt, showing))))
      return [];
    const botWrites = game.token === null && game.channelId !== null;
    // An answer that cannot be given any more becomes a message of its own.
    const isNew = repost || isAnswer(showing);
    // The board has not changed since the thread was closed, and a new one would open the thread again.
    if (game.thread === 'closed' && !isNew && token === undefined) return [];
    // The newest notice: another process may have posted the board with the others, and not removed them yet.
    const nonce = notices.at(-1)?.id;
    const post = () => this.#post(game, message, nonce, token);
    if (botWrites && repost && (await this.#attempt(post))) return message.notifies;
    const ownToken = token ?? this.#tokenOf(game);
    const further = follow ?? (isNew ? ownToken : undefined);
    if (further !== undefined && (await this.#attempt(() => this.#add(game, message, further, showing))))
      return message.notifies;
    if (botWrites && isNew && (await this.#attempt(post))) return message.notifies;
    const { channelId, messageId } = game;
    // Behind a private list, the answer to the interaction is the list.
    const which = token === undefined && game.token?.follows ? (messageId ?? undefined) : undefined;
    if (ownToken !== undefined && (await this.#attempt(() => discord.editReply(ownToken, edited, which))))
      return [];
    if (!botWrites) return [];
    // The command that starts the game is about to send one.
    if (messageId === null) return null;
    if (await this.#attempt(() => discord.edit(channelId as string, messageId, edited))) {
      // Another process has posted a new one meanwhile, and made a line of this one before it was edited.
      if (isBetweenPeople(game) && (await this.#isShownElsewhere(game)))
        await this.#attemptToRetire(game, (before) => this.#shrink(before, game, undefined));
      return [];
    }
    if (isNew || (await this.#isShownElsewhere(game))) return [];
    try {
      await post();
      return message.notifies;
    } catch (error) {
      if (!(error instanceof DiscordError) || error.problem === 'failed') throw error;
      // People hear of what is new all the same.
      this.#parts.log(`game ${game.id} could not be shown`, error);
      return [];
    }
  }

  /** Whether another process has shown the game in a new message since it was read. */
  async #isShownElsewhere({ id, messageId }: GameRecord): Promise<boolean> {
    return (await this.#parts.store.games.find(id))?.messageId !== messageId;
  }

  /**
   * Notifies a person by a message of its own. Where the bot is no member, it is beside the game's message
   * for as long as a token lasts, and then a direct message. @returns false for a person who takes none.
   */
  async #tell(
    notice: PendingNotice,
    { id }: GameRecord,
    { token, adopt, follow }: Showing,
  ): Promise<boolean> {
    const { discord, store } = this.#parts;
    const game = (await store.games.find(id)) as GameRecord;
    const { channelId } = game;
    const language = languageOf(await store.people.settingsOf(notice.to), game.language);
    const message = noticeMessage(notice, game, language);
    const isMember = game.token === null && channelId !== null;
    if (isMember && (await this.#attempt(() => discord.send(channelId, message, notice.id)))) return true;
    const ownToken = token ?? adopt ?? follow ?? this.#tokenOf(game);
    if (ownToken !== undefined && (await this.#attempt(() => discord.followUp(ownToken, message))))
      return true;
    const direct = directNotice(message, game, language);
    return this.#attempt(() => discord.sendDirect(notice.to, direct, notice.id));
  }

  /** The token that can still write to the game's message; undefined for none. */
  #tokenOf({ token }: Pick<GameRecord, 'token'>): string | undefined {
    const isUsable = token !== null && token.text !== '' && token.until > this.#parts.store.now();
    return isUsable ? token.text : undefined;
  }

  /** @returns false when the message, or the right to write it, is gone. */
  async #attempt(write: () => Promise<unknown>): Promise<boolean> {
    try {
      await write();
      return true;
    } catch (error) {
      if (error instanceof DiscordError && error.problem !== 'failed') return false;
      throw error;
    }
  }

  /** Makes the first answer the game's message. @returns false where it is still deferred, or gone. */
  async #isShownBy(game: GameRecord, token: string): Promise<boolean> {
    let isShown = false;
    await this.#attempt(async () => {
      const sent = await this.#parts.discord.reply(token);
      isShown = ((sent.flags ?? 0) & MessageFlags.Loading) === 0;
      if (isShown) await this.#moveTo(game, sent);
    });
    return isShown;
  }

  /** Makes the answer to a command the game's message. */
  async #adopt(game: GameRecord, message: Message, token: string, { before }: Showing): Promise<void> {
    const sent = await this.#parts.discord.editReply(token, message);
    await this.#moveTo(game, sent, (replaced) => this.#remove(replaced, before));
  }

  /** A further message to an interaction. Where only tokens write, this one writes to it from now on. */
  async #add(game: GameRecord, message: Message, text: string, showing: Showing): Promise<void> {
    const { repost, token, promised } = showing;
    if (promised !== undefined) await this.#parts.discord.editReply(text, promised);
    const sent = await this.#parts.discord.followUp(text, message);
    const until = this.#parts.store.now() + TOKEN_MS;
    const own = game.token && {
      text,
      until: game.token.text === text ? game.token.until : until,
      follows: true,
    };
    const retire = (before: GameRecord) =>
      repost ? this.#shrink(before, game, token) : this.#remove(before);
    await this.#moveTo(game, sent, retire, own);
  }

  async #post(
    game: GameRecord,
    message: Message,
    nonce: string | undefined,
    token: string | undefined,
  ): Promise<void> {
    const { discord } = this.#parts;
    const sent = await discord.send(game.channelId as string, message, nonce);
    const retire = (before: GameRecord) => this.#shrink(before, game, before === game ? token : undefined);
    // Another process was faster to notify by a line of words, which Discord returns for the same nonce.
    const isLine = sent.components?.[0]?.type !== message.components[0]?.type;
    if ((await this.#moveTo(game, sent, retire)) && isLine)
      await discord.edit(sent.channel_id, sent.id, message);
  }

  /**
   * Makes another message the game's message, and retires the one that it replaces, also one that another
   * process has posted since the game was read; of two such, the newer one stays, with the newest state. A game
   * that has moved to another channel since stays there: its challenge may be accepted, and have a thread, before
   * the process that posted it has noted its place.
   * @param token writes to the message, where that is not the bot's own.
   * @returns whether it is the game's message now.
   */
  async #moveTo(
    game: GameRecord,
    { channel_id: channelId, id: messageId }: APIMessage,
    retire: (before: GameRecord) => Promise<void> = async () => undefined,
    token: GameRecord['token'] = null,
  ): Promise<boolean> {
    const { games } = this.#parts.store;
    for (let before: GameRecord | null = game; before !== null; before = await games.find(game.id)) {
      if (before.messageId === messageId) return true;
      const isOvertaken = before !== game;
      if (isOvertaken) void this.show(game.id);
      if (before.channelId !== game.channelId) return false;
      if (isOvertaken && isNewer(before.messageId, messageId)) {
        await this.#attemptToRetire({ ...before, messageId }, retire);
        return false;
      }
      const thread = channelId === before.channelId ? before.thread : null;
      const location = { channelId, messageId, thread, ...(token === null ? {} : { token }) };
      if (!(await games.setLocation(game.id, location, before))) continue;
      if (before.messageId !== null) await this.#attemptToRetire(before, retire);
      return true;
    }
    return false;
  }

  async #attemptToRetire(before: GameRecord, retire: (before: GameRecord) => Promise<void>): Promise<void> {
    try {
      await retire(before);
    } catch (error) {
      if (!(error instanceof DiscordError) || error.problem === 'failed')
        this.#parts.log(`the old message of game ${before.id} could not be removed`, error);
    }
  }

  /** @param token what writes to the message, where that is not the bot's own. */
  async #remove({ channelId, messageId }: GameRecord, token: GameRecord['token'] = null): Promise<void> {
    if (channelId === null || messageId === null) return;
    const { discord } = this.#parts;
    const ownToken = this.#tokenOf({ token });
    if (ownToken === undefined) await discord.remove(channelId, messageId);
    else await discord.removeReply(ownToken, token?.follows ? messageId : undefined);
  }

  /** Shrinks the message that showed a game before to a line. @param token of a click on it. */
  async #shrink(before: GameRecord, game: GameRecord, token: string | undefined): Promise<void> {
    const { discord } = this.#parts;
    const { channelId, messageId } = before;
    const line = lineMessage(game);
    const ownToken = token ?? this.#tokenOf(before);
    const which = token === undefined && before.token?.follows ? (messageId ?? undefined) : undefined;
    if (ownToken !== undefined) await discord.editReply(ownToken, line, which);
    else if (before.token === null) await discord.edit(channelId as string, messageId as string, line);
  }
}

/** Whether a message was posted after another: Discord's ids grow with time. */
function isNewer(messageId: string | null, other: string): boolean {
  return messageId !== null && BigInt(messageId) > BigInt(other);
}

/** The board, with the people below it who could not be reminded. */
function withNotes(message: Message, missed: readonly PendingNotice[], { language }: GameRecord): Message {
  const people = [...new Set(missed.map(({ to }) => to))];
  const notes = people.map((to) => text(discordTexts(language).notReminded(`<@${to}>`)));
  return { ...message, components: [...message.components, ...notes] };
}

/** Whether a person waits for the message as the answer to a command or a click. */
function isAnswer({ adopt, answered, follow }: Showing): boolean {
  return adopt !== undefined || answered !== undefined || follow !== undefined;
}

/** Both requests combined. Only the newer one has the progress of the search and the picked targets. */
function together(before: Showing, after: Showing): Showing {
  const isNoNews = before.isNoNews && after.isNoNews;
  return { ...before, progress: undefined, picked: undefined, ...after, isNoNews };
}
