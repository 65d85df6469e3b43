import { type Lessons, type Problem, withCzech } from '@tahoun/i18n';
import { CHAPTERS } from './chapters.js';
import { GLOSSARY } from './glossary.js';

/** Found in random games on small maps. The tests solve each one again. */
const PROBLEMS: readonly Problem[] = [
  winningMove('rrrb/rrrb/.rbb/..bb b', 'a1'),
  winningMove('bbrr/bbrr/bbb./rb.. b', 'd1'),
  winningMove('bb../bbr./brrr/brrr b', 'd4'),
  winningMove('bbbrr/b.#br/r.bbb/rr.br b', 'b2'),
  winningMove('brrr./#b#r./bbbrr/.bbbr b', 'e3'),
  winningMove('.rr#r/.br.#/bbrbb/bbrrb b', 'a4'),
  drawingMove('b..b./brbbr/#rrrr/rrbb# b', 'b4'),
  winningMove('rrbb./b.bbr/brbrr/rrrrr/.rbrr b', 'b4'),
  winningMove('.bbb/..bb/r..r/rrrr b', 'c2'),
  winningMove('.bbrr/b.rrr/brrrb/b.rrb/bb.r. b', 'e1'),
  winningMove('..rbb/.rrr#/..bbb/rbbrb/rr#rr b', 'b5'),
  winningMove('bbbb/rb.b/r.../rr.. b', 'c2'),
  winningMove('#rbbb/b#b#./b.br./.#rrr/.rrr. b', 'e3'),
  winningMove('.#.b./#.bbb/.bbrr/r.rr#/rrbr. b', 'b2'),
  winningMove('bb..#/#...r/rr.br/rbbbb/.rrb. b', 'c4'),
];

function winningMove(position: string, move: string): Problem {
  return {
    position,
    task: {
      en: 'Blue to move: only one move wins. Which?',
      cs: 'Na tahu je modrý: vyhrává jediný tah. Který?',
    },
    goal: { kind: 'margin', atLeast: 1 },
    moves: [move],
  };
}

function drawingMove(position: string, move: string): Problem {
  return {
    position,
    task: {
      en: 'Blue to move: only one move does not lose. Which?',
      cs: 'Na tahu je modrý: jediný tah neprohrává. Který?',
    },
    goal: { kind: 'margin', atLeast: 0 },
    moves: [move],
  };
}

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
      address: { en: '/learn/algorithms', cs: '/learn/algorithms' },
    },
    {
      label: { en: 'Čáp’s tables in the Lab', cs: 'Čápovy tabulky v Laboratoři' },
      address: {
        en: '/lab/counts?game=zabor&position=...../...../...../...../.....+b&depth=7',
        cs: '/lab/counts?game=zabor&position=...../...../...../...../.....+b&depth=7',
      },
    },
  ],
});
