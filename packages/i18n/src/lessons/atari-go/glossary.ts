import type { Term, Words } from '../types.js';

const term = (name: Words, meaning: Words): Term => ({ name, meaning });

/** The words of Go players that matter in Atari Go too, in the order of the English names. */
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
      en: 'A move that destroys possibilities of your own (aji), such as an atari played too early.',
      cs: 'Tah, který zničí vlastní možnosti (adži), třeba předčasné atari.',
    },
  ),
  term(
    { en: 'Alive', cs: 'Živá skupina' },
    {
      en: 'A group with two eyes. In Go it cannot be captured; in Atari Go it falls when its owner has no other move left.',
      cs: 'Skupina se dvěma očima. V go ji nelze zajmout; v atari go padne, když jejímu majiteli nezbude jiný tah.',
    },
  ),
  term(
    { en: 'Atari', cs: 'Atari' },
    { en: 'A group has one liberty left.', cs: 'Skupině zbývá jediná svoboda.' },
  ),
  term(
    { en: 'Cap (boshi)', cs: 'Klobouk (bóši)' },
    {
      en: 'A stone one point away from a stone of the other side, towards the middle: it blocks the way there.',
      cs: 'Kámen ob jeden průsečík od soupeřova, směrem ke středu: brání mu tam utéct.',
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
      en: 'Two stones of each colour on four neighbouring points, crosswise: each side cuts the other.',
      cs: 'Po dvou kamenech každé barvy křížem na čtyřech sousedních průsečících: obě strany se navzájem stříhají.',
    },
  ),
  term(
    { en: 'Dame', cs: 'Dame' },
    {
      en: 'A liberty; in Go also a point that is worth nothing to either side.',
      cs: 'Svoboda; v go také neutrální průsečík, který nikomu nic nepřináší.',
    },
  ),
  term(
    { en: 'Damezumari', cs: 'Dame-zumari' },
    {
      en: 'Shortage of liberties: a helpful move cannot be played because it would put its own group in atari.',
      cs: 'Nedostatek svobod: tah, který by pomohl, nelze zahrát, protože by dal vlastní skupinu do atari.',
    },
  ),
  term(
    { en: 'Dango', cs: 'Dango' },
    {
      en: 'A clump of stones with few liberties for their number.',
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
      en: 'Three stones bent around an empty point: connected, but short of liberties.',
      cs: 'Tři kameny ohnuté kolem volného průsečíku: drží pohromadě, ale mají málo svobod.',
    },
  ),
  term(
    { en: 'Eye', cs: 'Oko' },
    {
      en: 'An empty point completely surrounded by one group.',
      cs: 'Volný průsečík, který skupina obklopuje ze všech stran.',
    },
  ),
  term(
    { en: 'Goban', cs: 'Goban' },
    {
      en: 'The board. In Go it is 19×19, for learners also 9×9 and 13×13.',
      cs: 'Deska. V go má 19×19 průsečíků, pro začátečníky i 9×9 a 13×13.',
    },
  ),
  term(
    { en: 'Gote', cs: 'Gote' },
    {
      en: 'A move that the other side need not answer. The opposite of sente.',
      cs: 'Tah, na který soupeř odpovídat nemusí. Opak sente.',
    },
  ),
  term(
    { en: 'Group', cs: 'Skupina' },
    {
      en: 'Stones of one colour that are connected along the lines; also a single stone.',
      cs: 'Kameny jedné barvy spojené po čarách; také jediný kámen.',
    },
  ),
  term(
    { en: 'Hane', cs: 'Hane' },
    {
      en: 'A move that bends around a stone of the other side.',
      cs: 'Tah, který se ohne kolem soupeřova kamene.',
    },
  ),
  term(
    { en: 'Handicap', cs: 'Handicap' },
    {
      en: 'Stones that the weaker player gets on the board before the game.',
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
    { en: 'Jump (tobi, ikken-tobi)', cs: 'Skok ob jeden (tobi, ikken-tobi)' },
    {
      en: 'A stone two points away from one of your own, along a line.',
      cs: 'Kámen na téže čáře ob jeden průsečík od vlastního.',
    },
  ),
  term(
    { en: 'Kikashi', cs: 'Kikaši' },
    {
      en: 'A forcing move: the other side must answer, and the stone stays where it may help later.',
      cs: 'Vynucující tah: soupeř musí odpovědět a kámen zůstane tam, kde se může později hodit.',
    },
  ),
  term(
    { en: 'Knight’s move (keima)', cs: 'Koňský skok (keima)' },
    {
      en: 'A stone as far from your own as a chess knight jumps.',
      cs: 'Kámen tak daleko od vlastního, jak skáče šachový jezdec.',
    },
  ),
  term(
    { en: 'Ko', cs: 'Ko' },
    {
      en: 'Two single stones that could capture each other for ever; the rules forbid recapturing at once.',
      cs: 'Dva kameny, které by se mohly navzájem zajímat donekonečna; hned zajmout zpět se proto nesmí.',
    },
  ),
  term(
    { en: 'Kosumi', cs: 'Kosumi' },
    {
      en: 'A stone diagonally next to your own: hard to cut off.',
      cs: 'Kámen po úhlopříčce od vlastního: těžko se stříhá.',
    },
  ),
  term(
    { en: 'Ladder', cs: 'Schody' },
    {
      en: 'A chase with atari from two sides in turn, all the way to the edge.',
      cs: 'Honička, při níž se atari dává střídavě ze dvou stran až k okraji.',
    },
  ),
  term(
    { en: 'Large knight’s move (ogeima)', cs: 'Velký koňský skok (ógeima)' },
    {
      en: 'A stone three points along and one point aside from one of your own.',
      cs: 'Kámen o tři průsečíky dál a o jeden stranou od vlastního.',
    },
  ),
  term(
    { en: 'Liberty', cs: 'Svoboda' },
    { en: 'An empty point next to a group.', cs: 'Volný průsečík vedle skupiny.' },
  ),
  term(
    { en: 'Miai', cs: 'Miai' },
    {
      en: 'Two points of equal value: if one side takes one, the other side takes the other.',
      cs: 'Dva rovnocenné průsečíky: obsadí-li soupeř jeden, vy obsadíte druhý.',
    },
  ),
  term(
    { en: 'Net (geta)', cs: 'Síť neboli hnízdo (geta)' },
    {
      en: 'Stones caught from a distance: every way out is closed, without an atari.',
      cs: 'Kameny chycené z odstupu: každá cesta ven je zavřená, a to bez atari.',
    },
  ),
  term(
    { en: 'Peep (nozoki)', cs: 'Nahlédnutí (nozoki)' },
    {
      en: 'A stone that threatens to cut on the next move.',
      cs: 'Kámen, který hrozí příštím tahem střihnout.',
    },
  ),
  term(
    { en: 'Ponnuki', cs: 'Ponnuki' },
    {
      en: 'The diamond of four stones that remains after the capture of one.',
      cs: 'Kosočtverec ze čtyř kamenů, který zbude po zajetí jednoho.',
    },
  ),
  term(
    { en: 'Seki', cs: 'Seki' },
    {
      en: 'Two groups without two eyes: neither side can capture the other’s without losing its own.',
      cs: 'Dvě skupiny bez dvou očí: žádná strana nemůže zajmout soupeřovu, aniž by přišla o vlastní.',
    },
  ),
  term(
    { en: 'Semeai', cs: 'Semeai' },
    {
      en: 'A race: two groups surround each other, and the one with more liberties wins.',
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
    { en: 'Snapback', cs: 'Zpětné zajetí (utte-gaeši)' },
    {
      en: 'A stone is sacrificed so that the stones that capture it run out of liberties and are captured at once.',
      cs: 'Oběť kamene, po které soupeřovým kamenům, jež ho zajaly, zbude jediná svoboda a jsou hned zajaty.',
    },
  ),
  term(
    { en: 'Squeeze', cs: 'Skvíz' },
    {
      en: 'Atari from outside, often with a sacrificed stone, that presses stones into a clump with few liberties.',
      cs: 'Atari zvenčí, často s obětovaným kamenem, které kameny smáčkne do shluku s málem svobod.',
    },
  ),
  term(
    { en: 'Star point (hoshi)', cs: 'Hvězda (hoši)' },
    {
      en: 'The marked points of the board, for orientation and for handicap stones.',
      cs: 'Průsečíky označené tečkou, pro orientaci a pro handicapové kameny.',
    },
  ),
  term(
    { en: 'Stretch (nobi)', cs: 'Natažení (nobi)' },
    {
      en: 'A stone placed right next to your own, usually to escape.',
      cs: 'Kámen přiložený k vlastnímu, nejčastěji na útěku.',
    },
  ),
  term(
    { en: 'Suicide', cs: 'Sebevražda' },
    {
      en: 'A move that leaves its own group without a liberty. Forbidden, unless it captures.',
      cs: 'Tah, který vlastní skupinu připraví o poslední svobodu. Zakázaný, ledaže něco zajme.',
    },
  ),
  term(
    { en: 'Tengen', cs: 'Tengen' },
    { en: 'The point in the middle of the board.', cs: 'Průsečík uprostřed desky.' },
  ),
  term(
    { en: 'Tenuki', cs: 'Tenuki' },
    { en: 'A move elsewhere instead of an answer in the fight.', cs: 'Tah jinam místo odpovědi v boji.' },
  ),
  term({ en: 'Tesuji', cs: 'Tesudži' }, { en: 'A clever move in a fight.', cs: 'Chytrý tah v boji.' }),
  term(
    { en: 'Tsumego', cs: 'Cumego' },
    { en: 'A problem of capturing or saving a group.', cs: 'Úloha na zajetí nebo záchranu skupiny.' },
  ),
];
