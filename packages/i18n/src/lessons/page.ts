import type { Language } from '../language.js';
import { czech } from '../typography.js';

const learnEn = {
  title: (game: string) => `Learn ${game}`,
  /** The page that leads to all lessons: its name and its introduction. */
  overview: 'Learn',
  overviewIntro:
    'Rules in pictures, winning ideas, and problems in which the engine replies. And how a computer finds its moves.',
  astray: 'There is nothing at this address. Choose one of these:',
  algorithms: 'How a computer plays',
  algorithmsIntro:
    'From blind search to Monte Carlo: every idea in half a page, with a picture and an example to run.',
  lab: 'The Lab',
  labIntro: 'The same algorithms, step by step, from any position.',
  /** Before the link that opens an example in the Lab. */
  inTheLab: 'In the Lab:',
  contents: 'Contents',
  /** The way from a page to those before and after it. */
  pages: 'Pages',
  pageOf: (number: number, of: number) => `Page ${number} of ${of}`,
  problems: 'Problems',
  problemsIntro:
    'Make your move on the board. If the problem takes several moves, the other side replies with its best defence. The engine has checked that no other first move reaches the goal.',
  /** Leads to the problems that the engine has made. */
  moreProblems: 'More problems: that of the day, by theme, and as hard as you like',
  problem: (number: number, of: number) => `Problem ${number} of ${of}`,
  previous: 'Previous',
  next: 'Next',
  again: 'From the start',
  showMove: 'Show the move',
  theMoveIs: (move: string) => `The move is ${move}.`,
  checking: 'Checking…',
  /** The move keeps the win. @param reply the answer of the other side */
  goOn: (reply: string) => `Correct. The reply is ${reply}; continue.`,
  solved: 'Solved!',
  /** The first move was another one. */
  notThat: (move: string) => `${move} does not solve it: the best defence holds. Try another move.`,
  checkFailed: 'The move could not be checked. Please try again.',
  /** The number of solved problems. */
  progress: (solved: number, of: number) => `${solved} of ${of} solved`,
  isSolved: 'solved',
  glossary: 'Glossary',
  links: 'Further reading',
  unavailable: 'This game has no lessons.',
};

/** The words of a page of lessons, whatever the game. */
export type LearnTexts = typeof learnEn;

const learnCs: LearnTexts = {
  title: (game) => `Učebna: ${game}`,
  overview: 'Učebna',
  overviewIntro:
    'Pravidla v obrázcích, vítězné myšlenky a úlohy, v nichž program hraje za soupeře. A také jak hledá tahy počítač.',
  astray: 'Na této adrese nic není. Vyberte si z těchto:',
  algorithms: 'Jak hraje počítač',
  algorithmsIntro:
    'Od slepého prohledávání po Monte Carlo: každá myšlenka na půl stránky, s obrázkem a příkladem, který si můžete spustit.',
  lab: 'Laboratoř',
  labIntro: 'Tytéž algoritmy krok za krokem, z kterékoli pozice.',
  inTheLab: 'V Laboratoři:',
  contents: 'Obsah',
  pages: 'Stránky',
  pageOf: (number, of) => `Strana ${number} z ${of}`,
  problems: 'Úlohy',
  problemsIntro:
    'Zahrajte tah na desce. Má-li úloha více tahů, odpovídá soupeř nejlepší obranou. Program ověřil, že k cíli nevede žádný jiný první tah.',
  moreProblems: 'Další úlohy: úloha dne, podle motivů a tak těžké, jak chcete',
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
};

export function learnTexts(language: Language): LearnTexts {
  return language === 'cs' ? czech(learnCs) : learnEn;
}
