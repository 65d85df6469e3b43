import { randomBytes } from 'node:crypto';
import { DiscordAPIError, type REST, type RESTOptions, type RawFile } from 'discord.js';
import {
  type APIDMChannel,
  type APIInteractionResponse,
  type APIMessage,
  type APIThreadChannel,
  RESTJSONErrorCodes,
  Routes,
  ThreadAutoArchiveDuration,
} from 'discord-api-types/v10';
import { type Message, type MessageFile, messageBody, shortened } from '../view/message.js';
import { type Discord, DiscordError, type DiscordProblem, type InteractionKey } from './port.js';

/** Of a thread, in characters. */
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

/** Talks to Discord's REST interface. Rate limits are waited for and failures of the server tried again by `REST`. */
export function restDiscord(rest: REST, applicationId: string): Discord {
  return {
    async respond({ id, token }: InteractionKey, response: APIInteractionResponse) {
      const route = Routes.interactionCallback(id, token);
      try {
        await rest.post(route, { body: response, auth: false });
      } catch (error) {
        // The first try came through and only Discord's answer to it was lost.
        if (isAcknowledged(error)) return;
        throw discordError(error);
      }
    },
    editReply: (token, message, messageId = '@original') =>
      told(
        rest.patch(Routes.webhookMessage(applicationId, token, messageId), {
          ...payload(seenByAll(message)),
          auth: false,
        }),
      ) as Promise<APIMessage>,
    reply: (token) =>
      told(
        rest.get(Routes.webhookMessage(applicationId, token, '@original'), { auth: false }),
      ) as Promise<APIMessage>,
    async removeReply(token, messageId = '@original') {
      await told(rest.delete(Routes.webhookMessage(applicationId, token, messageId), { auth: false }));
    },
    followUp: (token, message) =>
      told(
        rest.post(Routes.webhook(applicationId, token), { ...payload(message), auth: false }),
      ) as Promise<APIMessage>,
    send: (channelId, message, nonce = randomBytes(12).toString('hex')) =>
      told(
        rest.post(Routes.channelMessages(channelId), once(payload(message), nonce)),
      ) as Promise<APIMessage>,
    async sendDirect(userId, message, nonce) {
      const channel = await told(rest.post(Routes.userChannels(), { body: { recipient_id: userId } }));
      const route = Routes.channelMessages((channel as APIDMChannel).id);
      await told(rest.post(route, once(payload(message), nonce)));
    },
    edit: (channelId, messageId, message) =>
      told(rest.patch(Routes.channelMessage(channelId, messageId), payload(message))) as Promise<APIMessage>,
    async remove(channelId, messageId) {
      await told(rest.delete(Routes.channelMessage(channelId, messageId)));
    },
    async startThread(channelId, messageId, name) {
      const body = {
        name: shortened(name, MAX_NAME),
        auto_archive_duration: ThreadAutoArchiveDuration.OneDay,
      };
      const thread = await told(rest.post(Routes.threads(channelId, messageId), { body }));
      return (thread as APIThreadChannel).id;
    },
    async addToThread(threadId, userId) {
      await told(rest.put(Routes.threadMembers(threadId, userId)));
    },
    async archiveThread(threadId) {
      await told(rest.patch(Routes.channel(threadId), { body: { archived: true } }));
    },
  };
}

/** Who sees a message is settled with its first answer; saying it again is an error. */
function seenByAll(message: Message): Message {
  return { ...message, isEphemeral: false };
}

function payload(message: Message) {
  return { body: messageBody(message), files: rawFiles(message.files) };
}

/** Tried again because the answer was lost, a message is still posted once. */
function once({ body, files }: ReturnType<typeof payload>, nonce: string) {
  return { body: { ...body, nonce, enforce_nonce: true }, files };
}

function rawFiles(files: readonly MessageFile[]): RawFile[] {
  return files.map(({ name, data }) => ({ name, data }));
}

/** The answer, or the bot's own error. */
async function told(answer: Promise<unknown>): Promise<unknown> {
  try {
    return await answer;
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
 * How requests go out. A form with files goes as bytes, all at once: as a stream, which is the library's way,
 * it throws where nobody can catch it when Discord answers before it has read the whole form (429, 502, a lost
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
