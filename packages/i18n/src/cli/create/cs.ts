import { type createEn, stepsAfter } from './en.js';

export const createCs: typeof createEn = {
  usage: () => 'použití: npm create tahoun-game moje-hra',
  'bad-name': (name) =>
    `hra se nemůže jmenovat „${name}“: smí mít malá písmena bez háčků a čárek, číslice a spojovníky a začíná písmenem`,
  taken: (name) => `„${name}“ už existuje a není to prázdná složka`,
  created: (name) => `Hra je ve složce ${name}. Dále:${stepsAfter(name)}`,
};
