import type { homeEn } from './en.js';

export const homeCs: typeof homeEn = {
  page: 'Deskové hry',
  title: 'Posaďte se a hrajte',
  intro:
    'Deskové hry proti počítači i proti kamarádovi, zdarma a bez účtu. ' +
    'Program běží ve vašem prohlížeči, takže hraje i bez připojení, a můžete sledovat, jak prohledává.',
  play: 'Hrát',
  friend: 'Hrát s kamarádem přes odkaz',
  against: (level, name) => `Proti úrovni ${level}: ${name}`,
  lastGame: 'Rozehraná partie',
  continue: 'Pokračovat',
  learnText: 'Lekce o hrách a o algoritmech, s obrázky a s úlohami k řešení.',
  daily: 'Úloha dne',
  lookInsideText:
    'Minimax a alfa-beta prořezávání krok za krokem: strom, který procházejí, a větve, které odříznou.',
  tree: (read, cut) => `Strom prohledávání: alfa-beta ohodnotí ${read} pozic a dalších ${cut} odřízne.`,
};
