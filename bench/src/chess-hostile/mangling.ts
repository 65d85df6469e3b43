import type { Random } from '@tahoun/core';

/** What people and programs put into such texts by mistake or on purpose. */
const RUBBISH = [
  '',
  ' ',
  '\t',
  '\n',
  '\r\n',
  '\u0000',
  '\u001b[2J',
  '\u00a0',
  '\ufeff',
  'é',
  '😀',
  '♔',
  '-',
  '/',
  '//',
  '0',
  '9',
  '-1',
  '1e9',
  '99999999999999999999',
  'K',
  'k',
  'pppppppp',
  'w',
  'KQkq',
  'HAha',
  'e3',
  'i9',
  '(',
  ')',
  '{',
  '}',
  '[',
  ']',
  '"',
  '\\',
  ';',
  '$',
  '$999',
  '%s',
  '1-0',
  '1.',
  '...',
  'O-O-O',
  'Nf3',
  'e8=Q',
  '0000',
  '--',
  'null',
  '__proto__',
  'constructor',
];
/** Pieces that are taken out or repeated are shorter than this. */
const PIECE_LENGTH = 4;
/** Places in which a text is changed. */
const MOST_CHANGES = 3;
/** How often something is repeated at most, so that long texts come up too. */
const MOST_COPIES = 40;

/** Changes a text in one to three places. @param other a text of the same kind, to take pieces from. */
export function mangle(text: string, other: string, random: Random): string {
  let mangled = text;
  for (let change = random.below(MOST_CHANGES); change >= 0; change--) {
    mangled = changeOnce(mangled, other, random);
  }
  return mangled;
}

function changeOnce(text: string, other: string, random: Random): string {
  const from = random.below(text.length + 1);
  const to = Math.min(text.length, from + random.below(PIECE_LENGTH));
  const [head, piece, tail] = [text.slice(0, from), text.slice(from, to), text.slice(to)];
  switch (random.below(7)) {
    case 0:
      return head + tail;
    case 1:
      return head + RUBBISH[random.below(RUBBISH.length)] + piece + tail;
    case 2:
      return head + RUBBISH[random.below(RUBBISH.length)] + tail;
    case 3:
      return head + piece.repeat(random.below(MOST_COPIES)) + tail;
    case 4:
      return head + [...piece].reverse().join('') + tail;
    case 5:
      return head + other.slice(random.below(other.length + 1));
    default:
      return head + String.fromCharCode(random.below(0x250)) + tail;
  }
}
