import type { GameDetails, SetUpOptionTexts } from '@tahoun/i18n';

/** The piece that a pawn promotes to, by its letter. */
const PROMOTED: Readonly<Record<string, string>> = {
  Q: 'v dámu',
  R: 've věž',
  B: 've střelce',
  N: 'v jezdce',
};

const PIECES_CS: Readonly<Record<string, string>> = {
  'white-king': 'Bílý král',
  'white-queen': 'Bílá dáma',
  'white-rook': 'Bílá věž',
  'white-bishop': 'Bílý střelec',
  'white-knight': 'Bílý jezdec',
  'white-pawn': 'Bílý pěšec',
  'black-king': 'Černý král',
  'black-queen': 'Černá dáma',
  'black-rook': 'Černá věž',
  'black-bishop': 'Černý střelec',
  'black-knight': 'Černý jezdec',
  'black-pawn': 'Černý pěšec',
};

export const chessDetailsCs: GameDetails = {
  evaluations: {
    'simple-chess': {
      name: 'Jednoduché ohodnocení',
      about: 'Materiál a k tomu pěšci a jezdci blíž středu. Používají ho učebnicová prohledávání.',
      terms: {
        material: { name: 'Materiál', help: 'Hodnoty vlastních kamenů minus hodnoty soupeřových.' },
        centre: { name: 'Střed', help: 'Pěšci a jezdci mají tím vyšší cenu, čím dál jsou od okraje.' },
        squares: { name: 'Vaše pole', help: 'Kameny na polích, která mají vlastní číslo.' },
      },
    },
    'network-chess': {
      name: 'Ohodnocení neuronovou sítí',
      about:
        'S ním hraje silné prohledávání: malá neuronová síť. Ohodnotí pozici znovu, když se z desky odeberou některé kameny. Co se tím změní, je jejich podíl, průměrovaný přes všechna pořadí odebírání.',
      terms: {
        ending: {
          name: 'Známá koncovka',
          help: 'Výsledek této koncovky je znám, síť ji proto neohodnocuje.',
        },
        pawns: { name: 'Pěšci', help: 'Vlastní a soupeřovi pěšci: kolik jich je a kde stojí.' },
        knights: { name: 'Jezdci', help: 'Vlastní a soupeřovi jezdci.' },
        bishops: { name: 'Střelci', help: 'Vlastní a soupeřovi střelci.' },
        rooks: { name: 'Věže', help: 'Vlastní a soupeřovy věže.' },
        queens: { name: 'Dámy', help: 'Vlastní a soupeřovy dámy.' },
        tempo: { name: 'Tempo', help: 'Za to, že je strana na tahu.' },
        kings: { name: 'Králové', help: 'Kde stojí králové, když nic jiného nezbývá.' },
      },
    },
  },
  parameters: {
    pawn: { name: 'Cena pěšce', help: 'V setinách: s obvyklými 100 je pěšec jednotkou všech hodnot.' },
    knight: { name: 'Cena jezdce', help: 'V setinách pěšce. Většina programů dává jezdci asi tři pěšce.' },
    bishop: {
      name: 'Cena střelce',
      help: 'V setinách pěšce. Mnohé programy dávají střelci o něco víc než jezdci.',
    },
    rook: { name: 'Cena věže', help: 'V setinách pěšce. Věž má obvykle cenu pěti pěšců.' },
    queen: { name: 'Cena dámy', help: 'V setinách pěšce. Dáma má obvykle cenu devíti pěšců.' },
    centre: {
      name: 'Střed',
      help: 'Za pěšce nebo jezdce, za každý krok od okraje, nejvýše tři. Pod nulou se drží u okraje.',
    },
  },
  tables: {
    ...{ pawn: 'Pěšec', knight: 'Jezdec', bishop: 'Střelec' },
    ...{ rook: 'Věž', queen: 'Dáma', king: 'Král' },
  },
  setUp: {
    piece: (id) => PIECES_CS[id] ?? id,
    options: {
      'castling-K': castlingCs('Bílý', 'O-O'),
      'castling-Q': castlingCs('Bílý', 'O-O-O'),
      'castling-k': castlingCs('Černý', 'O-O'),
      'castling-q': castlingCs('Černý', 'O-O-O'),
      'en-passant': {
        label: 'Braní mimochodem',
        value: (square) => (square === '-' ? 'žádné' : `Braní mimochodem na ${square}`),
      },
    },
  },
  accepts: {
    start: 'číslo základního postavení šachů Chess960, 0 až 959 (518 je obvyklé)',
    chess960: 'true (ano) nebo false (ne)',
  },
  errors: {
    'chess-castling-king': ({ found, square, expected }) =>
      `rošáda ${found} není možná: král stojí na ${square}, měl by stát na ${String(expected).replace(/^rank (\d)$/, '$1. řadě')}`,
    'chess-castling-no-outer-rook': ({ found, king, file }) =>
      `rošáda ${found} není možná: mezi králem na ${king} a sloupcem ${file} není věž`,
    'chess-castling-rook': ({ found, square }) =>
      `rošáda ${found} není možná: na ${square} není věž (jiné věže dovolí volba chess960=true)`,
    'chess-castling-two-rooks': ({ found, first, second }) =>
      `rošáda ${found} není možná: na jedné straně krále může rošovat jen jedna věž, ne ${first} i ${second}`,
    'chess-en-passant-impossible': ({ found, rank }) =>
      `brát mimochodem na ${found} nelze: pole musí ležet na ${rank}. řadě, být prázdné a pěšec přes ně musel právě přejít`,
    'chess-king-count': ({ side, found }) =>
      `${side === 'w' ? 'bílých' : 'černých'} králů má být právě jeden, je jich ${found}`,
    'chess-other-in-check': ({ side, square }) =>
      `${side === 'w' ? 'bílý' : 'černý'} král na ${square} je v šachu, ale na tahu je soupeř`,
    'chess-pawn-rank': ({ square }) => `na ${square} stojí pěšec; pěšci mohou být jen na 2. až 7. řadě`,
    'fen-bad-castling': ({ found }) =>
      `položka rošád je „${found}“; očekávají se písmena z KQkq, sloupce věží, např. HAha, nebo -`,
    'fen-bad-counter': ({ field, found, min, max }) =>
      `${field === 'halfmove clock' ? 'počet půltahů' : 'číslo tahu'} je „${found}“; očekává se celé číslo od ${min} do ${max}`,
    'fen-bad-en-passant': ({ found }) =>
      `položka braní mimochodem je „${found}“; očekává se např. e3, nebo -`,
    'fen-bad-piece': ({ rank, found }) =>
      `na ${rank}. řadě je „${found}“; očekávají se KQRBNP, kqrbnp a číslice 1 až 8 pro volná pole`,
    'fen-field-count': ({ found }) =>
      `FEN má nejvýš šest položek (kameny, strana na tahu, rošády, braní mimochodem, dvě počitadla); nalezeno: ${found}`,
    'fen-rank-count': ({ found }) => `počet řad má být 8 (od osmé dolů, oddělené /), je ${found}`,
    'fen-rank-length': ({ rank, found }) => `počet polí ${rank}. řady má být 8, je ${found}`,
    'move-leaves-check': ({ found }) => `${found} zahrát nejde: král by byl v šachu`,
    'move-no-castling': ({ found }) => `rošáda ${found} teď není možná`,
    'move-no-promotion': ({ found, piece }) =>
      `${found} není možné: ${PROMOTED[String(piece)] ?? piece} se promění jen pěšec, který dojde na poslední řadu`,
    'move-piece-absent': ({ found }) => `${found} není možné: strana na tahu tam takový kámen nemá`,
    'move-null': ({ found }) => `„${found}“ je nulový tah, který pravidla nedovolují`,
    'move-several-meanings': ({ found, moves }) =>
      `${found} může znamenat ${moves}; upřesněte, který tah to je`,
    'move-unreachable': ({ found, square }) => `${found} není možné: takový kámen se na ${square} nedostane`,
    'pgn-bad-move': ({ line, move, found }) => `řádek ${line}: ${move} „${found}“ nelze zahrát`,
    'pgn-bad-start': ({ line, found }) => `řádek ${line}: značka FEN „${found}“ není pozice`,
    'pgn-closed-twice': ({ line }) => `řádek ${line}: závorka ) neuzavírá žádnou variantu`,
    'pgn-deep-variation': ({ line }) => `řádek ${line}: varianty jsou do sebe vnořené příliš hluboko`,
    'pgn-early-variation': ({ line }) =>
      `řádek ${line}: varianta v závorce ( předchází tahu, který nahrazuje`,
    'pgn-open-comment': ({ line }) => `řádek ${line}: poznámka, která začíná {, nekončí }`,
    'pgn-open-variation': ({ line }) => `řádek ${line}: varianta, která začíná závorkou (, nekončí`,
    'pgn-too-long': ({ found, max }) => `PGN má ${found} znaků; čte se nejvýše ${max}`,
    'pgn-variant': ({ line, found }) =>
      `řádek ${line}: tag Variant jmenuje jinou hru, „${found}“; čekají se šachy (Standard) nebo Chess960`,
    'pgn-unreadable': ({ line, found }) => `řádek ${line}: „${found}“ není tah ani nic jiného z PGN`,
  },
  lab: {
    source: 'Němec 2006, minimax v šachu',
    examples: {
      'nemec-evaluation': {
        title: 'Jakou cenu má pozice',
        text: 'Hrozí mat na f7, ale na tahu je černý. Jednoduché ohodnocení, u kterého se zastaví prohledávání z článků, počítá jen materiál a střed. Neuronová síť silného prohledávání počítá i s bílou dámou v útoku a s vyvinutým černým jezdcem. Každý člen je uveden se svou hodnotou.',
      },
      'nemec-mate': {
        title: 'Mat na tři půltahy',
        text: 'Hodnota výhry klesá s každým půltahem o jedničku, takže bližší mat má přednost. (Vytištěný minimax nedeklaruje proměnnou nejlepsi; je míněna jako v nejlepsiTah.)',
      },
    },
  },
};

function castlingCs(side: string, way: string): SetUpOptionTexts {
  return {
    label: `${side}: rošáda ${way}`,
    value: (rook) => (rook === '-' ? 'ne' : `${side}: rošáda ${way}, věž ${rook}`),
  };
}
