import {
  ChannelType,
  PermissionFlagsBits as Permission,
  type RESTPatchAPIChannelJSONBody,
  type RESTPostAPIChannelThreadsJSONBody,
} from 'discord-api-types/v10';
import { Hono } from 'hono';
import { checkForm } from '../../rules/description/check.js';
import {
  anothersMessage,
  archivedThread,
  closedToBots,
  missingAccess,
  missingPermissions,
  threadExists,
  unknownChannel,
  unknownMessage,
  wrongChannelType,
} from '../../rules/errors.js';
import type { Gateway } from '../../world/gateway.js';
import type { Messages } from '../../world/messages.js';
import { type Channel, type StoredMessage, type World, channelData, isThread } from '../../world/world.js';
import { readBody } from '../bodies.js';

type ThreadBody = RESTPostAPIChannelThreadsJSONBody;

/** Channels, threads and the messages in them, as far as the app's permissions go. */
export function channelRoutes(world: World, messages: Messages, gateway: Gateway): Hono {
  const app = new Hono();
  const { application } = world;

  const channelOf = (id: string): Channel => {
    const channel = world.channels.get(id);
    if (channel === undefined) throw unknownChannel();
    const guild = world.guilds.get(channel.guildId ?? '');
    const reachable = guild === undefined ? channel.members.has(application.id) : guild.hasApp;
    if (!reachable || !has(channel, Permission.ViewChannel)) throw missingAccess();
    return channel;
  };
  const has = (channel: Channel, permission: bigint) =>
    (world.permissionsIn(channel) & permission) === permission;
  const requirePermission = (channel: Channel, permission: bigint) => {
    if (!has(channel, permission)) throw missingPermissions();
  };
  const messageOf = (channel: Channel, id: string): StoredMessage => {
    const message = channel.messages.get(id);
    if (message === undefined || message.onlyFor !== undefined) throw unknownMessage();
    return message;
  };
  const newThread = (parent: Channel, id: string, type: ChannelType, body: ThreadBody) => {
    const thread = world.newChannel({
      id,
      type,
      name: body.name,
      guildId: parent.guildId,
      parentId: parent.id,
      ownerId: application.id,
      members: new Set([application.id]),
      autoArchiveMinutes: body.auto_archive_duration ?? 1440,
    });
    gateway.dispatch(
      'THREAD_CREATE',
      { ...channelData(world, thread), newly_created: true },
      { guildId: parent.guildId },
    );
    world.changed();
    return thread;
  };

  app.get('/channels/:channel', (c) => c.json(channelData(world, channelOf(c.req.param('channel')))));

  app.patch('/channels/:channel', async (c) => {
    const channel = channelOf(c.req.param('channel'));
    const { json } = await readBody(c);
    const change = checkForm<RESTPatchAPIChannelJSONBody>('UpdateThreadRequestPartial', json);
    if (!isThread(channel)) requirePermission(channel, Permission.ManageChannels);
    else if (channel.ownerId !== application.id || change.locked !== undefined)
      requirePermission(channel, Permission.ManageThreads);
    const { name = channel.name, archived = channel.archived, locked = channel.locked } = change;
    Object.assign(channel, { name, archived, locked });
    gateway.dispatch(isThread(channel) ? 'THREAD_UPDATE' : 'CHANNEL_UPDATE', channelData(world, channel), {
      guildId: channel.guildId,
    });
    world.changed();
    return c.json(channelData(world, channel));
  });

  app.delete('/channels/:channel', (c) => {
    const channel = channelOf(c.req.param('channel'));
    requirePermission(channel, isThread(channel) ? Permission.ManageThreads : Permission.ManageChannels);
    const data = channelData(world, channel);
    removeChannel(world, gateway, channel);
    return c.json(data);
  });

  app.get('/channels/:channel/messages', (c) => {
    const channel = channelOf(c.req.param('channel'));
    requirePermission(channel, Permission.ReadMessageHistory);
    const limit = Number(c.req.query('limit') ?? 50);
    const seen = [...channel.messages.values()].filter(({ onlyFor }) => onlyFor === undefined).reverse();
    return c.json(seen.slice(0, limit).map(({ data }) => data));
  });

  app.get('/channels/:channel/messages/:message', (c) => {
    const channel = channelOf(c.req.param('channel'));
    requirePermission(channel, Permission.ReadMessageHistory);
    return c.json(messageOf(channel, c.req.param('message')).data);
  });

  app.post('/channels/:channel/messages', async (c) => {
    const channel = channelOf(c.req.param('channel'));
    const sent = await readBody(c);
    if (channel.type === ChannelType.DM) {
      const closed = [...channel.members].some((id) => world.people.get(id)?.closedToDirectMessages);
      if (closed) throw closedToBots();
    }
    requirePermission(
      channel,
      isThread(channel) ? Permission.SendMessagesInThreads : Permission.SendMessages,
    );
    if (sent.uploads.length > 0) requirePermission(channel, Permission.AttachFiles);
    if (channel.archived) {
      if (channel.locked) throw archivedThread();
      channel.archived = false;
    }
    return c.json(messages.create(channel, sent, { author: application.user, form: 'channel' }).data);
  });

  app.patch('/channels/:channel/messages/:message', async (c) => {
    const channel = channelOf(c.req.param('channel'));
    const message = messageOf(channel, c.req.param('message'));
    const sent = await readBody(c);
    if (message.data.author.id !== application.id) throw anothersMessage();
    if (sent.uploads.length > 0) requirePermission(channel, Permission.AttachFiles);
    if (channel.archived) throw archivedThread();
    messages.edit(channel, message, sent);
    return c.json(message.data);
  });

  app.delete('/channels/:channel/messages/:message', (c) => {
    const channel = channelOf(c.req.param('channel'));
    const message = messageOf(channel, c.req.param('message'));
    if (message.data.author.id !== application.id) requirePermission(channel, Permission.ManageMessages);
    messages.delete(channel, message);
    return c.body(null, 204);
  });

  app.post('/channels/:channel/typing', (c) => {
    requirePermission(channelOf(c.req.param('channel')), Permission.SendMessages);
    return c.body(null, 204);
  });

  app.put('/channels/:channel/messages/:message/reactions/:emoji/@me', (c) => {
    const channel = channelOf(c.req.param('channel'));
    messageOf(channel, c.req.param('message'));
    requirePermission(channel, Permission.AddReactions);
    return c.body(null, 204);
  });

  app.post('/channels/:channel/threads', async (c) => {
    const parent = channelOf(c.req.param('channel'));
    const { json } = await readBody(c);
    const body = checkForm<ThreadBody>('CreateTextThreadWithoutMessageRequest', json);
    if (parent.type !== ChannelType.GuildText) throw wrongChannelType();
    const type = body.type ?? ChannelType.PrivateThread;
    const isPublic = type === ChannelType.PublicThread;
    requirePermission(parent, isPublic ? Permission.CreatePublicThreads : Permission.CreatePrivateThreads);
    return c.json(channelData(world, newThread(parent, world.newId(), type, body)), 201);
  });

  app.post('/channels/:channel/messages/:message/threads', async (c) => {
    const parent = channelOf(c.req.param('channel'));
    const message = messageOf(parent, c.req.param('message'));
    const body = checkForm<ThreadBody>('CreateTextThreadWithMessageRequest', (await readBody(c)).json);
    if (parent.type !== ChannelType.GuildText) throw wrongChannelType();
    requirePermission(parent, Permission.CreatePublicThreads);
    if (world.channels.has(message.data.id)) throw threadExists();
    const thread = newThread(parent, message.data.id, ChannelType.PublicThread, body);
    return c.json(channelData(world, thread), 201);
  });

  app.put('/channels/:channel/thread-members/:user', (c) => {
    const thread = channelOf(c.req.param('channel'));
    if (!isThread(thread)) throw wrongChannelType();
    if (thread.archived) throw archivedThread();
    const user = c.req.param('user');
    thread.members.add(user === '@me' ? application.id : user);
    world.changed();
    return c.body(null, 204);
  });

  app.delete('/channels/:channel/thread-members/:user', (c) => {
    const thread = channelOf(c.req.param('channel'));
    if (!isThread(thread)) throw wrongChannelType();
    const user = c.req.param('user');
    thread.members.delete(user === '@me' ? application.id : user);
    return c.body(null, 204);
  });
  return app;
}

/** Deletes a channel with its threads and messages. */
export function removeChannel(world: World, gateway: Gateway, channel: Channel): void {
  for (const thread of world.channels.values())
    if (thread.parentId === channel.id) removeChannel(world, gateway, thread);
  world.channels.delete(channel.id);
  channel.messages.clear();
  const event = isThread(channel) ? 'THREAD_DELETE' : 'CHANNEL_DELETE';
  gateway.dispatch(event, channelData(world, channel), { guildId: channel.guildId });
  world.changed();
}
