import type { helpEn } from './en.js';

export const helpCs: typeof helpEn = {
  intro: 'Hrajte deskové hry se mnou nebo mezi sebou a řešte úlohy.',
  buttons: {
    computer: 'Hrát s počítačem',
    person: 'Vyzvat někoho',
    problem: 'Úloha dne',
  },
  title: 'Jak se hraje',
  choose: 'Zvolte téma',
  topics: {
    start: {
      title: 'Začít partii',
      text: [
        '`/hrát` ukáže všechny hry na výběr. S volbou `hra` rovnou začne partii proti počítači, tak silnému, jak určí `úroveň`; s volbou `soupeř` vyzve člověka.',
        '`/sledovat` ukáže partii počítače proti sobě.',
        '`/moje-partie` vypíše vaše partie; zvolená pokračuje zde. `/deska` ukáže desku znovu.',
        '`/partie pozice` a `/partie otevřít` pokračují v pozici nebo partii odjinud.',
      ],
    },
    move: {
      title: 'Táhnout',
      text: [
        'Pod deskou zvolte, čím táhnout, potom kam. Nebo stiskněte **Napsat tah**, případně použijte `/tah`: při psaní nabízí přípustné tahy.',
        '`/partie zpět` vezme zpět váš poslední tah, `/partie remíza` nabídne remízu, `/partie vzdát` partii ukončí. S vrácením tahu i s remízou musí člověk souhlasit.',
        '`/profil nastavení` zařídí, aby se bot před tahem zeptal, a určuje váš jazyk a desku.',
      ],
    },
    people: {
      title: 'Hrát s lidmi',
      text: [
        '`/hrát` vyzve člověka: zvolte `soupeř`, nebo po výběru hry **Přidat se může kdokoli**. `/profil blokovat` zabrání ve výzvách jednomu člověku, `/profil nastavení` všem.',
        'Každý tah má svůj čas, obvykle tři dny. Než vyprší, bot vám ho připomene; pak partii prohráváte. Dokud netáhly obě strany, `/partie zrušit` ukončí partii bez výsledku.',
        'Výzva ukazuje, jak dlouho čeká. Bot vás upozorní, když jste na tahu a když na vás čeká cokoli jiného.',
        'V soukromé zprávě, nebo když bota zmíníte, stačí tah prostě napsat.',
        'Dokud partie mezi lidmi trvá, engine neradí žádnému z nich.',
      ],
    },
    ratings: {
      title: 'Rating',
      text: [
        'Do ratingu se započítává každá partie ze základního postavení, která má aspoň čtyři tahy. Po radě, rozboru nebo vrácení tahu proti počítači se už nezapočítá.',
        '`/profil výsledky` ukáže ratingy a výsledky hráče, `/profil žebříček` nejlepší hráče. Otazník znamená, že rating je zatím nejistý.',
      ],
    },
    learn: {
      title: 'Učit se',
      text: [
        '`/učebna` ukáže pravidla a lekce hry s úlohami.',
        '`/úloha řešit` ukáže úlohu dne, nebo jednu o zvolené obtížnosti. **Řešit** otevře desku, kterou vidíte jen vy.',
        '`/partie rada` ukáže dobrý tah, `/partie rozbor` nejlepší pokračování a ztrátu vaším posledním tahem, `/partie vyřešit` kdo vyhraje.',
        'Po skončení partie ukáže **Rozbor partie**, jak přesně obě strany hrály a kde se partie zlomila.',
        'V nabídce každé zprávy pod *Aplikace* přečte **Rozebrat tuto desku** desku nebo pozici.',
      ],
    },
    server: {
      title: 'Na serveru',
      text: [
        'Každá partie dostane vlákno, pokud je bot smí zakládat. Přihlížet může kdokoli.',
        'Správce serveru zvolí příkazem `/server` kanál pro partie, zda mají partie vlákna, jazyk, připomínky a kanál pro úlohu dne. `/úloha série` ukáže, kdo ji řeší.',
        '`/turnaj založit` otevře v kanálu turnaj; přihlásit se může každý, dokud nezačne.',
        '`/profil soukromí` ukáže, co o vás bot uchovává, a smaže to.',
      ],
    },
  },
};
