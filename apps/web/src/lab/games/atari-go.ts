import { PRESETS } from '../atari-go/presets.js';
import { type Example, position, tree } from '../example.js';
import { hrefOf } from '../href.js';

/** For Starý: stones in contact, and his evaluation at work. */
export const ATARI_GO_EXAMPLES: readonly Example[] = [
  position('stary-capture', { game: 'atari-go', position: PRESETS.crosscut4, depth: '2' }),
  { id: 'stary-euler', href: hrefOf('atari-go', { position: PRESETS.eyes, show: 'euler' }) },
  { id: 'stary-aware', href: hrefOf('atari-go', { position: PRESETS.eyes, show: 'euler', scan: 'aware' }) },
  tree('stary-exchanged', { t: '((3 5) (2 9))', show: 'both' }),
  {
    id: 'stary-proof',
    href: hrefOf('atari-go', { position: PRESETS.crosscut4, show: 'proof' }),
  },
];
