type Params = Readonly<Record<string, string | number>>;

/** Czech sentences by error code. English ones are made where the error is found. */
export const ERRORS_CS: Readonly<Record<string, (params: Params) => string>> = {
  'file-unreadable': ({ found, reason }) => `soubor „${found}“ nelze přečíst: ${reason}`,
  'game-unknown': ({ found, games }) => `hra „${found}“ neexistuje; hry jsou: ${games}`,
  'variant-unknown': ({ game, found, accepts }) => `hra ${game} nemá volbu „${found}“; má: ${accepts}`,
  'variant-none': ({ game, found }) => `hra ${game} nemá volbu „${found}“; nemá žádné`,
  'variant-bad-value': ({ option, found, accepts }) =>
    `hodnota „${found}“ volby ${option} není známa; očekává se: ${accepts}`,
  'number-range': ({ field, found, min, max }) =>
    `${field} je ${found}; očekává se celé číslo od ${min} do ${max}`,
  'moves-empty': () => 'seznam tahů je prázdný; uveďte aspoň jeden možný tah',
  'level-and-algorithm': () => 'zadejte úroveň, nebo algoritmus, ne obojí',
  'algorithm-unknown': ({ found, accepts }) => `algoritmus „${found}“ neexistuje; očekává se: ${accepts}`,
  'player-unknown': ({ found, accepts }) => `hráč „${found}“ neexistuje; očekává se: ${accepts}`,
  'position-too-long': () => 'text pozice je příliš dlouhý',
  'position-side-missing': ({ sides }) =>
    `pozici chybí strana na tahu; na konec po mezeře patří jedno z: ${sides}`,
  'position-bad-side': ({ found, sides }) => `strana na tahu je „${found}“; očekává se jedno z: ${sides}`,
  'position-extra-text': ({ found }) => `za stranou na tahu už nesmí nic být, je tam „${found}“`,
  'position-both-won': () => 'vyhranou řadu mají x i o; vyhrát mohla jen jedna strana',
  'board-row-count': ({ found, expected }) =>
    `deska má mít řad: ${expected}, odshora a oddělených /; nalezeno: ${found}`,
  'board-row-length': ({ row, found, expected }) =>
    `${row}. řada shora má délku ${found}, má mít ${expected}`,
  'board-bad-cell': ({ row, column, found, accepts }) =>
    `v ${row}. řadě shora, ${column}. sloupci je „${found}“; očekává se jedno z: ${accepts}`,
  'connect-four-floating': ({ cell, below }) =>
    `kámen na ${cell} visí ve vzduchu: pole ${below} pod ním je volné`,
  'zabor-size': ({ width, height, max }) =>
    `deska má ${width}x${height} polí (šířka x výška); obojí musí být od 1 do ${max}`,
  'zabor-row-length': ({ row, found, expected }) =>
    `${row}. řada shora má délku ${found}, ale první řada ${expected}`,
  'zabor-bad-cell': ({ row, column, found }) =>
    `v ${row}. řadě shora, ${column}. sloupci je „${found}“; očekává se . (volné), b, r nebo # (zablokované)`,
  'chocolate-bad-piece': ({ found, max }) =>
    `„${found}“ není kus čokolády; očekává se VÝŠKAxŠÍŘKA se stranami od 1 do ${max}, např. 3x5`,
  'chocolate-piece-count': ({ found, max }) => `hromada má od 1 do ${max} kusů; „${found}“ se nevejde`,
  'move-syntax': ({ found, example }) => `„${found}“ není tah; očekává se např. ${example}`,
  'move-bad-piece': ({ found, max }) =>
    `„${found}“ není kus čokolády; očekává se VÝŠKAxŠÍŘKA se stranami od 1 do ${max}, např. 3x5`,
  'move-off-board': ({ found, first, last }) => `${found} je mimo desku, ta je od ${first} do ${last}`,
  'move-game-over': ({ found }) => `${found} zahrát nejde: hra skončila`,
  'move-cell-taken': ({ found, holds }) =>
    `${found} už je ${holds === 'blue' ? 'modré' : 'červené'}; táhne se jen na volné pole`,
  'move-cell-holds': ({ found, holds }) => `na ${found} už je ${holds}; táhne se jen na volné pole`,
  'move-column-full': ({ column }) => `sloupec ${column} je plný; táhne se do sloupce, kde je místo`,
  'move-cell-blocked': ({ found }) => `${found} je zablokované; táhne se jen na volné pole`,
  'move-no-such-piece': ({ piece }) => `kus ${piece} v hromadě není`,
  'move-unbreakable': ({ piece }) => `kus ${piece} rozlomit nejde: nesmí zbýt kousek 1x1`,
  'move-leaves-crumb': ({ found }) => `${found} nechává kousek 1x1, což pravidla nedovolují`,
  'move-parts': ({ piece, first, second }) =>
    `kus ${piece} se jednou čarou nerozlomí na ${first} a ${second}`,
  'save-not-json': () => 'soubor není uložená partie: není to JSON',
  'save-too-long': () => 'soubor není uložená partie: je příliš dlouhý',
  'save-field': ({ field }) => `soubor není uložená partie: neplatná hodnota (${field})`,
  'save-version': ({ found, accepts }) => `partie je uložena ve verzi ${found}; čte se verze ${accepts}`,
};
