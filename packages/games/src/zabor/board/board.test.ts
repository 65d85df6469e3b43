import { expect, it } from 'vitest';
import { zabor } from '../index.js';
import { zaborArtist } from './index.js';

it('the land of the two sides and what nobody can take are told apart without any colour', () => {
  const shapes = ['b', 'r', '#', '.'].map((cell) => {
    const position = zabor.parsePosition(`${cell}. b`);
    const [first] = zaborArtist.layers?.(position, { coordinates: false })?.pieces ?? [];
    const { content } = zaborArtist.draw(position, { coordinates: false });
    return (first?.content ?? content).replace(/ (fill|stroke)="#\w+"/g, '');
  });
  expect(new Set(shapes).size).toBe(4);
});
