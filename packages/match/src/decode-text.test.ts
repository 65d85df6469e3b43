import { expect, it } from 'vitest';
import { decodeText } from './decode-text.js';

const bytes = (...codes: number[]) => Uint8Array.from(codes);
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const utf16 = (text: string, high: 0 | 1) =>
  bytes(
    ...Array.from(text, (letter) => letter.charCodeAt(0)).flatMap((code) =>
      high === 0 ? [code & 255, code >> 8] : [code >> 8, code & 255],
    ),
  );

it.each([
  ['UTF-8', new TextEncoder().encode('Dvořák'), 'Dvořák'],
  ['UTF-8 with a mark', bytes(0xef, 0xbb, 0xbf, 0x41), 'A'],
  ['UTF-16', bytes(0xff, 0xfe, 0x41, 0x00, 0x59, 0x01), 'Ař'],
  ['UTF-16, the other way round', bytes(0xfe, 0xff, 0x00, 0x41, 0x01, 0x59), 'Ař'],
  ['UTF-16 without a mark', utf16('[White "Dvořák"]\n', 0), '[White "Dvořák"]\n'],
  ['UTF-16 without a mark, the other way round', utf16('[White "Dvořák"]\n', 1), '[White "Dvořák"]\n'],
  ['UTF-8 with a zero', latin('1. e4\0 e5'), '1. e4\0 e5'],
  ['nothing', bytes(), ''],
  ['windows-1250', latin('Dvo\xf8\xe1k'), 'Dvořák'],
  // The second byte of 表 is a backslash, which would escape the bracket.
  ['what CA names', latin('(;CA[Shift_JIS]PB[\x95\x5c])'), '(;CA[Shift_JIS]PB[表])'],
  ['an encoding that nobody knows', latin('(;CA[nonsense]PB[\xe8])'), '(;CA[nonsense]PB[č])'],
  ['UTF-8 that is none', latin('(;CA[UTF-8]PB[\xe8])'), '(;CA[UTF-8]PB[č])'],
])('a text in %s is read', (_encoding, written, text) => {
  expect(decodeText(written)).toBe(text);
});

it('is read as what came with it declares, where that is an encoding and it is no UTF-8', () => {
  const written = latin('(;CA[Shift_JIS]PB[Dvo\xf8\xe1k])');
  expect(decodeText(written, 'windows-1250')).toContain('[Dvořák]');
  expect(decodeText(written, 'ISO-8859-1')).toContain('[Dvoøák]');
  expect(decodeText(written, 'utf-8')).toBe(decodeText(written));
  expect(decodeText(new TextEncoder().encode('Dvořák'), 'iso-8859-2')).toBe('Dvořák');
});
