import type { Language } from '../language.js';
import { withCzech } from '../typography.js';

/** The words of a page of lessons, whatever the game. */
export interface LearnTexts {
  readonly title: (game: string) => string;
  /** The page that leads to all lessons: its name and its introduction. */
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

const LEARN_TEXTS: Readonly<Record<Language, LearnTexts>> = withCzech({
  en: {
    title: (game) => `Learn ${game}`,
    overview: 'Learn',
    overviewIntro:
      'Rules in pictures, winning ideas, and problems in which the engine replies. And how a computer finds its moves.',
    algorithms: 'How a computer plays',
    algorithmsIntro:
      'From blind search to Monte Carlo: every idea in half a page, with a picture and an example to run.',
    lab: 'The Lab',
    labIntro: 'The same algorithms, step by step, from any position.',
    inTheLab: 'In the Lab:',
    contents: 'Contents',
    backToGame: 'To the board',
    problems: 'Problems',
    problemsIntro:
      'Make your move on the board. If the problem takes several moves, the other side replies with its best defence. The engine has checked that no other first move reaches the goal.',
    problem: (number, of) => `Problem ${number} of ${of}`,
    previous: 'Previous',
    next: 'Next',
    again: 'From the start',
    showMove: 'Show the move',
    theMoveIs: (move) => `The move is ${move}.`,
    checking: 'Checking…',
    goOn: (reply) => `Correct. The reply is ${reply}; continue.`,
    solved: 'Solved!',
    notThat: (move) => `${move} does not solve it: the best defence holds. Try another move.`,
    checkFailed: 'The move could not be checked. Please try again.',
    progress: (solved, of) => `${solved} of ${of} solved`,
    isSolved: 'solved',
    glossary: 'Glossary',
    links: 'Further reading',
    unavailable: 'This game has no lessons.',
  },
  cs: {
    title: (game) => `Učebna: ${game}`,
    overview: 'Učebna',
    overviewIntro:
      'Pravidla v obrázcích, vítězné myšlenky a úlohy, v nichž program hraje za soupeře. A také jak hledá tahy počítač.',
    algorithms: 'Jak hraje počítač',
    algorithmsIntro:
      'Od slepého prohledávání po Monte Carlo: každá myšlenka na půl stránky, s obrázkem a příkladem, který si můžete spustit.',
    lab: 'Laboratoř',
    labIntro: 'Tytéž algoritmy krok za krokem, z kterékoli pozice.',
    inTheLab: 'V Laboratoři:',
    contents: 'Obsah',
    backToGame: 'K desce',
    problems: 'Úlohy',
    problemsIntro:
      'Zahrajte tah na desce. Má-li úloha více tahů, odpovídá soupeř nejlepší obranou. Program ověřil, že k cíli nevede žádný jiný první tah.',
    problem: (number, of) => `Úloha ${number} z ${of}`,
    previous: 'Předchozí',
    next: 'Další',
    again: 'Od začátku',
    showMove: 'Ukázat tah',
    theMoveIs: (move) => `Řešení je ${move}.`,
    checking: 'Ověřuje se…',
    goOn: (reply) => `Správně. Soupeř odpovídá ${reply}; pokračujte.`,
    solved: 'Vyřešeno!',
    notThat: (move) => `${move} není řešení: při nejlepší obraně cíle nedosáhnete. Zkuste jiný tah.`,
    checkFailed: 'Tah se nepodařilo ověřit. Zkuste ho znovu.',
    progress: (solved, of) => `vyřešeno ${solved} z ${of}`,
    isSolved: 'vyřešeno',
    glossary: 'Slovníček',
    links: 'Další zdroje',
    unavailable: 'Tato hra lekce nemá.',
  },
});

export function learnTexts(language: Language): LearnTexts {
  return LEARN_TEXTS[language];
}
