import type { Language } from '../language.js';

/** The words of a page of lessons, whatever the game. */
export interface LearnTexts {
  readonly title: (game: string) => string;
  /** The page that leads to all lessons: its name, and what awaits the reader. */
  readonly overview: string;
  readonly overviewIntro: string;
  readonly algorithms: string;
  readonly algorithmsIntro: string;
  readonly lab: string;
  readonly labIntro: string;
  /** Before the link that opens an example in the Lab. */
  readonly inTheLab: string;
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
    overview: 'Learn',
    overviewIntro:
      'Rules in pictures, the ideas that win, and problems that answer back. And how a computer finds its moves.',
    algorithms: 'How a computer plays',
    algorithmsIntro:
      'From blind search to Monte-Carlo: every idea in half a page, with a picture and an example that runs.',
    lab: 'The Lab',
    labIntro: 'The same searches, step by step, from any position you like.',
    inTheLab: 'In the Lab:',
    contents: 'Contents',
    backToGame: 'To the board',
    problems: 'Problems',
    problemsIntro:
      'Make your move on the board. Where the problem takes several moves, the other side answers with its best defence. The engine has checked that no other first move reaches the goal.',
    problem: (number, of) => `Problem ${number} of ${of}`,
    previous: 'Previous',
    next: 'Next',
    again: 'From the start',
    showMove: 'Show the move',
    theMoveIs: (move) => `The move is ${move}.`,
    checking: 'Let me see…',
    goOn: (reply) => `Right. The answer is ${reply}; go on.`,
    solved: 'Solved!',
    notThat: (move) => `${move} is not it: with the best defence the goal is missed. Try another move.`,
    checkFailed: 'The move could not be checked. Try it again.',
    progress: (solved, of) => `${solved} of ${of} solved`,
    isSolved: 'solved',
    glossary: 'Glossary',
    links: 'Where to go on',
    unavailable: 'There are no lessons for this game.',
  },
  cs: {
    title: (game) => `Naučte se: ${game}`,
    overview: 'Učebna',
    overviewIntro:
      'Pravidla v obrázcích, myšlenky, které vyhrávají, a úlohy, které odpovídají. A také jak hledá tahy počítač.',
    algorithms: 'Jak hraje počítač',
    algorithmsIntro:
      'Od slepého prohledávání po Monte Carlo: každá myšlenka na půl stránky, s obrázkem a příkladem, který běží.',
    lab: 'Laboratoř',
    labIntro: 'Tatáž hledání krok za krokem, z kterékoli pozice.',
    inTheLab: 'V Laboratoři:',
    contents: 'Obsah',
    backToGame: 'K desce',
    problems: 'Úlohy',
    problemsIntro:
      'Zahrajte tah na desce. Trvá-li úloha několik tahů, odpovídá soupeř nejlepší obranou. Program ověřil, že k cíli nevede žádný jiný první tah.',
    problem: (number, of) => `Úloha ${number} z ${of}`,
    previous: 'Předchozí',
    next: 'Další',
    again: 'Od začátku',
    showMove: 'Ukázat tah',
    theMoveIs: (move) => `Hraje se ${move}.`,
    checking: 'Podívám se…',
    goOn: (reply) => `Správně. Soupeř odpovídá ${reply}; pokračujte.`,
    solved: 'Vyřešeno!',
    notThat: (move) => `${move} to není: při nejlepší obraně cíle nedosáhnete. Zkuste jiný tah.`,
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
