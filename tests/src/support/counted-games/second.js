import { countedGame } from './counted.js';

export default countedGame('counted-second', import.meta.url);
