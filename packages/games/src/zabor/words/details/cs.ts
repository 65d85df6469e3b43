import type { GameDetails } from '@tahoun/i18n';

const CELLS_CS: Readonly<Record<string, string>> = {
  free: 'Volné',
  blue: 'Modré',
  red: 'Červené',
  blocked: 'Zablokované',
};

export const zaborDetailsCs: GameDetails = {
  evaluations: {
    'cell-difference': {
      name: 'Čápovo ohodnocení',
      about: 'Vlastní pole minus soupeřova.',
      terms: {
        cells: { name: 'Pole', help: 'Vlastní pole minus soupeřova.' },
        squares: { name: 'Vaše pole', help: 'Pole, která mají vlastní hodnotu, vlastní minus soupeřova.' },
      },
    },
    'network-zabor': {
      name: 'Ohodnocení neuronovou sítí',
      about:
        'S ním hraje silné prohledávání: jistá pole a to, co o ostatních říká malá neuronová síť. Ohodnotí pozici znovu, když se některá pole zablokují; co se tím změní, je jejich podíl.',
      terms: {
        safeCells: { name: 'Jistá pole', help: 'Pole, která už nikdo nezíská, vlastní minus soupeřova.' },
        exposedCells: {
          name: 'Odkrytá pole',
          help: 'Pole, vedle nichž je volné pole, z kterého je lze získat.',
        },
        freeCells: { name: 'Volná pole', help: 'Co přinesou volná pole.' },
        tempo: { name: 'Tempo', help: 'Za to, že je strana na tahu.' },
      },
    },
  },
  parameters: {
    cell: {
      name: 'Cena pole',
      help: 'V polích: Čáp počítá každé za jedno. Pod nulou hráč pole rozdává, alespoň na konci svého prohledávání.',
    },
  },
  tables: { cell: 'Pole' },
  setUp: {
    piece: (id) => {
      const [, content = '', value] = /^([a-z]+)(\d?)$/.exec(id) ?? [];
      if (value && content === 'free') return `Hodnota ${value}`;
      return `${CELLS_CS[content] ?? id}${value ? `, hodnota ${value}` : ''}`;
    },
    options: {
      width: { label: 'Sloupce', value: (value) => value },
      height: { label: 'Řady', value: (value) => value },
    },
  },
  accepts: {
    map: 'velikost ŠÍŘKAxVÝŠKA, obojí 1 až 10, nebo mapa lake, cross, diamond, hourglass, islands, river, fortress či pinwheel',
    size: 'N nebo ŠÍŘKAxVÝŠKA, obojí 1 až 10 (totéž jako mapa bez překážek)',
    values: 'equal, pyramid, rim, chequered nebo random:ČÍSLO s číslem od 0 do 999999',
  },
  errors: {
    'zabor-size': ({ width, height, max }) =>
      `deska má rozměry ${width} × ${height} (šířka × výška); oba musí být od 1 do ${max}`,
    'zabor-row-length': ({ row, found, expected }) =>
      `${row}. řada shora má délku ${found}, ale první řada ${expected}`,
    'zabor-bad-cell': ({ row, column, found }) =>
      `v ${row}. řadě shora, ${column}. sloupci je „${found}“; očekává se . (volné), b, r nebo # (zablokované)`,
    'zabor-bad-values': ({ found }) =>
      `hodnoty polí jsou „${found}“; očekává se číslice 1 až 9 pro každé pole (nebo # tam, kde je zablokované), řady oddělené čárkami`,
    'move-cell-taken': ({ found, holds }) =>
      `pole ${found} už je ${holds === 'blue' ? 'modré' : 'červené'}; zvolte volné pole`,
    'move-cell-blocked': ({ found }) => `pole ${found} je zablokované; zvolte volné pole`,
  },
  lab: {
    source: 'Čáp 2010, hra o území',
    examples: {
      'cap-3': {
        title: 'Obrázek 3: minimax',
        text: 'Sedm pozic, očíslovaných podle pořadí, v jakém je minimax navštíví. Hodnoty listů jsou naše.',
      },
      'cap-4': { title: 'Obrázek 4: alfa a beta', text: 'Alfa-řez v uzlu E a beta-řez v uzlu L.' },
      'cap-5': {
        title: 'Obrázek 5: druhotné prohledávání',
        text: 'Nejprve do hloubky M; odkaz pak prohledává dál od konce nejlepší cesty, celkem do hloubky M + N.',
      },
      'cap-gradient': {
        title: 'Gradientní algoritmus uvázne',
        text: 'Pamatuje si jen nejlepšího potomka, a tak zapomene cestu k cíli.',
      },
      'cap-ordered': {
        title: 'Uspořádané prohledávání přeplatí',
        text: 'Nejdříve nejmenší odhad, ať cesta stojí cokoli.',
      },
      'cap-a-star': {
        title: 'A* na mapě',
        text: 'Dosavadní cena a odhad: nejkratší cesta bez měst, která leží na opačné straně.',
      },
      'cap-bound': { title: 'Větve a meze', text: 'První cíl se zapamatuje a najde se levnější.' },
      'cap-1': { title: 'Obrázek 1: do šířky', text: 'Fronta, dokud se neobjeví cíl.' },
      'cap-2': { title: 'Obrázek 2: do hloubky', text: 'Zásobník, dokud se neobjeví cíl.' },
      'cap-5x5': { title: 'Tabulka 2: 5×5', text: 'Počty tahů podle hloubky: naše vedle publikovaných.' },
      'cap-7x7': { title: 'Tabulka 2: 7×7', text: 'Větší deska z téže tabulky.' },
      'cap-times': {
        title: 'Grafy 1 a 2: čas podle hloubky',
        text: 'Obě desky a oba algoritmy: jeho sekundy a sekundy vašeho počítače.',
      },
      'cap-position': { title: 'Celá malá hra', text: 'Šest polí, celá hra propočítaná do konce.' },
    },
  },
};
