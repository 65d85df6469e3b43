import { type Lessons, type Problem, pluralEn, withCzech } from '@tahoun/i18n';
import { CHAPTERS } from './chapters.js';
import { GLOSSARY } from './glossary.js';
import { GO_GLOSSARY } from './go-glossary.js';

/** Found in random games, some mirrored; only the double atari is composed. The tests solve each one again. */
const PROBLEMS: readonly Problem[] = [
  capture(1, 'OX.../.XO../.O.../.XX../...O. X 1', 'A4'),
  capture(1, '.O.XX/..XXO/O..X./..O../..O.. X 1', 'E3'),
  capture(3, '..X../O..../...../...../O.X.. X 1', 'A2'),
  capture(3, '..X../..O../..XOX/...../O.... X 1', 'D4'),
  capture(3, '...../....X/..O../OX.../..... X 1', 'A3'),
  capture(3, '....O/.O.../..X.X/...../..... X 1', 'D5'),
  capture(5, 'X..../.XO../.OX../.O..O/.X... X 1', 'D4'),
  capture(5, '..O../.XO../.OXX./O..X./..... X 1', 'B2'),
  capture(5, '...../..OX./..XOX/...O./..XO. X 1', 'B4'),
  capture(5, 'X.X../.O.../.OX../.XO.O/..... X 1', 'D2'),
  capture(7, '..XX./.OOX./..XOO/...../..... X 1', 'B3'),
  capture(7, 'X..O./.XO../OOX.X/..X../...O. X 1', 'B2'),
];

/** The first side is to capture within so many plies. */
function capture(plies: number, position: string, move: string): Problem {
  const moves = (plies + 1) / 2;
  const cs = moves === 1 ? 'zajměte hned.' : `zajměte nejpozději svým ${moves}. tahem.`;
  return {
    position,
    task: {
      en: `Black to move: capture in ${moves} ${pluralEn(moves, 'move', 'moves')}.`,
      cs: `Na tahu je černý: ${cs}`,
    },
    goal: { kind: 'win-in', plies },
    moves: [move],
  };
}

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
