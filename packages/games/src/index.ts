export * from './atari-go/index.js';
// Not with the game itself, which the web page loads without its file format.
export { type SgfGame, type SgfLine, type SgfMove, parseSgf } from './atari-go/sgf.js';
export { formatSgf } from './atari-go/sgf-writing.js';
export * from './chess/index.js';
export * from './chocolate/index.js';
export * from './connect-four/index.js';
export * from './czech-draughts/index.js';
export * from './file-endings.js';
export * from './file-format.js';
export * from './files.js';
export * from './gtp.js';
export type { GtpForm } from './gtp-form.js';
export * from './move-line.js';
export * from './registry.js';
export * from './set-up.js';
export * from './set-ups.js';
export * from './tic-tac-toe/index.js';
export * from './zabor/index.js';
