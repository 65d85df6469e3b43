import { expect, it } from 'vitest';
import { fromOldAddress, readAddress } from './address.js';

it.each([
  ['#chess', '/play/chess'],
  ['#czech-draughts?moves=c3-d4+b6-a5', '/play/czech-draughts?moves=c3-d4+b6-a5'],
  ['#lab', '/lab'],
  ['#lab/tree?t=((3+5)+(2+9))&step=1', '/lab/tree?t=((3+5)+(2+9))&step=1'],
  ['#learn/atari-go/ladder', '/learn/atari-go/ladder'],
  ['#learn', '/learn'],
  ['#lab-rats', '/play/lab-rats'],
  ['#learning', '/play/learning'],
  ['#problems/chess', '/problems/chess'],
  ['#play/chess', '/play/chess'],
  ['', undefined],
  ['#', undefined],
])('the old address %s leads to %s', (old, now) => {
  expect(fromOldAddress(old)).toBe(now);
});

it.each([
  ['/play/czech-draughts?moves=c3-d4', { part: 'play', id: 'czech-draughts' }],
  ['/play/nonsense?moves=a?b/c', { part: 'play', id: 'nonsense' }],
  ['/analysis?moves=e4', { part: 'analysis', id: '' }],
  ['/', { part: '', id: '' }],
  ['/nonsense/chess', { part: undefined, id: 'chess' }],
])('the address %s is read as %o', (address, is) => {
  expect(readAddress(address)).toEqual(is);
});
