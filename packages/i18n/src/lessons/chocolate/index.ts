import { withCzech } from '../../typography.js';
import type { Lessons } from '../types.js';
import { CHAPTERS } from './chapters.js';
import { GLOSSARY } from './glossary.js';
import { PROBLEMS } from './problems.js';

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
      address: { en: '#lab/chocolate', cs: '#lab/chocolate' },
    },
    {
      label: { en: 'Grundy values among the algorithms', cs: 'Grundyho hodnoty mezi algoritmy' },
      address: { en: '#learn/algorithms/grundy', cs: '#learn/algorithms/grundy' },
    },
  ],
});
