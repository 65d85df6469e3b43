/** Our own players in tournaments, and what is kept of their games. */
export * from './game-order.js';
export * from './game-record.js';
export * from './own-player.js';
