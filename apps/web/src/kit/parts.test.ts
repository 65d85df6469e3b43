import { describe, expect, it } from 'vitest';
import { HEADER_PARTS, partOf, screenOf } from './parts.js';

describe('the parts of the page', () => {
  it.each([
    ['/', 'home'],
    ['/?frame_id=1', 'home'],
    ['/play/chess', 'board'],
    ['/play', 'board'],
    ['/analysis/chess?moves=e4', 'board'],
    ['/saved', 'board'],
    ['/problems/chess/12', 'learn'],
    ['/learn', 'learn'],
    ['/lab/tree?t=(1+2)', 'lab'],
    ['/live', 'live'],
    ['/live/abc', 'live'],
    // No page: the board reports it.
    ['/nonsense', 'board'],
    ['/learning', 'board'],
    ['/constructor', 'board'],
  ])('%s is shown by the %s', (address, screen) => {
    expect(screenOf(address)).toBe(screen);
  });

  it('are told from the addresses of the server', () => {
    expect(['/docs', '/v1/games', '/openapi.json', '/player', '/icon.svg'].map(partOf)).toEqual(
      Array(5).fill(undefined),
    );
  });

  it('have a way in the header that leads to them', () => {
    expect(HEADER_PARTS.map((word) => partOf(`/${word}`))).toEqual([...HEADER_PARTS]);
  });
});
