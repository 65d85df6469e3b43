import { expect, it } from 'vitest';
import { decodeText } from './decode-text.js';

const bytes = (...codes: number[]) => Uint8Array.from(codes);
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

it.each([
  ['UTF-8', new TextEncoder().encode('Dvořák'), 'Dvořák'],
  ['UTF-8 with a mark', bytes(0xef, 0xbb, 0xbf, 0x41), 'A'],
  ['UTF-16', bytes(0xff, 0xfe, 0x41, 0x00, 0x59, 0x01), 'Ař'],
  ['UTF-16, the other way round', bytes(0xfe, 0xff, 0x00, 0x41, 0x01, 0x59), 'Ař'],
  ['windows-1250', latin('Dvo\xf8\xe1k'), 'Dvořák'],
  // The second byte of 表 is a backslash, which would escape the bracket.
  ['what CA names', latin('(;CA[Shift_JIS]PB[\x95\x5c])'), '(;CA[Shift_JIS]PB[表])'],
  ['an encoding that nobody knows', latin('(;CA[nonsense]PB[\xe8])'), '(;CA[nonsense]PB[č])'],
  ['UTF-8 that is none', latin('(;CA[UTF-8]PB[\xe8])'), '(;CA[UTF-8]PB[č])'],
])('a text in %s is read', (_encoding, written, text) => {
  expect(decodeText(written)).toBe(text);
});
