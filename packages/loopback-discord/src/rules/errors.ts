/** An answer of Discord that is no success: its HTTP status, and the code and text of its JSON body. */
export class DiscordError extends Error {
  override readonly name = 'DiscordError';
  readonly status: number;
  readonly code: number;
  readonly errors: object | undefined;

  constructor(status: number, code: number, message: string, errors?: object) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = errors;
  }

  /** The body as Discord sends it. */
  body(): object {
    return { message: this.message, code: this.code, ...(this.errors && { errors: this.errors }) };
  }
}

export const unauthorized = () => new DiscordError(401, 0, '401: Unauthorized');
export const notFound = () => new DiscordError(404, 0, '404: Not Found');
export const unknownChannel = () => new DiscordError(404, 10003, 'Unknown Channel');
export const unknownGuild = () => new DiscordError(404, 10004, 'Unknown Guild');
export const unknownMember = () => new DiscordError(404, 10007, 'Unknown Member');
export const unknownMessage = () => new DiscordError(404, 10008, 'Unknown Message');
export const unknownUser = () => new DiscordError(404, 10013, 'Unknown User');
export const unknownWebhook = () => new DiscordError(404, 10015, 'Unknown Webhook');
export const unknownInteraction = () => new DiscordError(404, 10062, 'Unknown interaction');
export const unknownCommand = () => new DiscordError(404, 10063, 'Unknown application command');
export const tooLarge = () => new DiscordError(413, 40005, 'Request entity too large');
export const alreadyAcknowledged = () =>
  new DiscordError(400, 40060, 'Interaction has already been acknowledged.');
export const tooManyFollowUps = () =>
  new DiscordError(400, 40094, 'This interaction has hit the maximum number of follow-up messages');
export const missingAccess = () => new DiscordError(403, 50001, 'Missing Access');
export const anothersMessage = () =>
  new DiscordError(403, 50005, 'Cannot edit a message authored by another user');
export const emptyMessage = () => new DiscordError(400, 50006, 'Cannot send an empty message');
export const closedToBots = () => new DiscordError(403, 50007, 'Cannot send messages to this user');
export const missingPermissions = () => new DiscordError(403, 50013, 'Missing Permissions');
export const wrongChannelType = () =>
  new DiscordError(400, 50024, 'Cannot execute action on this channel type');
export const expiredToken = () => new DiscordError(401, 50027, 'Invalid Webhook Token');
export const entryPointRemoved = () =>
  new DiscordError(
    400,
    50240,
    "You cannot remove this app's Entry Point command in a bulk update operation. Please include the Entry Point command in your update request or delete it separately.",
  );
export const archivedThread = () => new DiscordError(400, 50083, 'Thread is archived');
export const invalidJson = () => new DiscordError(400, 50109, 'The request body contains invalid JSON.');
export const threadExists = () =>
  new DiscordError(400, 160004, 'A thread has already been created for this message');

/** One thing wrong in a body: where, Discord's code for it, and what. */
export interface Fault {
  readonly path: readonly PropertyKey[];
  readonly code: string;
  readonly message: string;
}

export function fault(path: Fault['path'], code: string, message: string): Fault {
  return { path, code, message };
}

/** The answer to a body that breaks rules: Discord's tree of errors, keyed by field and index. */
export function invalidForm(faults: readonly Fault[]): DiscordError {
  const tree: Record<string, unknown> = {};
  for (const { path, code, message } of faults) {
    let node = tree;
    for (const key of path) {
      node[String(key)] ??= {};
      node = node[String(key)] as Record<string, unknown>;
    }
    node._errors = [...((node._errors as object[] | undefined) ?? []), { code, message }];
  }
  return new DiscordError(400, 50035, 'Invalid Form Body', tree);
}
