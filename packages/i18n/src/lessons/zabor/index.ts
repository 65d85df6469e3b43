import { withCzech } from '../../typography.js';
import type { Lessons } from '../types.js';
import { CHAPTERS } from './chapters.js';
import { GLOSSARY } from './glossary.js';
import { PROBLEMS } from './problems.js';

export const zaborLessons: Lessons = withCzech({
  intro: {
    en: 'Learned in a minute, and still full of surprises: your opponent can take back the land that you take, as long as there is a free cell beside it.',
    cs: 'Naučíte se ji za minutu, a přece překvapuje: území, které zaberete, může soupeř vzít zpátky, dokud vedle něj zbývá volné pole.',
  },
  chapters: CHAPTERS,
  problems: PROBLEMS,
  glossary: GLOSSARY,
  links: [
    {
      label: {
        en: 'The algorithms behind the computer’s moves',
        cs: 'Algoritmy, podle kterých hraje počítač',
      },
      address: { en: '#learn/algorithms', cs: '#learn/algorithms' },
    },
    {
      label: { en: 'Čáp’s tables in the Lab', cs: 'Čápovy tabulky v Laboratoři' },
      address: {
        en: '#lab/counts?game=zabor&position=...../...../...../...../.....+b&depth=7',
        cs: '#lab/counts?game=zabor&position=...../...../...../...../.....+b&depth=7',
      },
    },
  ],
});
