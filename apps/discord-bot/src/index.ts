export type { Log } from '@tahoun/live/store';
export { Store, openDatabase } from '@tahoun/live/store';
/** The parts of the bot, for hosts that assemble it in their own way (serverless, tests). */
export { type Bot, assembleBot } from './bot.js';
export { commandDefinitions } from './commands/definitions.js';
export type { Timing } from './config.js';
export { type RouteOptions, interactionRoute } from './discord/http.js';
export type { Discord, InteractionKey } from './discord/port.js';
export { restDiscord } from './discord/rest.js';
export type { Answer } from './interaction/call.js';
export { handle } from './interaction/handle.js';
export { handleInTime } from './interaction/in-time.js';
export { type TypedMessage, handleTyped } from './interaction/typed.js';
export type { Parts } from './parts.js';
export { type Painter, resvgPainter } from './view/painter.js';
