/** A Discord of our own on the loopback interface, with people in it, to test and try an app without the real one. */
export { type LoopbackDiscord, type Server, startLoopbackDiscord } from './loopback.js';
export { Place, type Reply } from './people/place.js';
export {
  type SeenButton,
  SeenMessage,
  type SeenSelect,
  buttonsIn,
  componentsIn,
  selectsIn,
} from './people/seen-message.js';
export { type OptionValues, User, subcommandOptions } from './people/user.js';
export type { Component } from './rules/components.js';
export { LIMITS } from './rules/limits.js';
export { type Core, type ServerOptions, type Violation, createCore } from './server/server.js';
export type { Interaction } from './world/interactions.js';
export {
  ALL_PERMISSIONS,
  type Channel,
  Clock,
  type Person,
  type StoredMessage,
  World,
} from './world/world.js';
