import { describe, expect, it } from 'vitest';
import { type AnswerFacts, answerSentence } from './index.js';
import './testing/all-games.js';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const facts = (winChance: number, score: number, mate?: number, within = false): AnswerFacts => ({
  kind: 'move',
  side: 1,
  move: 'Nf6',
  score,
  winChance,
  mate,
  within,
});

describe('the sentence about the best move', () => {
  it.each([
    [
      facts(96, 900),
      'Black plays Nf6 and is winning (+9 pawns).',
      'Černý hraje Jf6 a má vyhranou pozici (+9 pěšců).',
    ],
    [
      facts(60, 110),
      'Black plays Nf6 and is slightly better (+1.1 pawns).',
      'Černý hraje Jf6 a má mírnou výhodu (+1,1 pěšce).',
    ],
    [
      facts(50, 0),
      'Black plays Nf6 and holds an even position (0 pawns).',
      'Černý hraje Jf6 a drží vyrovnanou pozici (0 pěšců).',
    ],
    [
      facts(25, -300),
      'Black plays Nf6 and is clearly worse (-3 pawns).',
      'Černý hraje Jf6 a stojí jasně hůř (−3 pěšci).',
    ],
    [facts(100, 0, 1), 'Black plays Nf6 and wins in 1 move.', 'Černý hraje Jf6 a vyhraje za 1 tah.'],
    [
      facts(0, 0, -3, true),
      'Black plays Nf6 and loses within 3 moves.',
      'Černý hraje Jf6 a prohraje nejpozději za 3 tahy.',
    ],
  ] as const)('%#: %s', (said, english, czech) => {
    expect(answerSentence('en', 'chess', said)).toBe(english);
    expect(plain(answerSentence('cs', 'chess', said))).toBe(czech);
  });

  it('says who has won a finished game and why, or that nobody has', () => {
    const won = { kind: 'over', winner: 0, reason: 'no-free-cell' } as const;
    expect(answerSentence('en', 'zabor', won)).toMatch(/^Blue wins: .*\.$/);
    expect(plain(answerSentence('cs', 'zabor', won))).toBe('Vyhrál modrý: nezbývá žádné volné pole.');
    expect(plain(answerSentence('cs', 'chess', { kind: 'over', winner: null, reason: 'stalemate' }))).toBe(
      'Remíza: pat.',
    );
  });
});
