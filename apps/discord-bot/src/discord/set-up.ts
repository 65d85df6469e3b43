import { type APIApplication, PermissionFlagsBits } from 'discord-api-types/v10';

/** The bot's rights in a channel; they suffice to archive its own threads and to add people to them. */
const PERMISSIONS =
  PermissionFlagsBits.ViewChannel |
  PermissionFlagsBits.SendMessages |
  PermissionFlagsBits.SendMessagesInThreads |
  PermissionFlagsBits.CreatePublicThreads |
  PermissionFlagsBits.AttachFiles |
  PermissionFlagsBits.ReadMessageHistory;

/** The address at which a person adds the bot to a server. */
export function inviteUrl(applicationId: string): string {
  const query = `client_id=${applicationId}&scope=bot+applications.commands&permissions=${PERMISSIONS}`;
  return `https://discord.com/oauth2/authorize?${query}`;
}

/** One sentence for each setting of the developer portal with which the bot does not work. */
export function portalProblems(application: APIApplication, isHttp: boolean): string[] {
  const { interactions_endpoint_url: endpoint, bot_require_code_grant: needsCode } = application;
  return [
    ...(needsCode
      ? [
          'people cannot add this bot to a server: switch off "Requires OAuth2 Code Grant" on the Bot page of the developer portal',
        ]
      : []),
    ...(!isHttp && endpoint
      ? [
          `Discord sends commands to ${endpoint} and not to this process: empty "Interactions Endpoint URL" on the General Information page of the developer portal, or set TAHOUN_HTTP_PORT`,
        ]
      : []),
    ...(isHttp && !endpoint
      ? [
          'Discord does not know where this process is: enter its public address as "Interactions Endpoint URL" on the General Information page of the developer portal',
        ]
      : []),
  ];
}
