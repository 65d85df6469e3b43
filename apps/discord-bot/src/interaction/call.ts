import { InputError } from '@tahoun/core';
import { type DiscordTexts, type Language, discordTexts, errorText } from '@tahoun/i18n';
import { type Act, type GameRecord, Refusal, noticesOf } from '@tahoun/live';
import { AlreadyHandled, type Joining, NO_SETTINGS, type Settings, USUAL_SERVER } from '@tahoun/live/store';
import {
  type APIInteraction,
  type APIInteractionResponse,
  type APIUser,
  ApplicationIntegrationType,
  InteractionResponseType,
  InteractionType,
  MessageFlags,
} from 'discord-api-types/v10';
import type { Bot } from '../bot.js';
import { DiscordError } from '../discord/port.js';
import { TOKEN_MS, languageOf, styleOf } from '../game/message-sync.js';
import type { View } from '../view/board.js';
import { type Message, escaped, messageBody, textMessage } from '../view/message.js';

/** Who asks for something, where, and in what language. */
export class Call {
  readonly texts: DiscordTexts;
  readonly user: APIUser;
  #addsHere: Promise<boolean> | undefined;

  constructor(
    readonly bot: Bot,
    readonly interaction: APIInteraction,
    readonly settings: Settings,
    readonly language: Language,
    /** The language of somebody who has chosen none: the server's, or that of their Discord. */
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

  /** The bot is a member here, so that it can write without being asked. */
  get botWrites(): boolean {
    const owners = this.interaction.authorizing_integration_owners ?? {};
    return owners[ApplicationIntegrationType.GuildInstall] !== undefined;
  }

  /** What to write with where the bot is no member; null where it is one. */
  get token(): GameRecord['token'] {
    const until = this.bot.now() + TOKEN_MS;
    return this.botWrites ? null : { text: this.interaction.token, until, follows: false };
  }

  /** Keeps the promise of an answer, or changes the message that was clicked. */
  async reply(message: Message): Promise<void> {
    await this.bot.discord.editReply(this.interaction.token, message);
  }

  /**
   * Whether this process is the one that adds messages to the answer, of all that hear the interaction. Without a
   * database, each is.
   */
  addsHere(): Promise<boolean> {
    this.#addsHere ??= this.bot.store.handled
      .isFirst(`add ${this.interaction.id}`)
      .catch((error: unknown) => {
        this.bot.log('the database could not be asked who answers', error);
        return true;
      });
    return this.#addsHere;
  }

  /** Says something beside that, to the caller alone. */
  async add(message: Message): Promise<void> {
    if (!(await this.addsHere())) return;
    await this.bot.discord.followUp(this.interaction.token, message);
  }

  act(ply?: number): Act {
    return { userId: this.user.id, ply, now: this.bot.now() };
  }

  /**
   * Changes a game by this interaction, which counts once only.
   * @param isShownHere the game's message becomes the answer to this interaction.
   * @param joining given where the caller takes a seat by it.
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
    if (changed === null) throw new Refusal('no-such-game');
    // The others of the tournament need not wait for the next look at what is due.
    if (changed.status === 'finished' && changed.tournamentId !== null)
      void this.bot.scheduler.advance(changed.tournamentId);
    return changed;
  }

  /** Where only tokens write, the newest one lasts longest. That of a private answer writes to that answer alone. */
  #refreshed(game: GameRecord): GameRecord {
    return game.token === null ? game : { ...game, token: this.token ?? game.token };
  }

  /** The click's own message is the game's, unless it was clicked in a message of the past or only for one's eyes. */
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

/** Without a database nothing can be done, but that can be said. */
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

/** What to tell a person about an error of their own; null for one of ours. */
export function errorWords(error: unknown, language: Language): string | null {
  if (error instanceof Refusal) {
    const { found } = error.params;
    const params = found === undefined ? error.params : { ...error.params, found: escaped(`${found}`) };
    return discordTexts(language).refusals[error.code](params);
  }
  if (error instanceof InputError) return sentenceOf(errorText(language, error), error.params.found);
  if (error instanceof DiscordError && error.problem === 'forbidden')
    return discordTexts(language).refusals['cannot-write']({});
  return null;
}

/**
 * What to tell a person when something could not be done, or null when nothing shall be said. Errors of ours
 * are logged.
 */
export function apology(bot: Bot, error: unknown, language: Language): Message | null {
  if (error instanceof AlreadyHandled) return null;
  const words = errorWords(error, language);
  if (words === null) bot.log('an interaction failed', error);
  return textMessage(words ?? discordTexts(language).failed);
}

/** A text as a sentence. What somebody has typed stays as it was: `e4` is a square, `E4` is none. */
function sentenceOf(text: string, found: unknown): string {
  const theirs = `${found ?? ''}`;
  const isTheirs = theirs !== '' && text.startsWith(theirs);
  const sentence = isTheirs ? text : `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  return `${theirs === '' ? sentence : sentence.replaceAll(theirs, () => escaped(theirs))}.`;
}

/** What the bot answers to an interaction. */
export interface Answer {
  /** The first answer, due within three seconds. */
  readonly response: APIInteractionResponse;
  /** The rest of the work, once the first answer is sent. Never rejects. */
  readonly later?: () => Promise<void>;
}

/** A message at once; one without files. */
export function sayNow(message: Message): Answer {
  return {
    response: { type: InteractionResponseType.ChannelMessageWithSource, data: messageBody(message) },
  };
}

/** Only the acknowledgement now: a click leaves its message as it is, a command shows that work is going on. */
export function acknowledge(
  interaction: APIInteraction,
  isEphemeral: boolean,
  later: () => Promise<void>,
): Answer {
  return { response: deferral(interaction, isEphemeral), later };
}

/** Of a click or a form, the answer that everybody sees is a message of its own. */
export function deferral(interaction: APIInteraction, isEphemeral: boolean): APIInteractionResponse {
  const isFromMessage =
    interaction.type === InteractionType.MessageComponent || interaction.type === InteractionType.ModalSubmit;
  if (isFromMessage && isEphemeral) return { type: InteractionResponseType.DeferredMessageUpdate };
  return {
    type: InteractionResponseType.DeferredChannelMessageWithSource,
    data: isEphemeral ? { flags: MessageFlags.Ephemeral } : {},
  };
}
