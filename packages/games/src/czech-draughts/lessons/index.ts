import { type Lessons, type Problem, type Words, withCzech } from '@tahoun/i18n';
import { CHAPTERS } from './chapters.js';
import { GLOSSARY } from './glossary.js';

/** Pieces of both sides, kings and men alike. */
const LEAD = { men0: 1, kings0: 1, men1: -1, kings1: -1 };

const WON: Readonly<Record<number, Words>> = {
  1: { en: 'win a piece', cs: 'získejte figuru navíc' },
  2: { en: 'win two pieces', cs: 'získejte dvě figury navíc' },
};

const WITHIN: Readonly<Record<number, Words>> = {
  2: { en: 'two moves', cs: 'do dvou tahů' },
  3: { en: 'three moves', cs: 'do tří tahů' },
};

/** Found among positions set up by chance. The tests solve each one again, the endings by their tables. */
const PROBLEMS: readonly Problem[] = [
  shot(1, 2, 'W:Wa3,d2,g1,g5,h2:Bb8,e5,f4,g7,h6', 'g5-f6'),
  shot(1, 2, 'W:Wb4,c1,f4,g3,h4:Ba7,e7,f6,g5,h6', 'f4-e5'),
  shot(1, 2, 'W:Wb2,c1,d2,f2,g5,h2:Ba5,b4,b6,d6,e5,h6', 'b2-a3'),
  promotion(2, 'W:Wa5,e3,f6,h2:Bd2,d6,d8,e7', 'f6-g7'),
  promotion(3, 'W:Wa1,c1,c5,d2:Bc7,e5,g7,h4', 'c5-d6'),
  win(3, 'W:WKd2,e3,e7:Bf6,f8', 'd2-b4'),
  win(5, 'W:WKb6,Kf4:Bc3,h8', 'b6-d4'),
  keepWin('W:Wd4,e3:Bf6', 'e3-f4'),
  keepWin('W:Wb6,f4:Bd8,h6', 'b6-a7'),
  keepDraw('W:WKb6:BKd2,Ke1,Kh4', 'b6-d4'),
  keepDraw('W:WKh2:BKa5,Kb6,Kh6', 'h2-e5'),
  shot(1, 2, 'W:Wa1,a3,c5,e3,f2,g3,h2,h4:Ba5,a7,c7,e5,f4,f6,g5,h6', 'e3-d4'),
  shot(2, 3, 'W:Wa5,c1,c3,e1,g1,g3:Bb4,c7,e7,f8,g5,h6', 'g3-h4'),
  shot(2, 3, 'W:Wa3,b2,c5,e1,f2,g5:Ba7,b6,e5,e7,f6,g7', 'g5-h6'),
];

/** White is to be so many pieces up, with Black's answer to his last move done. */
function shot(pieces: number, moves: number, position: string, move: string): Problem {
  const [what, when] = [WON[pieces] as Words, WITHIN[moves] as Words];
  return {
    position,
    task: {
      en: `White to move: ${what.en} in ${when.en}.`,
      cs: `Na tahu je bílý: ${when.cs} ${what.cs}.`,
    },
    goal: { kind: 'figures', weights: LEAD, atLeast: pieces, plies: 2 * moves },
    moves: [move],
  };
}

/** White is to have a king that is not captured at once. */
function promotion(moves: number, position: string, move: string): Problem {
  const when = WITHIN[moves] as Words;
  return {
    position,
    task: {
      en: `White to move: get a king within ${when.en}.`,
      cs: `Na tahu je bílý: ${when.cs} proměňte kámen v dámu.`,
    },
    goal: { kind: 'figures', weights: { kings0: 1 }, atLeast: 1, plies: 2 * moves },
    moves: [move],
  };
}

function win(plies: number, position: string, move: string): Problem {
  const moves = (plies + 1) / 2;
  return {
    position,
    task: {
      en: `White to move: win the game in ${moves} moves.`,
      cs: `Na tahu je bílý: vyhrajte partii ${moves}. tahem.`,
    },
    goal: { kind: 'win-in', plies },
    moves: [move],
  };
}

function keepWin(position: string, move: string): Problem {
  return {
    position,
    task: {
      en: 'White to move: only one move wins. Which?',
      cs: 'Na tahu je bílý: vyhrává jediný tah. Který?',
    },
    goal: { kind: 'outcome', outcome: 'win' },
    moves: [move],
  };
}

function keepDraw(position: string, move: string): Problem {
  return {
    position,
    task: {
      en: 'White to move: only one move holds the draw. Which?',
      cs: 'Na tahu je bílý: remízu drží jediný tah. Který?',
    },
    goal: { kind: 'outcome', outcome: 'draw' },
    moves: [move],
  };
}

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
