import type { Term, Words } from '../types.js';

const term = (name: Words, meaning: Words): Term => ({ name, meaning });

/** What players of Go say and what matters in Atari Go too, in the order of the English names. */
export const GLOSSARY: readonly Term[] = [
  term(
    { en: 'Aji', cs: 'Adži' },
    {
      en: 'Possibilities that lost or weak stones still leave behind; literally “taste”.',
      cs: 'Možnosti, které po ztracených nebo slabých kamenech ještě zůstávají; doslova „chuť“.',
    },
  ),
  term(
    { en: 'Aji-keshi', cs: 'Adži-keši' },
    {
      en: 'A move that destroys possibilities of one’s own (aji), such as an atari played too early.',
      cs: 'Tah, který zničí vlastní možnosti (adži), třeba předčasné atari.',
    },
  ),
  term(
    { en: 'Alive', cs: 'Živá skupina' },
    {
      en: 'A group with two eyes. In Go it cannot be captured; in Atari Go it falls when its owner has no other move left.',
      cs: 'Skupina se dvěma očima. V Go ji nelze zajmout; v Atari Go padne, když jejímu majiteli nezbude jiný tah.',
    },
  ),
  term(
    { en: 'Atari', cs: 'Atari' },
    { en: 'A group has one liberty left.', cs: 'Skupině zbývá jediná svoboda.' },
  ),
  term(
    { en: 'Cap (boshi)', cs: 'Klobouk (bóši)' },
    {
      en: 'A stone one point away from a stone of the other side, towards the middle: it bars the way there.',
      cs: 'Kámen ob jeden bod nad soupeřovým, směrem ke středu: brání mu v útěku tam.',
    },
  ),
  term(
    { en: 'Contact move (tsuke)', cs: 'Přiložení (cuke)' },
    {
      en: 'A stone put right next to a stone of the other side.',
      cs: 'Kámen položený hned vedle soupeřova.',
    },
  ),
  term(
    { en: 'Crosscut', cs: 'Křížový střih' },
    {
      en: 'Two stones of each colour on a square of four points, crosswise: each side cuts the other.',
      cs: 'Po dvou kamenech každé barvy křížem na čtverci čtyř bodů: obě strany se navzájem stříhají.',
    },
  ),
  term(
    { en: 'Dame', cs: 'Dame' },
    {
      en: 'A liberty; in Go also a point that is worth nothing to either side.',
      cs: 'Svoboda; v Go také neutrální bod, který nikomu nic nepřináší.',
    },
  ),
  term(
    { en: 'Damezumari', cs: 'Dame-zumari' },
    {
      en: 'Shortage of liberties: a move that would help cannot be played, because it would put its own group in atari.',
      cs: 'Nedostatek svobod: tah, který by pomohl, nelze zahrát, protože by dal do atari vlastní skupinu.',
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
    { en: 'Double hane (nidan-bane)', cs: 'Dvojité ohnutí (nidan-bane)' },
    {
      en: 'A second hane right after the first one.',
      cs: 'Druhé hane hned po prvním.',
    },
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
    { en: 'Honte', cs: 'Honte' },
    {
      en: 'A slow, solid move that leaves no weak point behind.',
      cs: 'Pomalý, pevný tah, po kterém nezůstane žádná slabina.',
    },
  ),
  term(
    { en: 'Jump (tobi, ikken-tobi)', cs: 'Jednobodový skok (tobi, ikken-tobi)' },
    {
      en: 'A stone two points away in a line from one of your own.',
      cs: 'Kámen na čáře ob jeden bod od vlastního.',
    },
  ),
  term(
    { en: 'Kikashi', cs: 'Kikaši' },
    {
      en: 'A forcing move: it has to be answered, and the stone stays where it may help later.',
      cs: 'Vynucující tah: soupeř musí odpovědět a kámen na místě zůstane, aby se později hodil.',
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
    { en: 'Kosumi', cs: 'Kosumi' },
    {
      en: 'A stone diagonally next to your own: hard to cut.',
      cs: 'Kámen po úhlopříčce od vlastního: těžko se stříhá.',
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
    { en: 'Large knight’s move (ogeima)', cs: 'Velký koňský skok (ógeima)' },
    {
      en: 'A stone three points along and one aside from one of your own.',
      cs: 'Kámen o tři body dál a o jeden stranou od vlastního.',
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
    { en: 'Peep (nozoki)', cs: 'Nahlédnutí (nozoki)' },
    {
      en: 'A stone that threatens to cut with the next move.',
      cs: 'Kámen, který hrozí příštím tahem střihnout.',
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
    { en: 'Shinogi', cs: 'Šinogi' },
    {
      en: 'Saving a weak group that is under attack.',
      cs: 'Záchrana slabé skupiny, na kterou soupeř útočí.',
    },
  ),
  term(
    { en: 'Snapback', cs: 'Snapback (utte-gaeši)' },
    {
      en: 'A stone is given away so that those that take it are short of liberties and fall at once.',
      cs: 'Kámen se obětuje, aby ti, kdo ho vezmou, přišli o svobody a hned padli.',
    },
  ),
  term(
    { en: 'Squeeze', cs: 'Skvíz' },
    {
      en: 'Ataris from outside, often with a sacrificed stone, that press stones into a lump with few liberties.',
      cs: 'Atari zvenčí, často s obětovaným kamenem, která kameny smáčkne do shluku s málem svobod.',
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
