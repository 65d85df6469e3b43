import type { LearnTexts } from './en.js';

export const learnCs: LearnTexts = {
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
