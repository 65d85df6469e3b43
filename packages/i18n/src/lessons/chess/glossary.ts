import type { Term, Words } from '../types.js';

const term = (name: Words, meaning: Words): Term => ({ name, meaning });

/** The words of chess players, in the order of the English names. */
export const GLOSSARY: readonly Term[] = [
  term(
    { en: 'Castling', cs: 'Rošáda' },
    {
      en: 'A joint move of king and rook, once in a game.',
      cs: 'Společný tah králem a věží, jednou za partii.',
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
      en: 'Check from two pieces at once; only a king move helps.',
      cs: 'Šach dvěma kameny najednou; pomůže jen tah králem.',
    },
  ),
  term(
    { en: 'En passant', cs: 'Braní mimochodem' },
    {
      en: 'The capture of a pawn that has just moved two squares, on the square that it crossed.',
      cs: 'Braní pěšce, který právě postoupil o dvě pole, na poli, přes které přešel.',
    },
  ),
  term(
    { en: 'Exchange', cs: 'Výměna; kvalita' },
    {
      en: 'Captures of equal value on both sides. “The exchange” also means the difference in value between a rook and a minor piece.',
      cs: 'Obě strany berou kameny stejné ceny. Rozdíl mezi věží a lehkou figurou se jmenuje kvalita.',
    },
  ),
  term(
    { en: 'File', cs: 'Sloupec' },
    {
      en: 'Eight squares from White’s side to Black’s, a to h.',
      cs: 'Osm polí od bílého k černému, a až h.',
    },
  ),
  term(
    { en: 'Fork', cs: 'Vidlička' },
    { en: 'An attack on two pieces at once.', cs: 'Napadení dvou kamenů najednou.' },
  ),
  term(
    { en: 'Gambit', cs: 'Gambit' },
    {
      en: 'An opening in which one side offers a pawn or more.',
      cs: 'Zahájení, v němž jedna strana nabízí pěšce nebo více.',
    },
  ),
  term(
    { en: 'Mate', cs: 'Mat' },
    {
      en: 'A check that nothing can answer: the end of the game.',
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
      en: 'Kings face each other with one square between; the side that is not to move has it.',
      cs: 'Králové stojí proti sobě přes jedno pole; má ji ten, kdo není na tahu.',
    },
  ),
  term(
    { en: 'Passed pawn', cs: 'Volný pěšec' },
    {
      en: 'A pawn with no opposing pawn in front of it on its own file or the files next to it.',
      cs: 'Pěšec, který před sebou na svém sloupci ani na sousedních nemá žádného soupeřova pěšce.',
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
      en: 'Material given up on purpose, for something worth more.',
      cs: 'Materiál obětovaný za něco cennějšího.',
    },
  ),
  term(
    { en: 'Skewer', cs: 'Rentgen (napíchnutí)' },
    {
      en: 'A valuable piece has to leave the line, and the one behind it is lost.',
      cs: 'Cennější kámen musí čáru opustit a soupeř vezme ten za ním.',
    },
  ),
  term(
    { en: 'Stalemate', cs: 'Pat' },
    {
      en: 'The king is not in check and the side to move has no legal move: a draw.',
      cs: 'Král není v šachu a strana na tahu nemá přípustný tah: remíza.',
    },
  ),
  term({ en: 'Tempo', cs: 'Tempo' }, { en: 'A move as a unit of time.', cs: 'Tah jako jednotka času.' }),
  term(
    { en: 'Underpromotion', cs: 'Proměna ve slabší figuru' },
    { en: 'Promotion to a piece other than a queen.', cs: 'Proměna v jinou figuru než dámu.' },
  ),
  term(
    { en: 'Zugzwang', cs: 'Nevýhoda tahu (zugzwang)' },
    {
      en: 'Any move makes the position worse, but the side to move has to make one.',
      cs: 'Každý tah pozici zhorší, ale hráč táhnout musí.',
    },
  ),
];
