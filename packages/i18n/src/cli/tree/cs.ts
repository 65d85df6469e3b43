import type { treeEn } from './en.js';

export const treeCs: typeof treeEn = {
  win: (plies) => (plies === 0 ? 'vyhráno' : `výhra ${plies}`),
  loss: (plies) => (plies === 0 ? 'prohráno' : `prohra ${plies}`),
  kinds: {
    final: { word: 'konec', meaning: 'partie skončila' },
    table: { word: 'tabulka', meaning: 'známo z transpoziční tabulky' },
    endgame: { word: 'koncovka', meaning: 'známo z tabulek koncovek' },
    repetition: { word: 'opakování', meaning: 'pozice už nastala, počítá se jako remíza' },
    'mate-distance': { word: 'daleko', meaning: 'známa je už bližší výhra nebo prohra' },
    'winning-move': { word: 'vyhrává', meaning: 'okamžitě vyhrávající tah se pozná i bez provedení' },
    'no-safe-move': { word: 'prohrává', meaning: 'po každém tahu soupeř odpovědí hned vyhraje' },
    'null-move': { word: 'nulový tah', meaning: 'pozice je tak dobrá, že by stačilo i vynechat tah' },
    futility: { word: 'nad oknem', meaning: 'tak vysoko nad oknem, že se neprohledává' },
    quiescence: { word: 'do klidu', meaning: 'ohodnoceno po dohrání neklidných tahů (braní, šachů)' },
  },
  passes: {
    'null-window': { word: 'nulové okno', meaning: 'zjišťuje se jen, zda je tah lepší než dosud nejlepší' },
    reduced: { word: 'mělčeji', meaning: 'nejprve prohledáno do menší hloubky' },
    're-search': { word: 'znovu', meaning: 'prohledáno znovu, protože první výsledek padl mimo okno' },
    pass: { word: 'bez tahu', meaning: 'strana na tahu tah vynechá (nulový tah)' },
    verification: { word: 'ověření', meaning: 'táž pozice znovu, bez vynechání tahu' },
  },
  skips: {
    cut: { word: 'odříznuto', meaning: 'odříznuto: stačí předchozí odpověď' },
    futility: { word: 'marné', meaning: 'vynecháno: okna sotva dosáhne' },
    late: {
      word: 'pozdě',
      meaning: 'vynecháno: takto blízko horizontu přichází na řadu pozdě, nebo už příliš často selhal',
    },
    exchange: { word: 'výměna', meaning: 'vynecháno: výměna je ztrátová' },
    unsafe: { word: 'prohra', meaning: 'vynecháno: soupeř odpovědí hned vyhraje' },
  },
  legend: {
    max: 'strana na tahu v kořeni',
    min: 'druhá strana',
    window: 'okno a hodnota z pohledu strany na tahu v uzlu',
    exact: 'hodnota',
    lower: 'aspoň',
    upper: 'nejvýše',
    depth: 'zbývající půltahy',
  },
};
