import { termsOf } from '@tahoun/i18n';

/** The words of chess players, in the order of the English names. */
export const GLOSSARY = termsOf(`
Castling | Rošáda
  A joint move of king and rook, once in a game.
  Společný tah králem a věží, jednou za partii.
Check | Šach
  The king is attacked.
  Král je napaden.
Development | Vývin
  Bringing pieces from their first squares into play.
  Uvádění kamenů z výchozích polí do hry.
Discovered attack | Odtažný útok
  A piece steps aside and opens the line of the one behind it.
  Kámen uhne a otevře čáru tomu, který stojí za ním.
Double check | Dvojšach
  Check from two pieces at once; only a king move helps.
  Šach dvěma kameny najednou; pomůže jen tah králem.
En passant | Braní mimochodem
  The capture of a pawn that has just moved two squares, on the square that it crossed.
  Braní pěšce, který právě postoupil o dvě pole, na poli, přes které přešel.
Exchange | Výměna; kvalita
  Captures of equal value on both sides. “The exchange” also means the difference in value between a rook and a minor piece.
  Obě strany berou kameny stejné ceny. Rozdíl mezi věží a lehkou figurou se jmenuje kvalita.
File | Sloupec
  Eight squares from White’s side to Black’s, a to h.
  Osm polí od bílého k černému, a až h.
Fork | Vidlička
  An attack on two pieces at once.
  Napadení dvou kamenů najednou.
Gambit | Gambit
  An opening in which one side offers a pawn or more.
  Zahájení, v němž jedna strana nabízí pěšce nebo více.
Mate | Mat
  A check that nothing can answer: the end of the game.
  Šach, před kterým není záchrany: konec partie.
Minor piece | Lehká figura
  A knight or a bishop.
  Jezdec nebo střelec.
Opposition | Opozice
  Kings face each other with one square between; the side that is not to move has it.
  Králové stojí proti sobě přes jedno pole; má ji ten, kdo není na tahu.
Passed pawn | Volný pěšec
  A pawn with no opposing pawn in front of it on its own file or the files next to it.
  Pěšec, který před sebou na svém sloupci ani na sousedních nemá žádného soupeřova pěšce.
Pin | Vazba
  A piece shields a more valuable one and so cannot move freely.
  Kámen kryje cennější, a proto se nemůže volně pohybovat.
Ply | Půltah
  A move by one side; two make a full move.
  Tah jedné strany; dva dají celý tah.
Promotion | Proměna
  A pawn on the last rank becomes a queen, rook, bishop or knight.
  Pěšec na poslední řadě se stane dámou, věží, střelcem nebo jezdcem.
Rank | Řada
  Eight squares from left to right, 1 to 8.
  Osm polí zleva doprava, 1 až 8.
Sacrifice | Oběť
  Material given up on purpose, for something worth more.
  Materiál obětovaný za něco cennějšího.
Skewer | Rentgen (napíchnutí)
  A valuable piece has to leave the line, and the one behind it is lost.
  Cennější kámen musí čáru opustit a soupeř vezme ten za ním.
Stalemate | Pat
  The king is not in check and the side to move has no legal move: a draw.
  Král není v šachu a strana na tahu nemá přípustný tah: remíza.
Tempo | Tempo
  A move as a unit of time.
  Tah jako jednotka času.
Underpromotion | Proměna ve slabší figuru
  Promotion to a piece other than a queen.
  Proměna v jinou figuru než dámu.
Zugzwang | Nevýhoda tahu (zugzwang)
  Any move makes the position worse, but the side to move has to make one.
  Každý tah pozici zhorší, ale hráč táhnout musí.
`);
