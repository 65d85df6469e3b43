import type { Lessons } from '../types.js';
import { CHAPTERS } from './chapters.js';
import { GLOSSARY } from './glossary.js';
import { PROBLEMS } from './problems.js';

export const zaborLessons: Lessons = {
  intro: {
    en: 'Learned in a minute, and still full of surprises: what you take can be taken back, until nobody can any more.',
    cs: 'Naučíte se ji za minutu, a přece překvapuje: co zaberete, může si soupeř vzít zpátky, dokud to ještě jde.',
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
};
