import { termsOf } from '@tahoun/i18n';

/** The words of Go players about territory, openings and the world of Go, in the order of the English names. */
export const GO_GLOSSARY = termsOf(`
Approach (kakari) | Napadení rohu (kakari)
  A stone that approaches a lone stone of the other side in a corner before a second one supports it.
  Kámen, který se přiblíží k osamělému soupeřovu kameni v rohu dřív, než ho soupeř podepře druhým.
Corner enclosure (shimari) | Uzavření rohu (šimari)
  Two stones of one side that hold a corner together.
  Dva kameny jedné strany, které společně drží roh.
Endgame (yose) | Koncovka (jose)
  The last part of a game, which settles the borders of the territories.
  Poslední část partie, ve které se dotahují hranice území.
Furikawari | Furikawari
  A trade: each side gives something up and takes something else. In Atari Go, the first capture ends the game.
  Výměna: každá strana něco obětuje a něco jiného získá. V atari go končí partii už první zajetí.
Fuseki | Fuseki
  The opening of a game of Go.
  Zahájení partie go.
Hane-tsugi | Hane-cugi
  A hane at the edge and, after the answer, a connection: a common gain in the endgame.
  Hane u okraje a po odpovědi spojení: častý zisk v koncovce.
Insei | Insei
  A student at a school for professional Go players.
  Žák profesionální školy go.
Invasion (uchikomi) | Invaze (učikomi)
  A stone placed in an area that the other side regards as its own.
  Kámen položený do prostoru, který soupeř považuje za svůj.
Jigo | Džigo
  A draw with equal points. It cannot happen in Atari Go.
  Remíza, oba mají stejně bodů. V atari go nastat nemůže.
Joseki | Džoseki
  A known sequence in a corner that suits both sides.
  Známý sled tahů v rohu, který vyhovuje oběma.
Komi | Komi
  Points that White gets in Go because Black moves first. Not in this game.
  Body, které v go dostává bílý, protože černý začíná. V této hře není.
Kyu and dan | Kyu a dan
  Degrees of strength: kyu for students, counted down; dan for masters, counted up.
  Stupně síly: kyu pro žáky, počítá se dolů; dan pro mistry, počítá se nahoru.
Moyo | Mojo
  A large area that stones outline and that may become territory.
  Velký prostor, který kameny naznačují a z něhož se může stát území.
Nigiri | Nigiri
  Drawing the colours: one player hides a handful of stones, and the other guesses whether their number is odd or even.
  Losování barev: jeden hráč ukryje v dlani hrst kamenů a druhý hádá, zda je jich sudý, nebo lichý počet.
Pincer (hasami) | Sevření (hasami)
  A stone that keeps a stone of the other side from extending along the edge.
  Kámen, který soupeřovu kameni brání roztáhnout se podél okraje.
San-ren-sei | San-ren-sei
  An opening with stones on all three star points of one side; literally “three stars in a row”.
  Zahájení s kameny na všech třech hvězdách jedné strany desky; doslova „tři hvězdy v řadě“.
Tasuki | Tasuki
  An opening in which each side takes two diagonally opposite corners.
  Zahájení, ve kterém každý obsadí dva rohy ležící proti sobě po úhlopříčce.
`);
