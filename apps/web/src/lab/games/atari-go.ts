import { type Example, position } from '../example.js';
import { hrefOf } from '../href.js';

const EYES = '......./.XXXX../.X.X.X./.XXXXX./..OO.O./...XOX./....... O 1';

/** For Starý: stones in contact, and his evaluation at work. */
export const ATARI_GO_EXAMPLES: readonly Example[] = [
  position('stary-capture', { game: 'atari-go', position: '..../.XO./.OX./.... X 1', depth: '2' }),
  { id: 'stary-euler', href: hrefOf('atari-go', { position: EYES, show: 'euler' }) },
  {
    id: 'atari-go-proof',
    href: hrefOf('atari-go', { position: '..../.XO./.OX./.... X 1', show: 'proof' }),
  },
];
