import type { labChocolateEn } from './en.js';

export const labChocolateCs: typeof labChocolateEn = {
  table: {
    intro:
      'Kdo vyhraje tabulku m × n čtverečků a jaká je její Grundyho hodnota. Je-li hodnota 0, vyhrává druhý hráč (B), jinak první (A). Hodnota dvou kusů vedle sebe je XOR jejich hodnot.',
    size: 'Až do',
    larger: 'Větší',
    onlyOdd: 'jen liché strany jako v článku',
    caption: 'Grundyho hodnoty tabulek',
    cell: (bar, value, winner, published) =>
      `${bar}: Grundyho hodnota ${value}, vyhrává ${winner}; ${published}`,
    unknownThere: 'v článku chybí',
    publishedThere: (winner) => `podle článku ${winner}`,
    notThere: 'v článku není',
    legendA: 'vyhrává první hráč',
    legendB: 'vyhrává druhý hráč',
    legendPublished: 'je v článku',
    legendGap: 'mezera v článku, tady doplněná',
    pick: 'Klepněte na políčko a uvidíte, jak jeho hodnota vznikla.',
    breaks: (bar) =>
      `Zlomy tabulky ${bar} a co po nich zbude: hodnota je nejmenší číslo od 0, které mezi hodnotami výsledků chybí.`,
    winning: 'vyhrává',
  },
  periods: {
    title: 'Tabulky libovolné délky',
    intro:
      'Tabulka 1 × n je Dawsonova hra Kayles s n − 2 kuželkami, osmičková hra .07. Podle věty Guye a Smithe (1956) se její hodnoty opakují navždy, jakmile se opakovaly dost dlouho; u vyšších tabulek funguje týž důkaz výšku po výšce.',
    height: 'Jedna strana (m)',
    length: 'Druhá strana (n)',
    facts: ({ height, period, lastException, comparedTo }) =>
      `${height} × n: hodnoty se opakují s periodou ${period}${
        lastException === null ? ' od začátku' : `, poslední výjimka je n = ${lastException}`
      }. Dokazují to hodnoty do n = ${comparedTo}.`,
    verdict: (bar, value, move) =>
      `${bar}: Grundyho hodnota ${value}; ${move === null ? 'vyhrává B.' : `vyhrává A, například tahem ${move}.`}`,
    caption: (height) => `Grundyho hodnoty tabulek ${height} × n`,
    legendZero: 'vyhrává druhý hráč',
    legendException: 'výjimka z periody',
    more: (shown) => `Zobrazeny jsou hodnoty do n = ${shown}.`,
  },
  recursion: {
    title: 'Kolik stojí Milatova rekurze',
    intro:
      'Milatův program procházel celý strom hry, a tak touž hromádku zkoumal mnohokrát. Tabulka počítá hromádky bez paměti a s pamětí, se zkratkou pro jediný kus se sudou stranou i bez ní a s jeho pořadím zlomů i bez něj.',
    bar: 'Tabulka',
    caption: (bar) => `Prozkoumané hromádky pro tabulku ${bar}`,
    shortcut: 'Zkratka',
    order: 'Pořadí',
    tree: 'Bez paměti',
    memory: 'S pamětí',
    times: 'Poměr',
    yes: 'ano',
    no: 'ne',
    his: 'jeho',
    summary: (tree, distinct, times) =>
      `Prozkoumaných hromádek v jeho programu: ${tree}. S pamětí jich stačí ${distinct}, tedy ${times}krát méně.`,
  },
};
