import { type APIApplication, PermissionFlagsBits } from 'discord-api-types/v10';

/** What the bot needs in a channel of a server. Threads of its own it may archive, and add people to, by these. */
const PERMISSIONS =
  PermissionFlagsBits.ViewChannel |
  PermissionFlagsBits.SendMessages |
  PermissionFlagsBits.SendMessagesInThreads |
  PermissionFlagsBits.CreatePublicThreads |
  PermissionFlagsBits.AttachFiles |
  PermissionFlagsBits.ReadMessageHistory;

/** The address at which somebody adds the bot to a server of theirs. */
export function inviteUrl(applicationId: string): string {
  const query = `client_id=${applicationId}&scope=bot+applications.commands&permissions=${PERMISSIONS}`;
  return `https://discord.com/oauth2/authorize?${query}`;
}

/** Settings of the developer portal with which the bot does not work, a sentence each. */
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
