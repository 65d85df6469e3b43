import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/** The cost of Hono on Node before anything is done: one route in a process of its own. */
const app = new Hono().get('/v1/best-move', (c) => c.json({ move: 'e4' }));
serve({ fetch: app.fetch, port: 0 }, ({ port }: AddressInfo) => console.log(`http://localhost:${port}`));
