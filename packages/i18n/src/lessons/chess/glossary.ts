import type { Term, Words } from '../types.js';

const term = (name: Words, meaning: Words): Term => ({ name, meaning });

/** What players of chess say, in the order of the English names. */
export const GLOSSARY: readonly Term[] = [
  term(
    { en: 'Castling', cs: 'Rošáda' },
    {
      en: 'The common move of king and rook, once in a game.',
      cs: 'Společný tah krále a věže, jednou za partii.',
    },
  ),
  term({ en: 'Check', cs: 'Šach' }, { en: 'The king is attacked.', cs: 'Král je napaden.' }),
  term(
    { en: 'Development', cs: 'Vývin' },
    {
      en: 'Bringing pieces from their first squares into play.',
      cs: 'Uvádění kamenů z výchozích polí do hry.',
    },
  ),
  term(
    { en: 'Discovered attack', cs: 'Odtažný útok' },
    {
      en: 'A piece steps aside and opens the line of the one behind it.',
      cs: 'Kámen uhne a otevře čáru tomu, který stojí za ním.',
    },
  ),
  term(
    { en: 'Double check', cs: 'Dvojšach' },
    {
      en: 'Check by two pieces at once; only the king can move.',
      cs: 'Šach dvěma kameny najednou; pomůže jen tah králem.',
    },
  ),
  term(
    { en: 'En passant', cs: 'Braní mimochodem' },
    {
      en: 'The capture of a pawn that has just gone two squares, on the square that it passed.',
      cs: 'Braní pěšce, který právě postoupil o dvě pole, na poli, které přešel.',
    },
  ),
  term(
    { en: 'Exchange', cs: 'Výměna; kvalita' },
    {
      en: 'Captures on both sides of equal worth. “The exchange” is also what a rook is worth more than a knight or bishop; Czech calls that kvalita.',
      cs: 'Braní na obou stranách za stejnou cenu. Rozdíl mezi věží a jezdcem nebo střelcem se jmenuje kvalita.',
    },
  ),
  term(
    { en: 'File', cs: 'Sloupec' },
    {
      en: 'Eight squares from White’s side to Black’s, a to h.',
      cs: 'Osm polí od Bílého k Černému, a až h.',
    },
  ),
  term(
    { en: 'Fork', cs: 'Vidlička' },
    { en: 'An attack on two pieces at once.', cs: 'Napadení dvou kamenů najednou.' },
  ),
  term(
    { en: 'Gambit', cs: 'Gambit' },
    {
      en: 'An opening in which a pawn or more is offered.',
      cs: 'Zahájení, v němž se nabízí pěšec nebo více.',
    },
  ),
  term(
    { en: 'Mate', cs: 'Mat' },
    {
      en: 'Check from which nothing saves: the end of the game.',
      cs: 'Šach, před kterým není záchrany: konec partie.',
    },
  ),
  term(
    { en: 'Minor piece', cs: 'Lehká figura' },
    { en: 'A knight or a bishop.', cs: 'Jezdec nebo střelec.' },
  ),
  term(
    { en: 'Opposition', cs: 'Opozice' },
    {
      en: 'Kings face each other with one square between; whoever need not move has it.',
      cs: 'Králové stojí proti sobě přes jedno pole; má ji ten, kdo není na tahu.',
    },
  ),
  term(
    { en: 'Passed pawn', cs: 'Volný pěšec' },
    {
      en: 'No opposing pawn stands before it on its own file or on those next to it.',
      cs: 'Před sebou na svém sloupci ani na sousedních nemá žádného soupeřova pěšce.',
    },
  ),
  term(
    { en: 'Pin', cs: 'Vazba' },
    {
      en: 'A piece shields a more valuable one and so cannot move freely.',
      cs: 'Kámen kryje cennější, a proto se nemůže volně pohybovat.',
    },
  ),
  term(
    { en: 'Ply', cs: 'Půltah' },
    { en: 'A move by one side; two make a full move.', cs: 'Tah jedné strany; dva dají celý tah.' },
  ),
  term(
    { en: 'Promotion', cs: 'Proměna' },
    {
      en: 'A pawn on the last rank becomes a queen, rook, bishop or knight.',
      cs: 'Pěšec na poslední řadě se stane dámou, věží, střelcem nebo jezdcem.',
    },
  ),
  term(
    { en: 'Rank', cs: 'Řada' },
    { en: 'Eight squares from left to right, 1 to 8.', cs: 'Osm polí zleva doprava, 1 až 8.' },
  ),
  term(
    { en: 'Sacrifice', cs: 'Oběť' },
    {
      en: 'Material given on purpose, for something worth more.',
      cs: 'Materiál daný schválně za něco cennějšího.',
    },
  ),
  term(
    { en: 'Skewer', cs: 'Rentgen (napíchnutí)' },
    {
      en: 'A valuable piece has to leave the line, and the one behind it is lost.',
      cs: 'Cennější kámen musí z čáry a ten za ním padne.',
    },
  ),
  term(
    { en: 'Stalemate', cs: 'Pat' },
    {
      en: 'No legal move and no check: a draw.',
      cs: 'Žádný tah podle pravidel a žádný šach: remíza.',
    },
  ),
  term({ en: 'Tempo', cs: 'Tempo' }, { en: 'A move as a unit of time.', cs: 'Tah jako jednotka času.' }),
  term(
    { en: 'Underpromotion', cs: 'Proměna ve slabší figuru' },
    { en: 'Promotion to something else than a queen.', cs: 'Proměna v jinou figuru než dámu.' },
  ),
  term(
    { en: 'Zugzwang', cs: 'Nevýhoda tahu (cukcvank)' },
    {
      en: 'Any move makes things worse, but one has to move.',
      cs: 'Každý tah pozici zhorší, ale táhnout se musí.',
    },
  ),
];
