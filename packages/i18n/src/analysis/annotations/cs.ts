import type { glyphsEn } from './en.js';

export const glyphsCs: typeof glyphsEn = {
  1: 'dobrý tah',
  2: 'chyba',
  3: 'vynikající tah',
  4: 'hrubá chyba',
  5: 'zajímavý tah',
  6: 'pochybný tah',
  10: 'vyrovnaná pozice',
  13: 'nejasná pozice',
  14: 'bílý stojí o něco lépe',
  15: 'černý stojí o něco lépe',
  16: 'bílý stojí zřetelně lépe',
  17: 'černý stojí zřetelně lépe',
  18: 'bílý stojí na výhru',
  19: 'černý stojí na výhru',
};
