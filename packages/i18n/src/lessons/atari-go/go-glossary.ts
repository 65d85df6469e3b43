import type { Term, Words } from '../types.js';

const term = (name: Words, meaning: Words): Term => ({ name, meaning });

/** What players of Go say about the whole game, its territory and its openings, in the order of the English names. */
export const GO_GLOSSARY: readonly Term[] = [
  term(
    { en: 'Approach (kakari)', cs: 'Napadení rohu (kakari)' },
    {
      en: 'A stone that approaches a lone stone of the other side in a corner before it is enclosed.',
      cs: 'Kámen, který se přiblíží k osamělému soupeřovu kameni v rohu dřív, než ho soupeř doplní druhým.',
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
      en: 'The last part of a game, in which the borders of territories are settled.',
      cs: 'Poslední část partie, ve které se dotahují hranice území.',
    },
  ),
  term(
    { en: 'Furikawari', cs: 'Furikawari' },
    {
      en: 'A trade: each side gives something up and takes something else. In Atari Go the first capture ends the game.',
      cs: 'Výměna: každá strana něco obětuje a něco jiného získá. V Atari Go partii končí už první zajetí.',
    },
  ),
  term({ en: 'Fuseki', cs: 'Fuseki' }, { en: 'The opening of a game of Go.', cs: 'Zahájení partie Go.' }),
  term(
    { en: 'Hane-tsugi', cs: 'Hane-cugi' },
    {
      en: 'A hane at the edge and, after the answer, a connection: a common gain in the endgame.',
      cs: 'Hane u kraje a po odpovědi spojení: častý zisk v koncovce.',
    },
  ),
  term(
    { en: 'Insei', cs: 'Insei' },
    {
      en: 'A pupil of a professional school of Go.',
      cs: 'Žák profesionální školy Go.',
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
      en: 'A draw, with equal points. Atari Go has none.',
      cs: 'Remíza, oba mají stejně bodů. V Atari Go nenastává.',
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
      cs: 'Body, které v Go dostává Bílý, protože Černý začíná. V této hře není.',
    },
  ),
  term(
    { en: 'Kyu and dan', cs: 'Kjú a dan' },
    {
      en: 'Degrees of strength: kyu for pupils, counted down, dan for masters, counted up.',
      cs: 'Stupně síly: kjú pro žáky, počítá se dolů, dan pro mistry, počítá se nahoru.',
    },
  ),
  term(
    { en: 'Moyo', cs: 'Mojo' },
    {
      en: 'A large area that is outlined by stones and may become territory.',
      cs: 'Velký prostor, který kameny naznačují a z něhož může být území.',
    },
  ),
  term(
    { en: 'Nigiri', cs: 'Nigiri' },
    {
      en: 'Drawing the colours: one player hides a handful of stones, the other guesses whether their number is odd or even.',
      cs: 'Losování barev: jeden hráč ukryje v dlani hrst kamenů a druhý hádá, zda je jich sudý, nebo lichý počet.',
    },
  ),
  term(
    { en: 'Pincer (hasami)', cs: 'Sevření (hasami)' },
    {
      en: 'A stone that keeps a stone of the other side from stretching along the edge.',
      cs: 'Kámen, který soupeřovu kameni brání roztáhnout se podél kraje.',
    },
  ),
  term(
    { en: 'San-ren-sei', cs: 'San-ren-sei' },
    {
      en: 'An opening with stones on the three star points of one side; literally “three stars in a row”.',
      cs: 'Zahájení s kameny na všech třech hvězdách jedné strany desky; doslova „tři hvězdy v řadě“.',
    },
  ),
  term(
    { en: 'Tasuki', cs: 'Tasuki' },
    {
      en: 'An opening in which each side takes two corners that face each other diagonally.',
      cs: 'Zahájení, ve kterém každý obsadí dva rohy ležící proti sobě po úhlopříčce.',
    },
  ),
];
