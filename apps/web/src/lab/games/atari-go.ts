import { type Example, position } from '../example.js';

/** For Starý: stones in contact, and his evaluation at work. */
export const ATARI_GO_EXAMPLES: readonly Example[] = [
  position('stary-capture', { game: 'atari-go', position: '..../.XO./.OX./.... X 1', depth: '2' }),
];
