import { type Lessons, type Problem, pluralCs, pluralEn, withCzech } from '@tahoun/i18n';
import { CHAPTERS } from './chapters.js';
import { GLOSSARY } from './glossary.js';

/** The piece that is won. */
const PREY = {
  queen: { en: 'the queen', cs: 'dámu' },
  rook: { en: 'the rook', cs: 'věž' },
  bishop: { en: 'the bishop', cs: 'střelce' },
  knight: { en: 'the knight', cs: 'jezdce' },
} as const;

/** Found among positions set up by chance. The tests solve each one again. */
const PROBLEMS: readonly Problem[] = [
  mate(1, '6k1/pN3ppp/8/2R5/8/8/1r3PPP/6K1 w - - 0 1', 'Rc8#'),
  mate(1, '5rk1/5pp1/6Rp/8/5b2/2Q5/4qPPP/6K1 w - - 0 1', 'Qxg7#'),
  mate(1, '4k3/6P1/2NK4/1p6/8/8/3p4/8 w - - 0 1', 'g8=Q#'),
  gain('queen', 1, '8/8/5p1P/8/3NK2P/6p1/3k4/6q1 w - - 0 1', 'Nf3+'),
  gain('rook', 4, '8/2r5/6P1/p4pk1/8/5Q2/1nPK4/8 w - - 0 1', 'Qg3+'),
  gain('bishop', 2, '2R5/b6k/8/p2K3p/7n/7P/4P3/8 w - - 0 1', 'Rc7+'),
  gain('knight', 2, '1R6/8/p3n1P1/6b1/1P6/3p4/8/4k2K w - - 0 1', 'Re8'),
  mate(2, '6k1/5ppp/R7/8/3br3/Q7/5PPP/6K1 w - - 0 1', 'Ra8+'),
  mate(2, '6k1/8/p7/6K1/p6B/8/8/1R6 w - - 0 1', 'Kg6'),
  mate(2, '8/5Qpk/2N4p/8/8/8/8/6K1 w - - 0 1', 'Ne7'),
  promote(4, '8/3k4/5P2/5K2/8/8/8/8 w - - 0 1', 'Kg6'),
  mate(3, '6k1/4nppp/7B/8/4Q3/8/4rPPP/6K1 w - - 0 1', 'Qa8+'),
  mate(3, '2N3k1/5pp1/4b2p/8/8/r2Q4/5PPP/6K1 w - - 0 1', 'Ne7+'),
];

function mate(moves: number, position: string, move: string): Problem {
  return {
    position,
    task: {
      en: `White to move: mate in ${moves} ${pluralEn(moves, 'move', 'moves')}.`,
      cs: `Na tahu je bílý: mat ${[2, 3, 4].includes(moves) ? 've' : 'v'} ${moves} ${pluralCs(moves, 'tahu', 'tazích', 'tazích')}.`,
    },
    goal: { kind: 'win-in', plies: 2 * moves - 1 },
    moves: [move],
  };
}

/** White is to win a piece with his second move at the latest. @param lead White's lead then, in pawns */
function gain(prey: keyof typeof PREY, lead: number, position: string, move: string): Problem {
  return {
    position,
    task: {
      en: `White to move: win ${PREY[prey].en} in two moves.`,
      cs: `Na tahu je bílý: do dvou tahů připravte soupeře o ${PREY[prey].cs}.`,
    },
    goal: { kind: 'figures', weights: { side0: 1, side1: -1 }, atLeast: lead, plies: 4 },
    moves: [move],
  };
}

/** White is to have a queen that stays. */
function promote(moves: number, position: string, move: string): Problem {
  return {
    position,
    task: {
      en: `White to move: promote to a queen within ${moves} moves.`,
      cs: `Na tahu je bílý: získejte do ${moves} ${pluralCs(moves, 'tahu', 'tahů', 'tahů')} dámu.`,
    },
    goal: { kind: 'figures', weights: { side0: 1 }, atLeast: 9, plies: 2 * moves },
    moves: [move],
  };
}

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
