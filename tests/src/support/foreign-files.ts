import { gameById } from '@tahoun/catalogue/all';
import { type Move, type Position, type Random, legalMoves } from '@tahoun/core';

/*
 * Files as other programs and people write them, made from random games, so that their content is known. No
 * file of anybody is kept here.
 */

/** A game of a file: its moves in the game's notation, the first player's name, and the result. */
export interface Told {
  readonly moves: readonly string[];
  readonly name?: string;
  readonly result?: string;
}

export interface ForeignFile {
  readonly content: string | Uint8Array;
  readonly games: readonly Told[];
  /** Error codes of the parts that have to be dropped to read it. */
  readonly dropped?: readonly string[];
}

/** A way in which files are written. */
export interface Dialect {
  readonly game: string;
  readonly name: string;
  make(random: Random): ForeignFile;
}

/** A random game, each move in the forms that programs have for it. */
interface Played {
  readonly start: Position;
  readonly texts: readonly string[];
  readonly uci: readonly string[];
  readonly colours: readonly string[];
}

function playedOf(id: string, random: Random, plies: number, start?: string): Played {
  const game = gameById(id);
  const variants: Record<string, string> = id === 'atari-go' ? { size: '9', target: '20' } : {};
  const position = start === undefined ? game.initial(variants) : game.parsePosition(start);
  const [texts, uci, colours]: [string[], string[], string[]] = [[], [], []];
  const begin = position.clone();
  while (texts.length < plies) {
    const moves = legalMoves(position);
    if (moves.length === 0) break;
    const move = moves[random.below(moves.length)] as Move;
    texts.push(game.formatMove(position, move));
    uci.push((game.formatUci ?? game.formatMove).call(game, position, move));
    colours.push('BW'.charAt(position.turn));
    position.makeMove(move);
  }
  return { start: begin, texts, uci, colours };
}

/** Moves with their numbers. @param after the texts after a number, and after each move */
function numbered(moves: readonly string[], after: readonly [string, string] = ['. ', ' ']): string {
  return moves
    .map((move, ply) => `${ply % 2 === 0 ? `${ply / 2 + 1}${after[0]}` : ''}${move}${after[1]}`)
    .join('');
}

const NAMES = ['Novák, Jan', 'Dvořák', 'Müller', 'Čapek', 'O"Brien'] as const;
const nameBy = (random: Random) => NAMES[random.below(NAMES.length - 1)] as string;
const tag = (name: string, value: string) => `[${name} "${value}"]\n`;

/** A dialect of PGN or PDN of one game that differs only in the form of moves. */
function ofMoves(
  game: string,
  name: string,
  write: (played: Played, random: Random) => string,
  dropped: readonly string[] = [],
): Dialect {
  const make = (random: Random): ForeignFile => {
    const played = playedOf(game, random, 10 + random.below(30));
    const white = nameBy(random);
    return {
      content: `${tag('White', white)}\n${write(played, random)}\n`,
      games: [{ moves: played.texts, name: white }],
      dropped,
    };
  };
  return { game, name, make };
}

/** The same for one that differs in bytes or lines. */
function ofBytes(game: string, name: string, encode: (text: string) => string | Uint8Array): Dialect {
  const make = (random: Random): ForeignFile => {
    const { texts } = playedOf(game, random, 20);
    const white = nameBy(random);
    return {
      content: encode(`${tag('Event', 'x')}${tag('White', white)}\n${numbered(texts)}*\n`),
      games: [{ moves: texts, name: white }],
    };
  };
  return { game, name, make };
}

const WINDOWS_1250: Readonly<Record<string, number>> = { á: 0xe1, ř: 0xf8, ü: 0xfc, Č: 0xc8 };

function utf16(text: string, isLittle: boolean): Uint8Array {
  const bytes = new Uint8Array(2 * text.length);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < text.length; i++) view.setUint16(2 * i, text.charCodeAt(i), isLittle);
  return bytes;
}

const bothGames = (make: (game: string) => readonly Dialect[]) => ['chess', 'czech-draughts'].flatMap(make);

/** Letters of the pieces in another language. Some games have none of them, or read in English too. */
const inLetters = (letters: string) => (text: string) =>
  text.replace(/[QRBN]/g, (letter) => letters.charAt('QRBN'.indexOf(letter)));

const COMMON = bothGames((game) => [
  ofMoves(game, 'without numbers', ({ texts }) => texts.join(' ')),
  ofMoves(game, 'numbers that touch their moves', ({ texts }) => numbered(texts, ['.', ' '])),
  ofMoves(game, 'dots apart', ({ texts }) => numbered(texts, [' . ', '\t'])),
  ofMoves(game, 'a line a move', ({ texts }) => numbered(texts, ['.\n', '\n'])),
  ofMoves(game, 'comments of every kind', ({ texts }) =>
    numbered(
      texts.map(
        (text, ply) =>
          `${text} ${['{a {b} c}', '{x} {y}', '; (1. e4\n', '$1 {[%clk 1:00]}', '!?', '\n% [x "y"]\n'][ply % 6]}`,
      ),
    ),
  ),
  ofMoves(game, 'variations that begin with the move played', ({ texts }) =>
    numbered(texts.map((text, ply) => (ply % 5 === 1 ? `${text} (${text})` : text))),
  ),
  ofMoves(
    game,
    'a variation that cannot be read',
    ({ texts }) => numbered(texts.map((text, ply) => (ply === 1 ? `${text} (@nonsense ${text})` : text))),
    [game === 'chess' ? 'pgn-unreadable' : 'pdn-syntax'],
  ),
  ofMoves(game, 'a bracket too many', ({ texts }) => `${numbered(texts)}) *`, [
    game === 'chess' ? 'pgn-closed-twice' : 'pdn-misplaced',
  ]),
  ofMoves(game, 'a variation that never ends', ({ texts }) => `${numbered(texts)} ({x}`, [
    game === 'chess' ? 'pgn-open-variation' : 'pdn-misplaced',
  ]),
  ofBytes(game, 'UTF-8 with a mark', (text) => `\uFEFF${text}`),
  ofBytes(game, 'UTF-16', (text) => utf16(`\uFEFF${text}`, true)),
  ofBytes(game, 'UTF-16 without a mark', (text) => utf16(text, true)),
  ofBytes(game, 'UTF-16 without a mark, the other way round', (text) => utf16(text, false)),
  ofBytes(game, 'windows-1250', (text) =>
    Uint8Array.from(text, (letter) => WINDOWS_1250[letter] ?? letter.charCodeAt(0)),
  ),
  ofBytes(game, 'lines of Windows', (text) => text.replaceAll('\n', '\r\n')),
  ofBytes(game, 'lines of old Macintoshes', (text) => text.replaceAll('\n', '\r')),
  ofBytes(game, 'the sign that ended files', (text) => `${text}\x1a`),
  {
    game,
    name: 'tags without moves, and tags that come again',
    make(random) {
      const { texts } = playedOf(game, random, 12);
      const content = `${tag('Event', 'A')}${tag('White', 'Anna')}${tag('Event', 'B')}${numbered(texts)}*`;
      return {
        content,
        games: [
          { moves: [], name: 'Anna' },
          { moves: texts, name: '?' },
        ],
      };
    },
  },
  {
    game,
    name: 'a comment that never ends before another game',
    make(random) {
      const [one, two] = [playedOf(game, random, 8), playedOf(game, random, 9)];
      const between = ['\n', '\n\n'][random.below(2)];
      const content = `${numbered(one.texts)}{open${between}${tag('White', 'B')}\n${numbered(two.texts)}{x} *`;
      const dropped = [game === 'chess' ? 'pgn-open-comment' : 'pdn-syntax'];
      return { content, games: [{ moves: one.texts }, { moves: two.texts, name: 'B' }], dropped };
    },
  },
  {
    game,
    name: 'quotes in tags, odd names of tags, and a tag that is none',
    make(random) {
      const { texts } = playedOf(game, random, 12);
      const head = `${tag('Event', '5th "X" Open')}${tag('White-Team', 'x')}[Round 5\n${tag('White', 'O"Brien')}`;
      const dropped = [game === 'chess' ? 'pgn-unreadable' : 'pdn-syntax'];
      return { content: `${head}\n${numbered(texts)}*`, games: [{ moves: texts, name: 'O"Brien' }], dropped };
    },
  },
]);

const RESULTS = [
  ['1-0', '1-0'],
  ['1–0', '1-0'],
  ['0-1', '0-1'],
  ['1/2', '1/2-1/2'],
  ['1/2-1/2', '1/2-1/2'],
  ['½', '1/2-1/2'],
  ['½-½', '1/2-1/2'],
  ['*', '*'],
] as const;

const RESULTS_OF_BOTH = bothGames((game) =>
  RESULTS.map(([written, result]) => ({
    game,
    name: `the result ${written}`,
    make(random) {
      const { texts } = playedOf(game, random, 12);
      return { content: `${numbered(texts)}${written}`, games: [{ moves: texts, result }] };
    },
  })),
);

const CHESS: readonly Dialect[] = [
  ofMoves('chess', 'figurines', ({ texts }) => numbered(texts.map(inLetters('♕♖♗♘')))),
  ofMoves('chess', 'Czech letters', ({ texts }) => numbered(texts.map(inLetters('DVSJ')))),
  ofMoves('chess', 'German letters', ({ texts }) => numbered(texts.map(inLetters('DTLS')))),
  ofMoves('chess', 'squares, as engines write them', ({ uci }) => numbered(uci)),
  ofMoves('chess', 'squares with a dash', ({ uci }) =>
    numbered(uci.map((text) => `${text.slice(0, 2)}–${text.slice(2)}`)),
  ),
  ofMoves('chess', 'noughts and dashes in castling', ({ texts }) =>
    numbered(texts.map((text, ply) => text.replaceAll('O', '0').replaceAll('-', '-–'.charAt(ply % 2)))),
  ),
  ofMoves('chess', 'no signs of check and capture', ({ texts }) =>
    numbered(texts.map((text) => text.replace(/[x+#=]/g, ''))),
  ),
  ofMoves('chess', 'judgements as text', ({ texts }) => numbered(texts, ['. ', ' += ± -+ N '])),
  ofMoves(
    'chess',
    'a null move in a variation',
    ({ texts }) => {
      const [first, ...others] = texts;
      return `${first} (-- ${first}) ${others.join(' ')}`;
    },
    ['pgn-bad-move'],
  ),
  {
    game: 'chess',
    name: 'Chess960 by any name, with the outermost rooks',
    make(random) {
      const start = 'bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1';
      const read = gameById('chess').parsePosition(start, { chess960: 'true' });
      const { texts } = playedOf('chess', random, 20, gameById('chess').formatPosition(read));
      const variant = ['FRC', 'wild/fr', 'Freestyle', 'Chess 960', 'Fischerandom', ''][
        random.below(6)
      ] as string;
      const head = variant === '' ? '' : tag('Variant', variant);
      return { content: `${head}${tag('FEN', start)}\n${numbered(texts)}*`, games: [{ moves: texts }] };
    },
  },
  ...(
    [
      ['8/8/4k3/8/8/3QK3/8/8 w KQkq - 0 1', Array(4).fill('chess-castling-king')],
      ['4k3/8/8/8/8/8/8/R3K3 w Q e6 0 1', ['chess-en-passant-impossible']],
      ['4k3/8/8/8/8/8/8/R3K3', []],
      ['4k3/pppp4/8/8/8/8/8/R3K3 B', []],
      ['4k3/pppp4/8/8/8/8/8/R3K3  w  _  _', []],
      ['4k3/pppp4/8/8/8/8/8/R3K3 w - - bm Ra7; id "x"', []],
    ] as const
  ).map(([fen, dropped]) => ({
    game: 'chess',
    name: `the position ${fen}`,
    make(random: Random): ForeignFile {
      const start = gameById('chess').parsePosition(fen.replace(/;[^;]*$/, ';'), {}, () => undefined);
      const { texts } = playedOf('chess', random, 12, gameById('chess').formatPosition(start));
      const written = fen.includes(';') ? `${fen.replaceAll('"', '\\"')};` : fen;
      return { content: `${tag('FEN', written)}\n${texts.join(' ')} *`, games: [{ moves: texts }], dropped };
    },
  })),
  {
    game: 'chess',
    name: 'a game that goes on after a draw',
    make() {
      const moves = [...'Kf1 Kd8 Ke1 Ke8 '.repeat(6).trim().split(' '), 'Ra8+'];
      const content = `${tag('FEN', '4k3/8/8/8/8/8/8/R3K3 w - - 0 1')}\n${moves.join(' ')} 1-0`;
      return { content, games: [{ moves, result: '1-0' }], dropped: ['file-beyond-draw'] };
    },
  },
];

const DRAUGHTS: readonly Dialect[] = [
  ofMoves('czech-draughts', 'dashes of any kind, with spaces', ({ texts }) =>
    numbered(texts.map((text, ply) => text.replace('-', [' - ', '–', '—'][ply % 3] as string))),
  ),
  ofMoves('czech-draughts', 'colons for captures', ({ texts }) =>
    numbered(texts.map((text) => text.replaceAll('x', ':'))),
  ),
  {
    game: 'czech-draughts',
    name: 'ranges of squares',
    make(random) {
      const { texts } = playedOf('czech-draughts', random, 12);
      return { content: `${tag('FEN', 'W:W21-32:B1-12')}\n${numbered(texts)}*`, games: [{ moves: texts }] };
    },
  },
];

/** `C7` as SGF has it, on 9x9. */
const sgfPoint = (text: string) =>
  'ABCDEFGHJ'.indexOf(text.charAt(0)) === -1
    ? ''
    : String.fromCharCode(97 + 'ABCDEFGHJ'.indexOf(text.charAt(0)), 97 + 9 - Number(text.slice(1)));

const sgfMoves = ({ texts, colours }: Played) =>
  texts.map((text, ply) => `;${colours[ply]}[${sgfPoint(text)}]`).join('');

function ofGo(
  name: string,
  write: (moves: string, random: Random) => string | Uint8Array,
  dropped: readonly string[] = [],
  black?: string,
): Dialect {
  const make = (random: Random): ForeignFile => {
    const played = playedOf('atari-go', random, 20);
    const games = [{ moves: played.texts, ...(black === undefined ? {} : { name: black }) }];
    return { content: write(sgfMoves(played), random), games, dropped };
  };
  return { game: 'atari-go', name, make };
}

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const GO: readonly Dialect[] = [
  ofGo('text before the game', (moves) => `A game\nof Go\n(;SZ[9]RU[Atari Go 20]${moves})`),
  ofGo('a bracket that is missing', (moves) => `(;SZ[9]RU[Atari Go 20]${moves}`, ['sgf-misplaced']),
  ofGo('brackets too many', (moves) => `(;SZ[9]RU[Atari Go 20]${moves}))`, ['sgf-misplaced']),
  ofGo('rules in words', (moves) => `(;SZ[9]RU[Atari-Go, captura 20 piedra(s) para ganar]${moves})`),
  ofGo('two sizes and small letters', (moves) => `(;SiZe[9:9]GaMe[1]RUles[Atari Go 20]${moves})`),
  ofGo('properties without a value', (moves) => `(;SZ[9]RU[Atari Go 20]KO${moves})`, ['sgf-syntax']),
  ofGo('a pass at the end', (moves) => `(;SZ[9]RU[Atari Go 20]${moves};B[])`, ['move-pass']),
  ofGo('passes at the beginning', (moves) => `(;SZ[9]RU[Atari Go 20];W[tt]${moves})`, ['sgf-pass']),
  ofGo('Shift_JIS', (moves) => latin(`(;CA[Shift_JIS]SZ[9]RU[Atari Go 20]PB[\x95\x5c]${moves})`), [], '表'),
  ofGo('EUC-KR', (moves) => latin(`(;CA[EUC-KR]SZ[9]RU[Atari Go 20]PB[\xb1\xe8]${moves})`), [], '김'),
  {
    game: 'atari-go',
    name: 'an ordinary game of Go with a handicap',
    make() {
      const content = '(;SZ[9]RU[Japanese]KM[0.5]HA[2]AB[cc][gg];W[ee];B[ef];W[ff])';
      return { content, games: [{ moves: ['E5', 'E4', 'F4'] }], dropped: ['sgf-rules'] };
    },
  },
  {
    game: 'atari-go',
    name: 'a collection in which brackets are missing',
    make(random) {
      const [one, two] = [playedOf('atari-go', random, 6), playedOf('atari-go', random, 7)];
      const head = (name: string) => `(;CA[UTF-8]GM[1]SZ[9]RU[Atari Go 20]PB[${name}]`;
      return {
        content: `${head('A')}${sgfMoves(one)}\n${head('B')}${sgfMoves(two)})`,
        games: [
          { moves: one.texts, name: 'A' },
          { moves: two.texts, name: 'B' },
        ],
        dropped: ['sgf-misplaced'],
      };
    },
  },
];

export const DIALECTS: readonly Dialect[] = [...COMMON, ...RESULTS_OF_BOTH, ...CHESS, ...DRAUGHTS, ...GO];
