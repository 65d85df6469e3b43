/* The parts of the bot, for hosts that assemble it in their own way (serverless, tests). */

export type { Log } from '@tahoun/live/store';
export { Store, openDatabase } from '@tahoun/live/store';
export { type RouteOptions, interactionRoute } from './adapters/http.js';
export { type Bot, assembleBot } from './bot/bot.js';
export type { Parts, Timing } from './bot/parts.js';
export type { Discord, InteractionKey } from './discord/port.js';
export { restDiscord } from './discord/rest.js';
export { commandDefinitions } from './dispatch/definitions.js';
export { handle } from './dispatch/handle.js';
export { handleInTime } from './dispatch/in-time.js';
export type { Answer } from './interaction/call.js';
export { type TypedMessage, handleTyped } from './interaction/typed.js';
export { type Painter, resvgPainter } from './view/painter.js';
