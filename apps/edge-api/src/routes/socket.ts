import { Refusal } from '../http/problem.js';
import type { Ctx } from '../service/env.js';

/** Opens a socket over which several questions are asked at once, where the host has any. */
export function openSocket(c: Ctx): Response | Promise<Response> {
  const { socket } = c.get('service').platform;
  if (socket === undefined) {
    throw new Refusal(
      501,
      'socket-unavailable',
      'this host has no WebSockets; best-move/stream answers step by step',
    );
  }
  if (c.req.header('upgrade')?.toLowerCase() === 'websocket') return socket(c);
  throw new Refusal(426, 'upgrade-required', 'this address is for WebSockets; connect with ws: or wss:', {
    headers: { Upgrade: 'websocket' },
  });
}
