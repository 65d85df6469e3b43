import type { MOVE_TIMES_EN, newGameEn } from './en.js';

export const MOVE_TIMES_CS: typeof MOVE_TIMES_EN = {
  '1h': '1 hodina',
  '12h': '12 hodin',
  '1d': '1 den',
  '3d': '3 dny',
  '7d': '1 týden',
};

export const newGameCs: typeof newGameEn = {
  title: 'Nová partie',
  choose: 'Zvolte hru',
  computer: 'Proti počítači: zvolte jeho sílu, potom svou stranu',
  playAs: (side) => `Hrát: ${side}`,
  person: 'Proti člověku',
  rival: 'Vyzvat někoho',
  anybody: 'Přidat se může kdokoli',
  time: 'Čas na každý tah',
  times: { ...MOVE_TIMES_CS, none: 'Bez omezení' },
  more: 'Další volby…',
  sides: { first: 'Začínám já', second: 'Začíná soupeř', random: 'Rozhodne náhoda' },
  form: {
    against: 'Soupeř',
    rivals: { computer: 'Počítač', anybody: 'Kdokoli, kdo se přidá' },
    opponent: 'Vyzvat místo toho někoho',
    opponentNote: 'Nechte prázdné a platí volba nahoře',
    side: 'Kdo začíná',
    options: 'Volby hry',
    player: 'Algoritmus místo úrovně',
    playerNote: 'Třeba second-search:3+2; všechny hráče hry nabídne /sledovat',
  },
};
