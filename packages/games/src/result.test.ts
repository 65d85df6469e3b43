import { resultLine, resultReason, resultSentence } from '@tahoun/i18n';
import { expect, it } from 'vitest';
import './testing/all-games.js';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it.each([
  [
    'chess',
    { winner: 0, reason: 'resigned' },
    'White wins. By resignation.',
    'Vyhrál bílý. Soupeř se vzdal.',
  ],
  ['chess', { winner: 1, reason: 'checkmate' }, 'Black wins. Checkmate.', 'Vyhrál černý. Mat.'],
  ['chess', { winner: null, reason: 'agreed-draw', margin: 3 }, 'Draw. By agreement.', 'Remíza. Dohodou.'],
  ['chess', { winner: null, reason: 'stalemate' }, 'Draw. Stalemate.', 'Remíza. Pat.'],
  [
    'zabor',
    { winner: 1, reason: 'unheard-of', margin: -1 },
    'Red wins by 1 cell.',
    'Vyhrál červený o 1 pole.',
  ],
  [
    'zabor',
    { winner: 0, reason: 'no-free-cell', margin: 12 },
    'Blue wins by 12 cells. No free cell is left.',
    'Vyhrál modrý o 12 polí. Nezbývá žádné volné pole.',
  ],
] as const)('the end of %s, %j, is told as “%s”', (game, result, english, czech) => {
  expect(resultSentence('en', game, result)).toBe(english);
  expect(plain(resultSentence('cs', game, result))).toBe(czech);
  expect(english.startsWith(resultLine('en', game, result))).toBe(true);
});

it('who has played is told the end as theirs', () => {
  const end = { winner: 0, reason: 'resigned', margin: 3 } as const;
  const told = (hasWon: boolean) => [
    resultLine('en', 'zabor', end, hasWon),
    resultReason('en', 'zabor', 'resigned', hasWon),
  ];
  expect([true, false].map(told)).toEqual([
    ['You won by 3 cells', 'The other side resigned'],
    ['You lost by 3 cells', 'You resigned'],
  ]);
  expect(resultLine('en', 'zabor', { ...end, winner: null }, false)).toBe('Draw');
});

it('who has played may be told the reason from their own side', () => {
  const told = [undefined, true, false].map((hasWon) => resultReason('en', 'chocolate', 'no-break', hasWon));
  expect(new Set(told).size).toBe(3);
});
