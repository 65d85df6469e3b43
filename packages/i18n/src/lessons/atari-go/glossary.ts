import type { Term, Words } from '../types.js';

const term = (name: Words, meaning: Words): Term => ({ name, meaning });

/** What players of Go say, in the order of the English names. */
export const GLOSSARY: readonly Term[] = [
  term(
    { en: 'Aji', cs: 'Adži' },
    {
      en: 'Possibilities that lost or weak stones still leave behind; literally “taste”.',
      cs: 'Možnosti, které po ztracených nebo slabých kamenech ještě zůstávají; doslova „chuť“.',
    },
  ),
  term(
    { en: 'Alive', cs: 'Živá skupina' },
    { en: 'A group that can no longer be captured.', cs: 'Skupina, kterou už nelze zajmout.' },
  ),
  term(
    { en: 'Atari', cs: 'Atari' },
    { en: 'A group has one liberty left.', cs: 'Skupině zbývá jediná svoboda.' },
  ),
  term(
    { en: 'Crosscut', cs: 'Křížový střih' },
    {
      en: 'Two stones of each colour on a square of four points, crosswise: each side cuts the other.',
      cs: 'Po dvou kamenech každé barvy křížem na čtverci čtyř bodů: obě strany se navzájem stříhají.',
    },
  ),
  term(
    { en: 'Dango', cs: 'Dango' },
    {
      en: 'A lump of stones with few liberties for their number.',
      cs: 'Shluk kamenů, který má na svůj počet málo svobod.',
    },
  ),
  term(
    { en: 'Double atari', cs: 'Dvojité atari' },
    { en: 'One move that puts two groups in atari.', cs: 'Jeden tah, po kterém jsou v atari dvě skupiny.' },
  ),
  term(
    { en: 'Empty triangle', cs: 'Prázdný trojúhelník' },
    {
      en: 'Three stones bent round a free point: connected, but short of liberties.',
      cs: 'Tři kameny ohnuté kolem volného bodu: drží pohromadě, ale mají málo svobod.',
    },
  ),
  term(
    { en: 'Eye', cs: 'Oko' },
    {
      en: 'A free point all around which a group lies.',
      cs: 'Volný bod, který skupina obklopuje ze všech stran.',
    },
  ),
  term({ en: 'Fuseki', cs: 'Fuseki' }, { en: 'The opening of a game of Go.', cs: 'Zahájení partie Go.' }),
  term(
    { en: 'Goban', cs: 'Goban' },
    {
      en: 'The board. In Go it is 19×19, for learners also 9×9 and 13×13.',
      cs: 'Deska. V Go má 19×19 bodů, pro začátečníky i 9×9 a 13×13.',
    },
  ),
  term(
    { en: 'Gote', cs: 'Gote' },
    {
      en: 'A move that the other side need not answer. The opposite is sente.',
      cs: 'Tah, na který soupeř odpovídat nemusí. Opakem je sente.',
    },
  ),
  term(
    { en: 'Group', cs: 'Skupina' },
    {
      en: 'Stones of one colour that are connected along the lines; a single stone, too.',
      cs: 'Kameny jedné barvy spojené po čarách; také jediný kámen.',
    },
  ),
  term(
    { en: 'Hane', cs: 'Hane' },
    {
      en: 'A move that bends round a stone of the other side.',
      cs: 'Tah, který se ohne kolem soupeřova kamene.',
    },
  ),
  term(
    { en: 'Handicap', cs: 'Handicap' },
    {
      en: 'Stones that the weaker player has on the board before the game.',
      cs: 'Kameny, které má slabší hráč na desce už před začátkem.',
    },
  ),
  term(
    { en: 'Jump (ikken-tobi)', cs: 'Jednobodový skok (ikken-tobi)' },
    {
      en: 'A stone two points away in a line from one of your own.',
      cs: 'Kámen na čáře ob jeden bod od vlastního.',
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
    { en: 'Knight’s move (keima)', cs: 'Koňský skok (keima)' },
    {
      en: 'A stone as far from your own as a knight of chess jumps.',
      cs: 'Kámen tak daleko od vlastního, jak skáče šachový jezdec.',
    },
  ),
  term(
    { en: 'Ko', cs: 'Kó' },
    {
      en: 'Two single stones that could take each other for ever; the rules forbid to retake at once.',
      cs: 'Dva kameny, které by se mohly brát navzájem donekonečna; hned brát zpět se proto nesmí.',
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
    { en: 'Kosumi', cs: 'Kosumi' },
    {
      en: 'A stone diagonally next to your own: hard to cut.',
      cs: 'Kámen po úhlopříčce od vlastního: těžko se stříhá.',
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
    { en: 'Ladder', cs: 'Schody' },
    {
      en: 'A chase by atari from two sides in turn, up to the edge.',
      cs: 'Honička, při níž se atari dává střídavě ze dvou stran až k okraji.',
    },
  ),
  term(
    { en: 'Liberty', cs: 'Svoboda' },
    { en: 'A free point next to a group.', cs: 'Volný bod vedle skupiny.' },
  ),
  term(
    { en: 'Miai', cs: 'Miai' },
    {
      en: 'Two points of one worth: if one side takes one, the other takes the other.',
      cs: 'Dva rovnocenné body: vezme-li jeden soupeř, vezmete druhý.',
    },
  ),
  term(
    { en: 'Net (geta)', cs: 'Hnízdo (geta)' },
    {
      en: 'Stones caught from a distance: every way out is closed, without an atari.',
      cs: 'Kameny chycené z odstupu: každá cesta ven je zavřená, a to bez atari.',
    },
  ),
  term(
    { en: 'Ponnuki', cs: 'Ponnuki' },
    {
      en: 'The diamond of four stones that is left where one was captured.',
      cs: 'Kosočtverec ze čtyř kamenů, který zbude po zajetí jednoho.',
    },
  ),
  term(
    { en: 'Seki', cs: 'Seki' },
    {
      en: 'Two groups without two eyes of which neither side can take the other without losing its own.',
      cs: 'Dvě skupiny bez dvou očí, z nichž žádnou nejde napadnout, aniž by padla vlastní.',
    },
  ),
  term(
    { en: 'Semeai', cs: 'Semeai' },
    {
      en: 'A race: two groups surround each other, and who has more liberties wins it.',
      cs: 'Závod: dvě skupiny se navzájem obkličují a vyhraje ta, která má víc svobod.',
    },
  ),
  term(
    { en: 'Sente', cs: 'Sente' },
    {
      en: 'A move that has to be answered; also the initiative.',
      cs: 'Tah, na který se musí odpovědět; také iniciativa.',
    },
  ),
  term(
    { en: 'Snapback', cs: 'Vhoz (učite-gaeši)' },
    {
      en: 'A stone is given away so that those that take it are short of liberties and fall at once.',
      cs: 'Kámen se obětuje, aby ti, kdo ho vezmou, přišli o svobody a hned padli.',
    },
  ),
  term(
    { en: 'Star point (hoshi)', cs: 'Hvězda (hoši)' },
    {
      en: 'The dotted points of the board, for finding one’s way and for handicap stones.',
      cs: 'Body desky označené tečkou, pro orientaci a pro handicapové kameny.',
    },
  ),
  term(
    { en: 'Stretch (nobi)', cs: 'Natažení (nobi)' },
    {
      en: 'A stone put right next to one’s own, most often out of danger.',
      cs: 'Kámen přiložený k vlastnímu, nejčastěji na útěku.',
    },
  ),
  term(
    { en: 'Suicide', cs: 'Sebevražda' },
    {
      en: 'A move that leaves its own group without a liberty. Forbidden, unless it captures.',
      cs: 'Tah, který vlastní skupinu připraví o poslední svobodu. Zakázaný, ledaže zajímá.',
    },
  ),
  term(
    { en: 'Tengen', cs: 'Tengen' },
    { en: 'The point in the middle of the board.', cs: 'Bod uprostřed desky.' },
  ),
  term(
    { en: 'Tenuki', cs: 'Tenuki' },
    { en: 'To leave a fight and play elsewhere.', cs: 'Nechat boj být a zahrát jinam.' },
  ),
  term({ en: 'Tesuji', cs: 'Tesudži' }, { en: 'A clever move in a fight.', cs: 'Chytrý tah v boji.' }),
  term(
    { en: 'Tsumego', cs: 'Cumego' },
    { en: 'A problem about capturing, or about living.', cs: 'Úloha na zajetí nebo na život skupiny.' },
  ),
];
