import { withCzech } from '../../typography.js';
import type { Lessons } from '../types.js';
import { CHAPTERS } from './chapters.js';
import { GLOSSARY } from './glossary.js';
import { PROBLEMS } from './problems.js';

export const czechDraughtsLessons: Lessons = withCzech({
  intro: {
    en: 'Everybody has played draughts, but few know how sharp it is: captures are compulsory, so you can dictate your opponent’s moves. Read a chapter, then try the problems, in which the engine replies.',
    cs: 'Dámu hrál každý, ale jak je ostrá, ví málokdo: skákání je povinné, a tím lze soupeři diktovat tahy. Přečtěte si kapitolu a zkuste úlohy: za soupeře hraje program.',
  },
  chapters: CHAPTERS,
  problems: PROBLEMS,
  glossary: GLOSSARY,
  links: [
    {
      label: { en: 'World Draughts Federation (FMJD)', cs: 'Česká federace dámy' },
      address: { en: 'https://www.fmjd.org/', cs: 'https://www.damweb.cz/' },
    },
  ],
});
