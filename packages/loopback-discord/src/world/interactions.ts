import { randomBytes } from 'node:crypto';
import {
  type APIModalInteractionResponseCallbackData,
  ApplicationCommandOptionType,
  type InteractionContextType,
  InteractionType,
  MessageFlags,
  PermissionFlagsBits,
  InteractionResponseType as Response,
} from 'discord-api-types/v10';
import { type Choice, type SuggestingType, checkSuggestions } from '../rules/commands.js';
import { type Component, faultsOfTree } from '../rules/components.js';
import { checkForm } from '../rules/description/check.js';
import {
  alreadyAcknowledged,
  archivedThread,
  expiredToken,
  fault,
  invalidForm,
  tooManyFollowUps,
  unknownInteraction,
  unknownMessage,
  unknownWebhook,
} from '../rules/errors.js';
import { LIMITS } from '../rules/limits.js';
import type { Messages, Sent } from './messages.js';
import {
  ALL_PERMISSIONS,
  type Channel,
  type Person,
  type StoredMessage,
  type World,
  channelData,
  memberData,
} from './world.js';

type Modal = APIModalInteractionResponseCallbackData;

/** How an interaction stands: not acknowledged, acknowledged but without an answer yet, answered, or given up. */
type InteractionState = 'waiting' | 'thinking' | 'answered' | 'failed';

/** Something a person did that the app has to answer. */
export interface Interaction {
  readonly id: string;
  readonly token: string;
  readonly type: InteractionType;
  readonly person: Person;
  readonly channel: Channel;
  /** The message whose component was used, or from whose component the modal came. */
  readonly source: StoredMessage | undefined;
  /** Of an autocomplete: the type of the option that is typed. */
  readonly optionType: SuggestingType | undefined;
  /** What was done, for messages about it. */
  readonly what: string;
  /** The app is here for this person only, not a member of the guild. */
  readonly userInstall: boolean;
  readonly createdAt: number;
  /** As it was sent to the app. */
  payload: object;
  state: InteractionState;
  /** Time until the acknowledgement, in ms, also when it came too late; undefined: none came yet. */
  acknowledgedAfter: number | undefined;
  /** What `@original` stands for. */
  original: StoredMessage | undefined;
  /** Messages that came of it, the first answer included. */
  readonly messages: StoredMessage[];
  followUps: number;
  modal: Modal | undefined;
  choices: readonly Choice[] | undefined;
}

/** What a person does, before it has an id and a token. */
export type Deed = Pick<Interaction, 'type' | 'person' | 'channel' | 'what'> &
  Partial<Pick<Interaction, 'source' | 'optionType'>> & {
    readonly data: object;
    readonly context: InteractionContextType;
    readonly userInstall: boolean;
  };

/** What tokens begin with, so that they are found wherever they should not be. */
const TOKEN = 'secret-token-';

/** Which callbacks answer which interactions. */
const ANSWERS: Readonly<Record<number, readonly Response[]>> = {
  [InteractionType.ApplicationCommand]: [
    Response.ChannelMessageWithSource,
    Response.DeferredChannelMessageWithSource,
    Response.Modal,
  ],
  [InteractionType.ApplicationCommandAutocomplete]: [Response.ApplicationCommandAutocompleteResult],
  [InteractionType.MessageComponent]: [
    Response.ChannelMessageWithSource,
    Response.DeferredChannelMessageWithSource,
    Response.DeferredMessageUpdate,
    Response.UpdateMessage,
    Response.Modal,
  ],
  [InteractionType.ModalSubmit]: [
    Response.ChannelMessageWithSource,
    Response.DeferredChannelMessageWithSource,
    Response.DeferredMessageUpdate,
    Response.UpdateMessage,
  ],
};

/** Hands out interactions, takes their answers, and keeps their time. */
export class Interactions {
  readonly #world: World;
  readonly #messages: Messages;
  readonly #byToken = new Map<string, Interaction>();
  /** Sends an interaction to the app. */
  readonly #deliver: (payload: object, guildId: string | undefined) => void;
  readonly #patienceMs: number;
  /** Those that were not acknowledged within three seconds. */
  readonly late: Interaction[] = [];
  /** Times of all acknowledgements, in ms. */
  readonly acknowledgements: number[] = [];

  constructor(
    world: World,
    messages: Messages,
    deliver: (payload: object, guildId: string | undefined) => void,
    patienceMs: number = LIMITS.acknowledgeMs,
  ) {
    this.#patienceMs = patienceMs;
    this.#world = world;
    this.#messages = messages;
    this.#deliver = deliver;
  }

  /** Takes down what somebody did. The app does not hear of it yet. */
  create({ data, context, userInstall, source, optionType, ...deed }: Deed): Interaction {
    const interaction: Interaction = {
      ...deed,
      id: this.#world.newId(),
      token: `${TOKEN}${randomBytes(36).toString('base64url')}`,
      source,
      optionType,
      userInstall,
      createdAt: this.#world.clock.now(),
      payload: {},
      state: 'waiting',
      acknowledgedAfter: undefined,
      original: undefined,
      messages: [],
      followUps: 0,
      modal: undefined,
      choices: undefined,
    };
    this.#byToken.set(interaction.token, interaction);
    if (Number.isFinite(this.#patienceMs))
      setTimeout(() => this.#giveUp(interaction), this.#patienceMs).unref();
    interaction.payload = this.#payload(interaction, data, context);
    return interaction;
  }

  /** Sends an interaction to the app; a second time too, as Discord does now and then. */
  deliver({ payload, channel }: Interaction): void {
    const guild = this.#world.guilds.get(channel.guildId ?? '');
    this.#deliver(payload, guild?.hasApp ? guild.id : undefined);
  }

  /** Takes the first answer. Gives what Discord tells of it when asked to (`with_response`). */
  answer(id: string, token: string, { json, uploads }: Sent): object {
    const interaction = this.#byToken.get(token);
    if (interaction === undefined || interaction.id !== id) throw unknownInteraction();
    if (interaction.state === 'failed') {
      interaction.acknowledgedAfter = this.#world.clock.now() - interaction.createdAt;
      throw unknownInteraction();
    }
    if (interaction.state !== 'waiting') throw alreadyAcknowledged();
    const { type, data } = checkForm<{ type: Response; data?: unknown }>('InteractionCallback', json);
    if (!ANSWERS[interaction.type]?.includes(type))
      throw invalidForm([
        fault(['type'], 'INTERACTION_CALLBACK_TYPE', `no answer to a ${interaction.what}: ${type}`),
      ]);
    this.#apply(interaction, type, { json: data ?? {}, uploads });
    interaction.acknowledgedAfter = this.#world.clock.now() - interaction.createdAt;
    this.acknowledgements.push(interaction.acknowledgedAfter);
    this.#world.changed(interaction.channel.id);
    return this.#answered(interaction, type);
  }

  /** The interaction of a token, whatever has become of it. */
  find(token: string): Interaction | undefined {
    return this.#byToken.get(token);
  }

  /** The acknowledged interaction of a token that is still good. */
  byToken(token: string): Interaction {
    const interaction = this.#byToken.get(token);
    if (interaction === undefined || interaction.state === 'waiting' || interaction.state === 'failed')
      throw unknownWebhook();
    if (this.#world.clock.now() - interaction.createdAt > LIMITS.tokenMs) throw expiredToken();
    return interaction;
  }

  /** A message that this interaction may read, edit and delete: `@original` or one of its own by id. */
  messageOf(interaction: Interaction, which: string): StoredMessage {
    const own = interaction.messages.find(({ data }) => data.id === which);
    const message =
      which === '@original' || which === interaction.original?.data.id ? interaction.original : own;
    if (message === undefined || !interaction.channel.messages.has(message.data.id)) throw unknownMessage();
    return message;
  }

  edit(interaction: Interaction, which: string, sent: Sent): StoredMessage {
    const message = this.messageOf(interaction, which);
    if (interaction.channel.archived) throw archivedThread();
    this.#messages.edit(interaction.channel, message, sent);
    if (message === interaction.original) interaction.state = 'answered';
    this.#world.changed(interaction.channel.id);
    return message;
  }

  /** A further message. The first one after "thinking" takes the place of the deferred answer, as on Discord. */
  followUp(interaction: Interaction, sent: Sent): StoredMessage {
    const { original } = interaction;
    if (interaction.userInstall && ++interaction.followUps > LIMITS.userInstallFollowUps)
      throw tooManyFollowUps();
    const isThinking = ((original?.data.flags ?? 0) & MessageFlags.Loading) !== 0;
    const onlyFor = isThinking ? original?.onlyFor : this.#onlyFor(interaction, sent.json);
    const message = this.#create(interaction, sent, onlyFor, isThinking);
    if (isThinking && original !== undefined) {
      this.#messages.delete(interaction.channel, original);
      interaction.original = message;
      interaction.state = 'answered';
    }
    this.#world.changed(interaction.channel.id);
    return message;
  }

  delete(interaction: Interaction, which: string): void {
    this.#messages.delete(interaction.channel, this.messageOf(interaction, which));
  }

  #apply(interaction: Interaction, type: Response, sent: Sent): void {
    const { channel, source } = interaction;
    switch (type) {
      case Response.ChannelMessageWithSource:
        interaction.original = this.#create(interaction, sent, this.#onlyFor(interaction, sent.json));
        interaction.state = 'answered';
        break;
      case Response.DeferredChannelMessageWithSource:
        checkForm('Deferral', sent.json);
        interaction.original = this.#think(interaction, this.#onlyFor(interaction, sent.json));
        interaction.state = 'thinking';
        break;
      case Response.DeferredMessageUpdate:
        interaction.original = requireSource(interaction);
        interaction.state = 'thinking';
        break;
      case Response.UpdateMessage:
        interaction.original = requireSource(interaction);
        if (source === undefined || !channel.messages.has(source.data.id)) throw unknownMessage();
        this.#messages.edit(channel, source, sent);
        interaction.state = 'answered';
        break;
      case Response.ApplicationCommandAutocompleteResult:
        interaction.choices = checkSuggestions(
          sent.json,
          interaction.optionType ?? ApplicationCommandOptionType.String,
        );
        interaction.state = 'answered';
        break;
      case Response.Modal:
        interaction.modal = checkModal(sent.json);
        interaction.state = 'answered';
        break;
    }
  }

  #create(interaction: Interaction, sent: Sent, onlyFor: string | undefined, isEdit = false): StoredMessage {
    const { application } = this.#world;
    const flags = onlyFor === undefined ? 0 : MessageFlags.Ephemeral;
    const json = sent.json as { flags?: number };
    const message = this.#messages.create(
      interaction.channel,
      { ...sent, json: { ...json, flags: (json.flags ?? 0) | flags } },
      { author: application.user, form: 'interaction', onlyFor, isEdit, extra: this.#origin(interaction) },
    );
    interaction.messages.push(message);
    return message;
  }

  #think(interaction: Interaction, onlyFor: string | undefined): StoredMessage {
    const flags = MessageFlags.Loading | (onlyFor === undefined ? 0 : MessageFlags.Ephemeral);
    const message = this.#messages.create(
      interaction.channel,
      { json: { content: '…' }, uploads: [] },
      {
        author: this.#world.application.user,
        form: 'interaction',
        onlyFor,
        extra: { ...this.#origin(interaction), flags, content: '' },
      },
    );
    interaction.messages.push(message);
    return message;
  }

  #origin({ id, type, person, userInstall }: Interaction) {
    const owner = userInstall ? { 1: person.user.id } : { 0: '0' };
    return {
      application_id: this.#world.application.id,
      webhook_id: this.#world.application.id,
      interaction_metadata: { id, type, user: person.user, authorizing_integration_owners: owner },
    } as object;
  }

  /** Who alone sees an answer: the person, if the app or the rules of the place ask for that. */
  #onlyFor({ person, channel, userInstall }: Interaction, json: unknown): string | undefined {
    const { flags = 0 } = json as { flags?: number };
    const silent =
      userInstall &&
      channel.guildId !== undefined &&
      (this.#world.permissionsIn(channel) & PermissionFlagsBits.UseExternalApps) === 0n;
    return (flags & MessageFlags.Ephemeral) !== 0 || silent ? person.user.id : undefined;
  }

  #answered({ id, type, original, channel }: Interaction, callbackType: Response): object {
    const data = original?.data;
    return {
      interaction: {
        id,
        type,
        channel_id: channel.id,
        ...(data && {
          response_message_id: data.id,
          response_message_loading: ((data.flags ?? 0) & MessageFlags.Loading) !== 0,
          response_message_ephemeral: ((data.flags ?? 0) & MessageFlags.Ephemeral) !== 0,
        }),
      },
      resource: { type: callbackType, ...(data && { message: data }) },
    };
  }

  #giveUp(interaction: Interaction): void {
    if (interaction.state !== 'waiting') return;
    interaction.state = 'failed';
    this.late.push(interaction);
    this.#world.changed(interaction.channel.id);
  }

  #payload(interaction: Interaction, data: object, context: InteractionContextType): object {
    const { person, channel, source } = interaction;
    const guild = this.#world.guilds.get(channel.guildId ?? '');
    const here = guild === undefined ? ALL_PERMISSIONS : this.#world.permissionsIn(channel);
    const permissions = String(here);
    const ownPermissions = String(here | (person.managesGuilds ? PermissionFlagsBits.ManageGuild : 0n));
    return {
      id: interaction.id,
      application_id: this.#world.application.id,
      type: interaction.type,
      token: interaction.token,
      version: 1,
      locale: person.locale,
      channel_id: channel.id,
      channel: { ...channelData(this.#world, channel), permissions },
      app_permissions: permissions,
      entitlements: [],
      authorizing_integration_owners: {
        ...(interaction.userInstall ? { 1: person.user.id } : { 0: guild?.id ?? '0' }),
      },
      context,
      attachment_size_limit: LIMITS.fileBytes,
      data,
      ...(source && { message: source.data }),
      ...(guild === undefined
        ? { user: person.user }
        : {
            guild_id: guild.id,
            guild_locale: guild.locale,
            guild: { id: guild.id, locale: guild.locale, features: [] },
            member: { ...memberData(this.#world, person.user.id), permissions: ownPermissions },
          }),
    };
  }
}

/** The form that an interaction may be answered with. */
export function checkModal(body: unknown): Modal {
  return checkForm<Modal>('ModalInteractionCallbackRequestData', body, ({ components }) =>
    faultsOfTree(components as readonly Component[], true),
  );
}

function requireSource({ source }: Interaction): StoredMessage {
  if (source !== undefined) return source;
  throw invalidForm([fault(['type'], 'INTERACTION_CALLBACK_TYPE', 'there is no message to update')]);
}
