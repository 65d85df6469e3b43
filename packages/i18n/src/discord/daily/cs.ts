import { pluralCs } from '../../language/language.js';
import type { dailyEn } from './en.js';

export const dailyCs: typeof dailyEn = {
  missed: 'Úloha se už nepočítá jako vyřešená, zkusit to ale můžete znovu.',
  streak: (days) => `Na tomto serveru vyřešeno dní v řadě: ${days}. Všechny řešitele ukáže \`/úloha série\`.`,
  table: {
    title: (game) => `Řešitelé úlohy dne: ${game}`,
    none: 'Na tomto serveru ještě nikdo úlohu v její den nevyřešil.',
    line: (place, who, current, best, solved) =>
      `${place}. ${who}: **${current}** ${pluralCs(current, 'den', 'dny', 'dní')} v řadě · nejvíc ${best} · vyřešeno ${solved}`,
    note: 'Den se počítá, když se jeho úloha vyřeší týž den (podle světového času) a bez chybného tahu.',
  },
  settings: {
    title: 'Úloha dne',
    on: (game, channel) => `**${game}** v kanálu ${channel}`,
    off: '**nezveřejňuje se**',
    failures: {
      forbidden: (channel) =>
        `**nezveřejňuje se**, protože do kanálu ${channel} nesmím psát. Potřebuji v něm oprávnění: zobrazit kanál, posílat zprávy, přikládat soubory.`,
      gone: '**nezveřejňuje se**, protože její kanál už neexistuje',
    },
  },
};
