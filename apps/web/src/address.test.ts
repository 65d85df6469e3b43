import { expect, it } from 'vitest';
import { fromOldAddress, isPage } from './address.js';

it.each([
  ['#chess', '/play/chess'],
  ['#czech-draughts?moves=c3-d4+b6-a5', '/play/czech-draughts?moves=c3-d4+b6-a5'],
  ['#lab', '/lab'],
  ['#lab/tree?t=((3+5)+(2+9))&step=1', '/lab/tree?t=((3+5)+(2+9))&step=1'],
  ['#learn/atari-go/ladder', '/learn/atari-go/ladder'],
  ['#learn', '/learn'],
  ['#lab-rats', '/play/lab-rats'],
  ['#learning', '/play/learning'],
  ['', undefined],
  ['#', undefined],
])('the old address %s leads to %s', (old, now) => {
  expect(fromOldAddress(old)).toBe(now);
});

it('knows the addresses of the page from those of the server', () => {
  expect(['/', '/play/chess', '/lab', '/saved', '/learn/chess/pins'].every(isPage)).toBe(true);
  expect(['/docs', '/v1/games', '/openapi.json', '/player', '/icon.svg'].some(isPage)).toBe(false);
});
