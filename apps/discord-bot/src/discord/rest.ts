import { randomBytes } from 'node:crypto';
import { DiscordAPIError, type REST, type RESTOptions, type RawFile } from 'discord.js';
import {
  type APIDMChannel,
  type APIInteractionResponse,
  type APIThreadChannel,
  RESTJSONErrorCodes,
  Routes,
  ThreadAutoArchiveDuration,
} from 'discord-api-types/v10';
import { type Message, messageBody, shortened } from '../view/message.js';
import { type Discord, DiscordError, type DiscordProblem, type InteractionKey } from './port.js';

/** Longest name of a thread, in characters. */
const MAX_NAME = 100;

const GONE: readonly (number | string)[] = [
  RESTJSONErrorCodes.UnknownMessage,
  RESTJSONErrorCodes.UnknownChannel,
  RESTJSONErrorCodes.UnknownInteraction,
  RESTJSONErrorCodes.UnknownWebhook,
  RESTJSONErrorCodes.InvalidWebhookToken,
  // Messages in an archived thread cannot be edited; a new message reopens the thread.
  RESTJSONErrorCodes.InvalidActionOnArchivedThread,
];
const FORBIDDEN: readonly (number | string)[] = [
  RESTJSONErrorCodes.MissingAccess,
  RESTJSONErrorCodes.MissingPermissions,
  RESTJSONErrorCodes.CannotSendMessagesToThisUser,
  RESTJSONErrorCodes.ThisInteractionHasHitTheMaximumNumberOfFollowUpMessages,
];

/** Discord by its REST interface. `REST` waits for rate limits, and tries again when the server fails. */
export function restDiscord(rest: REST, applicationId: string): Discord {
  return {
    async respond({ id, token }: InteractionKey, response: APIInteractionResponse) {
      const route = Routes.interactionCallback(id, token);
      try {
        await rest.post(route, { body: response, auth: false });
      } catch (error) {
        // The first try succeeded, and only Discord's answer to it was lost.
        if (isAcknowledged(error)) return;
        throw discordError(error);
      }
    },
    editReply: (token, message, messageId = '@original') => {
      const route = Routes.webhookMessage(applicationId, token, messageId);
      return told(rest.patch(route, { ...payload(seenByAll(message)), auth: false }));
    },
    reply: (token) =>
      told(rest.get(Routes.webhookMessage(applicationId, token, '@original'), { auth: false })),
    removeReply: (token, messageId = '@original') =>
      told(rest.delete(Routes.webhookMessage(applicationId, token, messageId), { auth: false })),
    followUp: (token, message) =>
      told(rest.post(Routes.webhook(applicationId, token), { ...payload(message), auth: false })),
    send: (channelId, message, nonce = randomBytes(12).toString('hex')) =>
      told(rest.post(Routes.channelMessages(channelId), once(payload(message), nonce))),
    async sendDirect(userId, message, nonce) {
      const body = { recipient_id: userId };
      const channel = await told<APIDMChannel>(rest.post(Routes.userChannels(), { body }));
      return told(rest.post(Routes.channelMessages(channel.id), once(payload(message), nonce)));
    },
    edit: (channelId, messageId, message) =>
      told(rest.patch(Routes.channelMessage(channelId, messageId), payload(message))),
    remove: (channelId, messageId) => told(rest.delete(Routes.channelMessage(channelId, messageId))),
    async startThread(channelId, messageId, name) {
      const body = {
        name: shortened(name, MAX_NAME),
        auto_archive_duration: ThreadAutoArchiveDuration.OneDay,
      };
      const thread = await told<APIThreadChannel>(rest.post(Routes.threads(channelId, messageId), { body }));
      return thread.id;
    },
    addToThread: (threadId, userId) => told(rest.put(Routes.threadMembers(threadId, userId))),
    archiveThread: (threadId) => told(rest.patch(Routes.channel(threadId), { body: { archived: true } })),
  };
}

/** The first answer settles who sees a message; Discord refuses the flag in an edit. */
function seenByAll(message: Message): Message {
  return { ...message, isEphemeral: false };
}

function payload(message: Message) {
  const files: RawFile[] = message.files.map(({ name, data }) => ({ name, data }));
  return { body: messageBody(message), files };
}

/** Adds a nonce, so that a message sent again because its answer was lost is posted only once. */
function once({ body, files }: ReturnType<typeof payload>, nonce: string) {
  return { body: { ...body, nonce, enforce_nonce: true }, files };
}

/** The answer of Discord. @throws DiscordError for any failure. */
async function told<Result>(answer: Promise<unknown>): Promise<Result> {
  try {
    return (await answer) as Result;
  } catch (error) {
    throw discordError(error);
  }
}

function discordError(error: unknown): DiscordError {
  const message = error instanceof Error ? error.message : String(error);
  // The library's own errors contain the URL, and with it the interaction's token: they must not be logged.
  if (isRequested(error))
    return new DiscordError(problemOf(error), `${message} (${error.method}, ${codeOf(error)})`);
  return new DiscordError(problemOf(error), message, { cause: error });
}

function isRequested(error: unknown): error is Error & { readonly method: string } {
  return error instanceof Error && 'url' in error && 'method' in error;
}

function codeOf(error: object): unknown {
  return 'code' in error ? error.code : 'status' in error ? error.status : 'no code';
}

function isAcknowledged(error: unknown): boolean {
  return (
    error instanceof DiscordAPIError &&
    error.code === RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged
  );
}

function problemOf(error: unknown): DiscordProblem {
  if (!(error instanceof DiscordAPIError)) return 'failed';
  if (GONE.includes(error.code) || error.status === 404) return 'gone';
  return FORBIDDEN.includes(error.code) || error.status === 403 ? 'forbidden' : 'failed';
}

/**
 * Sends requests. A form with files goes as bytes, all at once: as a stream, which is the library's way, it
 * throws where nobody can catch it when Discord answers before it has read the whole form (429, 502, a lost
 * connection), and the bot would end.
 */
export const sendWhole: RESTOptions['makeRequest'] = async (url, { method, headers, body, signal }) => {
  const sent = { method, signal } as RequestInit;
  if (!(body instanceof FormData)) return fetch(url, { ...sent, headers, body } as RequestInit);
  const form = new Response(body);
  const type = { 'content-type': form.headers.get('content-type') as string };
  return fetch(url, {
    ...sent,
    headers: { ...(headers as Record<string, string>), ...type },
    body: await form.arrayBuffer(),
  });
};
