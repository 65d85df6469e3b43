import { Hono } from 'hono';
import { checkForm } from '../../rules/description/check.js';
import { notFound, unknownGuild, unknownMember, unknownUser, unknownWebhook } from '../../rules/errors.js';
import type { Gateway } from '../../world/gateway.js';
import type { Interactions } from '../../world/interactions.js';
import { type Channel, type World, channelData, guildData, isThread, memberData } from '../../world/world.js';
import { readBody } from '../bodies.js';

/** The app itself, users, guilds and members; and opening direct messages. */
export function lookups(world: World, gateway: Gateway): Hono {
  const app = new Hono();
  const { application } = world;
  const ownApplication = () => ({
    id: application.id,
    name: application.user.username,
    description: '',
    icon: null,
    bot_public: true,
    bot_require_code_grant: false,
    verify_key: '',
    flags: 0,
    team: null,
    owner: { ...application.user, id: application.ownerId, bot: false },
    bot: application.user,
  });
  app.get('/gateway', (c) => c.json({ url: gateway.url }));
  app.get('/gateway/bot', (c) =>
    c.json({
      url: gateway.url,
      shards: 1,
      session_start_limit: {
        total: 1000,
        remaining: 1000 - gateway.counts.identified,
        reset_after: 86_400_000,
        // As of a large bot, so that tests wait for no shard.
        max_concurrency: 16,
      },
    }),
  );
  app.get('/users/@me', (c) => c.json(application.user));
  app.get('/applications/@me', (c) => c.json(ownApplication()));
  app.get('/oauth2/applications/@me', (c) => c.json(ownApplication()));
  app.get('/applications/:app/activity-instances/:instance', (c) => {
    const id = c.req.param('instance');
    const open = c.req.param('app') === application.id ? world.activities.get(id) : undefined;
    if (open === undefined) throw notFound();
    const { channel, users } = open;
    const location = {
      id: `${channel.guildId === undefined ? 'pc' : 'gc'}-${channel.id}`,
      kind: channel.guildId === undefined ? 'pc' : 'gc',
      channel_id: channel.id,
      guild_id: channel.guildId ?? null,
    };
    return c.json({ application_id: application.id, instance_id: id, launch_id: id, location, users });
  });
  app.get('/users/@me/guilds', (c) =>
    c.json([...world.guilds.values()].filter(({ hasApp }) => hasApp).map(({ id, name }) => ({ id, name }))),
  );
  app.post('/users/@me/channels', async (c) => {
    const { json } = await readBody(c);
    const { recipient_id: id } = checkForm<{ recipient_id: string }>('DirectChannel', json);
    if (!world.people.has(id)) throw unknownUser();
    return c.json(channelData(world, world.directChannel([id, application.id])));
  });
  app.get('/users/:user', (c) => {
    const user = world.user(c.req.param('user'));
    if (user === undefined) throw unknownUser();
    return c.json(user);
  });
  const guildOf = (id: string) => {
    const guild = world.guilds.get(id);
    if (guild === undefined || !guild.hasApp) throw unknownGuild();
    return guild;
  };
  app.get('/guilds/:guild', (c) => c.json(guildData(world, guildOf(c.req.param('guild')))));
  app.get('/guilds/:guild/channels', (c) => c.json(guildData(world, guildOf(c.req.param('guild'))).channels));
  app.get('/guilds/:guild/threads/active', (c) => {
    const { id } = guildOf(c.req.param('guild'));
    const isActive = (channel: Channel) => isThread(channel) && channel.guildId === id && !channel.archived;
    const threads = [...world.channels.values()].filter(isActive);
    return c.json({ threads: threads.map((thread) => channelData(world, thread)), members: [] });
  });
  app.get('/guilds/:guild/members/:user', (c) => {
    const guild = guildOf(c.req.param('guild'));
    const user = c.req.param('user');
    if (!guild.members.has(user) && user !== application.id) throw unknownMember();
    return c.json(memberData(world, user));
  });
  return app;
}

/** Answers to interactions, and the messages that follow: all authorised by the interaction's token alone. */
export function interactionRoutes(world: World, interactions: Interactions): Hono {
  const app = new Hono();
  app.post('/interactions/:id/:token/callback', async (c) => {
    const sent = await readBody(c);
    const answered = interactions.answer(c.req.param('id'), c.req.param('token'), sent);
    return c.req.query('with_response') === 'true' ? c.json(answered) : c.body(null, 204);
  });
  const byToken = (app: string, token: string) => {
    if (app !== world.application.id) throw unknownWebhook();
    return interactions.byToken(token);
  };
  app.post('/webhooks/:app/:token', async (c) => {
    const sent = await readBody(c);
    return c.json(interactions.followUp(byToken(c.req.param('app'), c.req.param('token')), sent).data);
  });
  const one = '/webhooks/:app/:token/messages/:message';
  app.get(one, (c) => {
    const interaction = byToken(c.req.param('app'), c.req.param('token'));
    return c.json(interactions.messageOf(interaction, c.req.param('message')).data);
  });
  app.patch(one, async (c) => {
    const sent = await readBody(c);
    const interaction = byToken(c.req.param('app'), c.req.param('token'));
    return c.json(interactions.edit(interaction, c.req.param('message'), sent).data);
  });
  app.delete(one, (c) => {
    interactions.delete(byToken(c.req.param('app'), c.req.param('token')), c.req.param('message'));
    return c.body(null, 204);
  });
  return app;
}
