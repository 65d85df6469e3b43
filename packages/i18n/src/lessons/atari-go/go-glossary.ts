import type { Term, Words } from '../types.js';

const term = (name: Words, meaning: Words): Term => ({ name, meaning });

/** The words of Go players about territory, openings and the world of Go, in the order of the English names. */
export const GO_GLOSSARY: readonly Term[] = [
  term(
    { en: 'Approach (kakari)', cs: 'Napadení rohu (kakari)' },
    {
      en: 'A stone that approaches a lone stone of the other side in a corner before a second one supports it.',
      cs: 'Kámen, který se přiblíží k osamělému soupeřovu kameni v rohu dřív, než ho soupeř podepře druhým.',
    },
  ),
  term(
    { en: 'Corner enclosure (shimari)', cs: 'Uzavření rohu (šimari)' },
    {
      en: 'Two stones of one side that hold a corner together.',
      cs: 'Dva kameny jedné strany, které společně drží roh.',
    },
  ),
  term(
    { en: 'Endgame (yose)', cs: 'Koncovka (jose)' },
    {
      en: 'The last part of a game, which settles the borders of the territories.',
      cs: 'Poslední část partie, ve které se dotahují hranice území.',
    },
  ),
  term(
    { en: 'Furikawari', cs: 'Furikawari' },
    {
      en: 'A trade: each side gives something up and takes something else. In Atari Go, the first capture ends the game.',
      cs: 'Výměna: každá strana něco obětuje a něco jiného získá. V atari go končí partii už první zajetí.',
    },
  ),
  term({ en: 'Fuseki', cs: 'Fuseki' }, { en: 'The opening of a game of Go.', cs: 'Zahájení partie go.' }),
  term(
    { en: 'Hane-tsugi', cs: 'Hane-cugi' },
    {
      en: 'A hane at the edge and, after the answer, a connection: a common gain in the endgame.',
      cs: 'Hane u okraje a po odpovědi spojení: častý zisk v koncovce.',
    },
  ),
  term(
    { en: 'Insei', cs: 'Insei' },
    {
      en: 'A student at a school for professional Go players.',
      cs: 'Žák profesionální školy go.',
    },
  ),
  term(
    { en: 'Invasion (uchikomi)', cs: 'Invaze (učikomi)' },
    {
      en: 'A stone placed in an area that the other side regards as its own.',
      cs: 'Kámen položený do prostoru, který soupeř považuje za svůj.',
    },
  ),
  term(
    { en: 'Jigo', cs: 'Džigo' },
    {
      en: 'A draw with equal points. It cannot happen in Atari Go.',
      cs: 'Remíza, oba mají stejně bodů. V atari go nastat nemůže.',
    },
  ),
  term(
    { en: 'Joseki', cs: 'Džoseki' },
    {
      en: 'A known sequence in a corner that suits both sides.',
      cs: 'Známý sled tahů v rohu, který vyhovuje oběma.',
    },
  ),
  term(
    { en: 'Komi', cs: 'Komi' },
    {
      en: 'Points that White gets in Go because Black moves first. Not in this game.',
      cs: 'Body, které v go dostává bílý, protože černý začíná. V této hře není.',
    },
  ),
  term(
    { en: 'Kyu and dan', cs: 'Kyu a dan' },
    {
      en: 'Degrees of strength: kyu for students, counted down; dan for masters, counted up.',
      cs: 'Stupně síly: kyu pro žáky, počítá se dolů; dan pro mistry, počítá se nahoru.',
    },
  ),
  term(
    { en: 'Moyo', cs: 'Mojo' },
    {
      en: 'A large area that stones outline and that may become territory.',
      cs: 'Velký prostor, který kameny naznačují a z něhož se může stát území.',
    },
  ),
  term(
    { en: 'Nigiri', cs: 'Nigiri' },
    {
      en: 'Drawing the colours: one player hides a handful of stones, and the other guesses whether their number is odd or even.',
      cs: 'Losování barev: jeden hráč ukryje v dlani hrst kamenů a druhý hádá, zda je jich sudý, nebo lichý počet.',
    },
  ),
  term(
    { en: 'Pincer (hasami)', cs: 'Sevření (hasami)' },
    {
      en: 'A stone that keeps a stone of the other side from extending along the edge.',
      cs: 'Kámen, který soupeřovu kameni brání roztáhnout se podél okraje.',
    },
  ),
  term(
    { en: 'San-ren-sei', cs: 'San-ren-sei' },
    {
      en: 'An opening with stones on all three star points of one side; literally “three stars in a row”.',
      cs: 'Zahájení s kameny na všech třech hvězdách jedné strany desky; doslova „tři hvězdy v řadě“.',
    },
  ),
  term(
    { en: 'Tasuki', cs: 'Tasuki' },
    {
      en: 'An opening in which each side takes two diagonally opposite corners.',
      cs: 'Zahájení, ve kterém každý obsadí dva rohy ležící proti sobě po úhlopříčce.',
    },
  ),
];
