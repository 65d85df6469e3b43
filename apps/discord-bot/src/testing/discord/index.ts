/** A Discord of our own on the loopback interface, with people in it, to test and try an app without the real one. */
export { LIMITS } from './limits.ts';
export { type LoopbackDiscord, type Server, startLoopbackDiscord } from './loopback.ts';
export type { Place, Reply } from './place.ts';
export { type SeenButton, SeenMessage, type SeenSelect } from './seen-message.ts';
export type { ServerOptions, Violation } from './server.ts';
export type { OptionValues, User } from './user.ts';
