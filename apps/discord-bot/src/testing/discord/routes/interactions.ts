import { Hono } from 'hono';
import { readBody } from '../bodies.ts';
import { unknownWebhook } from '../errors.ts';
import type { Interactions } from '../interactions.ts';
import type { World } from '../world.ts';

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
