import type { Lessons } from '../types.js';
import { CHAPTERS } from './chapters.js';
import { GLOSSARY } from './glossary.js';
import { PROBLEMS } from './problems.js';

export const atariGoLessons: Lessons = {
  intro: {
    en: 'Atari Go is the shortest way into Go: one rule, small boards, and games of ten minutes. Read a chapter, play the problems, then try it against the computer.',
    cs: 'Atari Go je nejkratší cesta ke Go: jedno pravidlo, malé desky a partie na deset minut. Přečtěte si kapitolu, zahrajte si úlohy a pak to zkuste proti počítači.',
  },
  chapters: CHAPTERS,
  problems: PROBLEMS,
  glossary: GLOSSARY,
  links: [
    {
      label: { en: 'European Go Federation', cs: 'Česká asociace go' },
      address: { en: 'https://www.eurogofed.org/', cs: 'https://goweb.cz/' },
    },
    {
      label: {
        en: 'Sensei’s Library, an encyclopedia of Go',
        cs: 'Sensei’s Library, encyklopedie Go (anglicky)',
      },
      address: { en: 'https://senseis.xmp.net/', cs: 'https://senseis.xmp.net/' },
    },
    {
      label: { en: 'OGS: Go with people all over the world', cs: 'OGS: Go s lidmi z celého světa' },
      address: { en: 'https://online-go.com/', cs: 'https://online-go.com/' },
    },
  ],
};
