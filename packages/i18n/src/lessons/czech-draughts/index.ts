import type { Lessons } from '../types.js';
import { CHAPTERS } from './chapters.js';
import { GLOSSARY } from './glossary.js';
import { PROBLEMS } from './problems.js';

export const czechDraughtsLessons: Lessons = {
  intro: {
    en: 'Everybody has played draughts, few know how sharp it is: captures are orders, and orders can be given. Read a chapter, then try the problems; the engine answers.',
    cs: 'Dámu hrál každý, ale jak je ostrá, ví málokdo: skoky jsou rozkazy a rozkazy se dají dávat. Přečtěte si kapitolu a zkuste úlohy; program odpovídá.',
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
};
