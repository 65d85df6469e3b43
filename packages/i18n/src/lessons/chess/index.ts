import { withCzech } from '../../typography.js';
import type { Lessons } from '../types.js';
import { CHAPTERS } from './chapters.js';
import { GLOSSARY } from './glossary.js';
import { PROBLEMS } from './problems.js';

export const chessLessons: Lessons = withCzech({
  intro: {
    en: 'From the first move to the first mates. Read a chapter, look at its pictures, then try the problems, in which the engine replies.',
    cs: 'Od prvního tahu k prvním matům. Přečtěte si kapitolu, prohlédněte si obrázky a zkuste úlohy: za soupeře hraje program.',
  },
  chapters: CHAPTERS,
  problems: PROBLEMS,
  glossary: GLOSSARY,
  links: [
    {
      label: { en: 'FIDE Handbook: the Laws of Chess', cs: 'Šachový svaz České republiky' },
      address: { en: 'https://handbook.fide.com/', cs: 'https://www.chess.cz/' },
    },
    {
      label: { en: 'Lichess: play and practise, free', cs: 'Lichess: hra i cvičení zdarma' },
      address: { en: 'https://lichess.org/', cs: 'https://lichess.org/' },
    },
  ],
});
