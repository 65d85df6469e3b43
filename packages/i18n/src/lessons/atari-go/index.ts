import { withCzech } from '../../typography.js';
import type { Lessons } from '../types.js';
import { CHAPTERS } from './chapters.js';
import { GLOSSARY } from './glossary.js';
import { GO_GLOSSARY } from './go-glossary.js';
import { PROBLEMS } from './problems.js';

export const atariGoLessons: Lessons = withCzech({
  intro: {
    en: 'Atari Go is the shortest way into Go: one rule, small boards and ten-minute games. Read a chapter, solve the problems, then play against the computer.',
    cs: 'Atari go je nejkratší cesta ke go: jedno pravidlo, malé desky a partie na deset minut. Přečtěte si kapitolu, vyřešte úlohy a pak to zkuste proti počítači.',
  },
  chapters: CHAPTERS,
  problems: PROBLEMS,
  glossary: GLOSSARY,
  widerGlossary: {
    title: { en: 'Words of Go', cs: 'Slova ze hry go' },
    intro: {
      en: 'The words above matter in Atari Go. You will meet these when you move on to Go, which is about territory.',
      cs: 'Slova výše se hodí v atari go. S těmito se setkáte, až přejdete ke go, kde jde o území.',
    },
    terms: GO_GLOSSARY,
  },
  links: [
    {
      label: { en: 'European Go Federation', cs: 'Česká asociace go' },
      address: { en: 'https://www.eurogofed.org/', cs: 'https://goweb.cz/' },
    },
    {
      label: {
        en: 'Sensei’s Library, an encyclopedia of Go',
        cs: 'Sensei’s Library, encyklopedie go (anglicky)',
      },
      address: { en: 'https://senseis.xmp.net/', cs: 'https://senseis.xmp.net/' },
    },
    {
      label: { en: 'OGS: Go with people all over the world', cs: 'OGS: go s lidmi z celého světa' },
      address: { en: 'https://online-go.com/', cs: 'https://online-go.com/' },
    },
  ],
});
