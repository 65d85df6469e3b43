import { Refusal } from '../game/refusal.js';
import { LEFT_MS } from '../store/challenges.js';
import type { ObjectStorage } from './open-durable.js';

/*
 * The open games of one client. No object of a table knows those of the others, so each client has an object of
 * its own, to which the tables report: before a game begins, and when it is open no more.
 */

/** The key of the games that are open, with the time at which each began. */
const OPEN = 'open';

/** The name of a client's object, which no table has. */
export function clientObject(client: string): string {
  return `client:${client}`;
}

/** Counts a game. Those that began long ago are forgotten. @throws Refusal when the client has `most` others. */
export async function countGame(storage: ObjectStorage, id: string, now: number, most: number) {
  const open = Object.entries((await storage.get<Record<string, number>>(OPEN)) ?? {});
  const others = open.filter(([other, at]) => other !== id && at > now - LEFT_MS);
  if (others.length >= most) throw new Refusal('too-many-games', { max: most });
  await storage.put(OPEN, Object.fromEntries([...others, [id, now]]));
  // By then all of it is forgotten.
  await storage.setAlarm(now + LEFT_MS);
}

/** Counts a game no more. An object that was emptied meanwhile stays empty. */
export async function forgetGame(storage: ObjectStorage, id: string): Promise<void> {
  const { [id]: ended, ...open } = (await storage.get<Record<string, number>>(OPEN)) ?? {};
  if (ended !== undefined) await storage.put(OPEN, open);
}
