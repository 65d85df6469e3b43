import type { Language } from '../language.js';

/** The words of a page of lessons, whatever the game. */
export interface LearnTexts {
  readonly title: (game: string) => string;
  readonly contents: string;
  readonly backToGame: string;
  readonly problems: string;
  readonly problemsIntro: string;
  readonly problem: (number: number, of: number) => string;
  readonly previous: string;
  readonly next: string;
  readonly again: string;
  readonly showMove: string;
  readonly theMoveIs: (move: string) => string;
  readonly checking: string;
  /** The move keeps the win. @param reply what the other side answers */
  readonly goOn: (reply: string) => string;
  readonly solved: string;
  /** The first move was another one. */
  readonly notThat: (move: string) => string;
  readonly checkFailed: string;
  /** How many are solved. */
  readonly progress: (solved: number, of: number) => string;
  readonly isSolved: string;
  readonly glossary: string;
  readonly links: string;
  readonly unavailable: string;
}

const LEARN_TEXTS: Readonly<Record<Language, LearnTexts>> = {
  en: {
    title: (game) => `Learn ${game}`,
    contents: 'Contents',
    backToGame: 'To the board',
    problems: 'Problems',
    problemsIntro:
      'Choose a point on the board. The other side answers with the defence that lasts longest, found by the solver.',
    problem: (number, of) => `Problem ${number} of ${of}`,
    previous: 'Previous',
    next: 'Next',
    again: 'From the start',
    showMove: 'Show the move',
    theMoveIs: (move) => `The move is ${move}.`,
    checking: 'Let me see…',
    goOn: (reply) => `Right. The answer is ${reply}; go on.`,
    solved: 'Solved!',
    notThat: (move) => `${move} is not it: the other side gets away, or it takes longer. Try another point.`,
    checkFailed: 'The move could not be checked. Try it again.',
    progress: (solved, of) => `${solved} of ${of} solved`,
    isSolved: 'solved',
    glossary: 'Glossary',
    links: 'Where to go on',
    unavailable: 'There are no lessons for this game.',
  },
  cs: {
    title: (game) => `Naučte se ${game}`,
    contents: 'Obsah',
    backToGame: 'K desce',
    problems: 'Úlohy',
    problemsIntro: 'Zvolte místo na desce. Soupeř odpovídá obranou, která vydrží nejdéle; hledá ji řešič.',
    problem: (number, of) => `Úloha ${number} z ${of}`,
    previous: 'Předchozí',
    next: 'Další',
    again: 'Od začátku',
    showMove: 'Ukázat tah',
    theMoveIs: (move) => `Hraje se ${move}.`,
    checking: 'Podívám se…',
    goOn: (reply) => `Správně. Soupeř odpovídá ${reply}; pokračujte.`,
    solved: 'Vyřešeno!',
    notThat: (move) => `${move} to není: soupeř unikne, nebo to potrvá déle. Zkuste jiné místo.`,
    checkFailed: 'Tah se nepodařilo ověřit. Zkuste ho znovu.',
    progress: (solved, of) => `vyřešeno ${solved} z ${of}`,
    isSolved: 'vyřešeno',
    glossary: 'Slovníček',
    links: 'Kam dál',
    unavailable: 'K této hře tu lekce nejsou.',
  },
};

export function learnTexts(language: Language): LearnTexts {
  return LEARN_TEXTS[language];
}
