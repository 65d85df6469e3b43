import {
  type AnswerFacts,
  type ReviewedFacts,
  answerSentence,
  reviewSentence,
  standingSentence,
} from '@tahoun/i18n';
import { describe, expect, it } from 'vitest';
import './testing/all-games.js';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const facts = (winChance: number, score: number, mate?: number, within = false): AnswerFacts => ({
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
});

describe('the sentence about a position', () => {
  it.each([
    [54, undefined, 'Even', 'Vyrovnáno'],
    [60, undefined, 'Black is slightly better', 'Černý má mírnou výhodu'],
    [100, 3, 'Black wins in 3 moves', 'Černý vyhraje za 3 tahy'],
  ])('%i %s: %s', (winChance, mate, english, czech) => {
    const said = { side: 1, winChance, mate, within: false } as const;
    expect(standingSentence('en', 'chess', said)).toBe(english);
    expect(plain(standingSentence('cs', 'chess', said))).toBe(czech);
  });
});

describe('the sentence about a reviewed move', () => {
  const units = (hundredths: number) => ({ kind: 'units', hundredths }) as const;
  const reviewed: ReviewedFacts = {
    side: 0,
    move: 'Qh5',
    best: 'Qh5',
    before: units(150),
    after: units(150),
    judgement: null,
    mainTerm: null,
  };
  const won = { kind: 'decided', wins: true, plies: 0, within: false } as const;
  const mated = { kind: 'decided', wins: false, plies: 2, within: false } as const;

  it.each([
    [reviewed, 'White plays Qh5, the best move (+1.5 pawns).', 'Bílý hraje Dh5, nejlepší tah (+1,5 pěšce).'],
    [{ ...reviewed, move: 'Qxf7#', best: 'Bxf7#', after: won }, 'White plays Qxf7#.', 'Bílý hraje Dxf7#.'],
    [{ ...reviewed, best: 'Nf3' }, 'White plays Qh5 (+1.5 pawns).', 'Bílý hraje Dh5 (+1,5 pěšce).'],
    [
      { ...reviewed, best: 'Nf3', after: mated, judgement: 'blunder' },
      'White plays Qh5: blunder (+1.5 pawns → loss in 2 plies); Nf3 was better.',
      'Bílý hraje Dh5: hrubá chyba (+1,5 pěšce → prohra za 2 půltahy); lepší bylo Jf3.',
    ],
    [
      { ...reviewed, best: 'Nf3', after: units(-200), judgement: 'blunder', mainTerm: 'pawns' },
      'White plays Qh5: blunder (+1.5 pawns → -2 pawns, mainly pawns); Nf3 was better.',
      'Bílý hraje Dh5: hrubá chyba (+1,5 pěšce → −2 pěšci, hlavně pěšci); lepší bylo Jf3.',
    ],
  ] as const)('%#', (said, english, czech) => {
    expect(reviewSentence('en', 'chess', said)).toBe(english);
    expect(plain(reviewSentence('cs', 'chess', said))).toBe(czech);
  });
});
