import { type Lessons, type Problem, withCzech } from '@tahoun/i18n';
import { CHAPTERS } from './chapters.js';
import { GLOSSARY } from './glossary.js';

/** Found among random heaps. The tests solve each one again. */
const PROBLEMS: readonly Problem[] = [
  winningBreak('2x5 A', '2x5=1x5+1x5'),
  winningBreak('2x3+1x4 A', '2x3=2x2+1x2'),
  winningBreak('2x3+2*1x4 A', '2x3=1x3+1x3'),
  winningBreak('4x4+2x3 A', '2x3=2x2+1x2'),
  winningBreak('2x7+1x7 A', '2x7=1x7+1x7'),
  winningBreak('3x4+2x3+2x2 A', '2x3=1x3+1x3'),
  winningBreak('2x3+1x6+1x5 A', '1x5=1x3+1x2'),
  winningBreak('3x4+2x5+3x3 A', '2x5=2x4+1x2'),
  winningBreak('4x4+2x6+1x6 A', '1x6=1x3+1x3'),
  winningBreak('4x5+2x2+1x2 A', '4x5=3x5+1x5'),
  winningBreak('4x6+2x5+1x3+1x2 A', '2x5=2x4+1x2'),
  winningBreak('2*3x6+3x4+1x6 A', '1x6=1x4+1x2'),
];

function winningBreak(position: string, move: string): Problem {
  return {
    position,
    task: {
      en: 'Only one break wins. Which?',
      cs: 'Vyhrává jediný zlom. Který?',
    },
    goal: { kind: 'outcome', outcome: 'win' },
    moves: [move],
  };
}

export const chocolateLessons: Lessons = withCzech({
  intro: {
    en: 'A game for two players and a bar of chocolate, and the best way into the mathematics of games: from odd and even to a formula that always wins.',
    cs: 'Hra pro dva hráče a tabulku čokolády a také nejlepší cesta k matematice her: od sudé a liché až ke vzorci, který vždy vyhraje.',
  },
  chapters: CHAPTERS,
  problems: PROBLEMS,
  glossary: GLOSSARY,
  links: [
    {
      label: { en: 'The table of winners in the Lab', cs: 'Tabulka vítězů v Laboratoři' },
      address: { en: '/lab/chocolate', cs: '/lab/chocolate' },
    },
    {
      label: { en: 'Grundy values among the algorithms', cs: 'Grundyho hodnoty mezi algoritmy' },
      address: { en: '/learn/algorithms/grundy', cs: '/learn/algorithms/grundy' },
    },
  ],
});
