import { InputError } from '@tahoun/core';
import { WorkRefused } from '@tahoun/engine';
import type { Kind } from '@tahoun/engine/scheduler';
import { type DiscordTexts, type Language, discordTexts, errorText } from '@tahoun/i18n';
import { type Act, type GameRecord, Refusal, noticesOf } from '@tahoun/live';
import {
  AlreadyHandled,
  type Joining,
  NO_SETTINGS,
  type Settings,
  USUAL_SERVER,
  isDatabaseFault,
} from '@tahoun/live/store';
import {
  type APIApplicationCommandOptionChoice,
  type APIInteraction,
  type APIInteractionResponse,
  type APIUser,
  ApplicationIntegrationType,
  InteractionResponseType,
  InteractionType,
  MessageFlags,
  PermissionFlagsBits,
} from 'discord-api-types/v10';
import type { Bot } from '../bot/bot.js';
import { DiscordError } from '../discord/port.js';
import { TOKEN_MS } from '../game/message-sync.js';
import type { View } from '../view/board.js';
import { type Message, escaped, messageBody, textMessage } from '../view/message.js';
import { type Painter, painterFor } from '../view/painter.js';
import { languageOf, styleOf } from '../view/settings.js';

/** An interaction with its user, its channel and its language. */
export class Call {
  readonly texts: DiscordTexts;
  readonly user: APIUser;
  #addsHere: Promise<boolean> | undefined;
  #isHandledHere = false;

  constructor(
    readonly bot: Bot,
    readonly interaction: APIInteraction,
    readonly settings: Settings,
    readonly language: Language,
    /** The default language: the server's, or that of the caller's Discord. */
    readonly unchosen: Language,
  ) {
    this.texts = discordTexts(language);
    this.user = userOf(interaction);
  }

  get style(): View['style'] {
    return styleOf(this.settings);
  }

  get channelId(): string | null {
    return this.interaction.channel?.id ?? null;
  }

  /** Whether the bot is a member here, so that it can write without an interaction. */
  get botWrites(): boolean {
    const owners = this.interaction.authorizing_integration_owners ?? {};
    return owners[ApplicationIntegrationType.GuildInstall] !== undefined;
  }

  /**
   * The server of this call, where the bot is a member of it; null elsewhere. `interaction.guild_id` names it also where
   * only the person has installed the bot.
   */
  get guildId(): string | null {
    return (this.botWrites ? this.interaction.guild_id : undefined) ?? null;
  }

  /** The same, for commands that need one. @throws Refusal elsewhere. */
  get requiredGuildId(): string {
    if (this.guildId === null) throw new Refusal('only-servers');
    return this.guildId;
  }

  /** Whether the caller manages the server. */
  get isManager(): boolean {
    const rights = BigInt(this.interaction.member?.permissions ?? 0);
    return (rights & PermissionFlagsBits.ManageGuild) !== 0n;
  }

  /** The token that writes where the bot is no member; null where it is one. */
  get token(): GameRecord['token'] {
    const until = this.bot.now() + TOKEN_MS;
    return this.botWrites ? null : { text: this.interaction.token, until, follows: false };
  }

  /** Completes a deferred answer, or changes the message that was clicked. */
  async reply(message: Message): Promise<void> {
    await this.bot.discord.editReply(this.interaction.token, message);
  }

  /**
   * Whether this process adds messages to the answer, which only one of those that receive the interaction
   * does. Without a database, each does.
   */
  addsHere(): Promise<boolean> {
    const { store, log } = this.bot;
    this.#addsHere ??= store.isAway
      ? Promise.resolve(true)
      : store.handled.isFirst(`add ${this.interaction.id}`).catch((error: unknown) => {
          log('the database could not be asked who answers', error);
          return true;
        });
    return this.#addsHere;
  }

  /** Adds a message for the caller alone. */
  async add(message: Message): Promise<void> {
    if (!(await this.addsHere())) return;
    await this.bot.discord.followUp(this.interaction.token, message);
  }

  get painter(): Painter {
    return painterFor(this.user.id, this.bot.painter);
  }

  /** The options of a search for this person: whose turn it is, and how long it may take. */
  searching(kind: Kind) {
    return { client: this.user.id, kind, deadlineMs: this.bot.timing.thinkMs } as const;
  }

  act(ply?: number): Act {
    return { userId: this.user.id, ply, now: this.bot.now() };
  }

  /**
   * Changes a game by this interaction, which counts only once.
   * @param isShownHere whether the answer to this interaction becomes the game's message.
   * @param joining set where the caller takes a seat.
   * @throws Refusal when there is no such game.
   */
  async change(
    id: string,
    work: (game: GameRecord) => GameRecord,
    isShownHere = false,
    joining?: Joining,
  ): Promise<GameRecord> {
    const changed = await this.bot.store.games.change(
      id,
      (game) => {
        const after = work(game);
        return isShownHere || this.tokenFor(game) !== undefined ? this.#refreshed(after) : after;
      },
      this.interaction.id,
      (before, after) => noticesOf(before, after, this.user.id),
      joining,
    );
    this.#isHandledHere = true;
    if (changed === null) throw new Refusal('no-such-game');
    // The other players of the tournament need not wait for the next round of the scheduler.
    if (changed.status === 'finished' && changed.tournamentId !== null)
      void this.bot.scheduler.advance(changed.tournamentId);
    return changed;
  }

  /**
   * Whether this interaction has changed a game in another process, or when it came for the first time; what this
   * one finds wrong is then only that.
   */
  async isHandledElsewhere(): Promise<boolean> {
    return !this.#isHandledHere && (await this.bot.store.handled.has(this.interaction.id).catch(() => false));
  }

  /**
   * A game with this call's token where only tokens write, because the newest one lasts longest. The token of
   * a private answer writes to that answer alone.
   */
  #refreshed(game: GameRecord): GameRecord {
    return game.token === null ? game : { ...game, token: this.token ?? game.token };
  }

  /** The token of a click on the game's own message; undefined for an older message or a private one. */
  tokenFor({ messageId }: GameRecord): string | undefined {
    const { interaction } = this;
    const clicked = 'message' in interaction ? interaction.message : undefined;
    if (clicked === undefined || ((clicked.flags ?? 0) & MessageFlags.Ephemeral) !== 0) return undefined;
    return messageId === null || clicked.id === messageId ? interaction.token : undefined;
  }
}

export async function callOf(bot: Bot, interaction: APIInteraction): Promise<Call> {
  const { settings, server } = await settingsOf(bot, interaction);
  const unchosen = server.language ?? localeOf(interaction);
  return new Call(bot, interaction, settings, languageOf(settings, unchosen), unchosen);
}

/** The settings, or the defaults without a database, so that the bot can at least report the failure. */
async function settingsOf(bot: Bot, interaction: APIInteraction) {
  try {
    const settings = await bot.store.people.settingsOf(userOf(interaction).id);
    return { settings, server: await bot.store.servers.of(interaction.guild_id) };
  } catch (error) {
    bot.log('the settings could not be read', error);
    return { settings: NO_SETTINGS, server: USUAL_SERVER };
  }
}

export function userOf(interaction: APIInteraction): APIUser {
  const user = interaction.member?.user ?? interaction.user;
  if (user === undefined) throw new Error('an interaction without a user');
  return user;
}

/** The language of the caller's Discord. */
export function localeOf(interaction: APIInteraction): Language {
  const locale = 'locale' in interaction ? interaction.locale : 'en-US';
  return locale.startsWith('cs') ? 'cs' : 'en';
}

/** The sentence about a search that did not come to its turn. */
function refusalWords({ code, max }: WorkRefused, language: Language): string {
  const { refusals } = discordTexts(language);
  switch (code) {
    case 'too-many':
      return refusals['too-many-searches']({ max });
    case 'too-busy':
      return refusals['too-busy']({});
    case 'cancelled':
      return refusals.restarting({});
  }
}

/** The sentence about an error of the person's own, or of a database that is away; null for others of ours. */
export function errorWords(error: unknown, language: Language): string | null {
  if (error instanceof Refusal) {
    const { found } = error.params;
    const params = found === undefined ? error.params : { ...error.params, found: escaped(`${found}`) };
    return discordTexts(language).refusals[error.code](params);
  }
  if (error instanceof WorkRefused) return refusalWords(error, language);
  if (error instanceof InputError) return sentenceOf(errorText(language, error), error.params.found);
  if (error instanceof DiscordError && error.problem === 'forbidden')
    return discordTexts(language).refusals['cannot-write']({});
  if (isDatabaseFault(error)) return discordTexts(language).notSaved;
  return null;
}

/**
 * The message about a failure, or null for an interaction that was handled before. Errors of ours are
 * logged.
 */
export async function apology(call: Call, error: unknown): Promise<Message | null> {
  const { bot, language } = call;
  if (error instanceof AlreadyHandled) return null;
  const words = errorWords(error, language);
  if (words === null || isDatabaseFault(error)) bot.log('an interaction failed', error);
  else if (await call.isHandledElsewhere()) return null;
  return textMessage(words ?? discordTexts(language).failed);
}

/** A text as a sentence. Typed words keep their case: `e4` is a square, `E4` is none. */
function sentenceOf(text: string, found: unknown): string {
  const theirs = `${found ?? ''}`;
  const isTheirs = theirs !== '' && text.startsWith(theirs);
  const sentence = isTheirs ? text : `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  return `${theirs === '' ? sentence : sentence.replaceAll(theirs, () => escaped(theirs))}.`;
}

/** The bot's answer to an interaction. */
export interface Answer {
  /** The first answer, due within three seconds. */
  readonly response: APIInteractionResponse;
  /** The rest of the work, once the first answer is sent. Never rejects. */
  readonly later?: () => Promise<void>;
}

/** Answers with a message at once; it must have no files. */
export function sayNow(message: Message): Answer {
  return {
    response: { type: InteractionResponseType.ChannelMessageWithSource, data: messageBody(message) },
  };
}

/** Offers values for the option that a person is typing. */
export function offer(choices: readonly APIApplicationCommandOptionChoice<string>[]): Answer {
  return {
    response: {
      type: InteractionResponseType.ApplicationCommandAutocompleteResult,
      data: { choices: [...choices] },
    },
  };
}

/** Acknowledges now: a click leaves its message as it is, a command shows that work is going on. */
export function acknowledge(
  interaction: APIInteraction,
  isEphemeral: boolean,
  later: () => Promise<void>,
): Answer {
  return { response: deferral(interaction, isEphemeral), later };
}

/** The deferred answer; a public one to a click or a form is a message of its own. */
export function deferral(interaction: APIInteraction, isEphemeral: boolean): APIInteractionResponse {
  const isFromMessage =
    interaction.type === InteractionType.MessageComponent || interaction.type === InteractionType.ModalSubmit;
  if (isFromMessage && isEphemeral) return { type: InteractionResponseType.DeferredMessageUpdate };
  return {
    type: InteractionResponseType.DeferredChannelMessageWithSource,
    data: isEphemeral ? { flags: MessageFlags.Ephemeral } : {},
  };
}
