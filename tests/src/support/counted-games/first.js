import { countedGame } from './counted.js';

export default countedGame('counted-first', import.meta.url);
