/** The short manual of the Discord bot, by topic, in both languages. */

export const helpEn = {
  title: 'How to play',
  choose: 'Choose a topic',
  topics: {
    start: {
      title: 'Start a game',
      text: [
        '`/play` starts a game against the computer; `level` is from 1 to 8. With `opponent`, it challenges a person.',
        '`/watch` shows a game of the computer against itself.',
        '`/games` lists your games; choose one to continue it here. `/board` shows the board again.',
        '`/position` and `/import` continue a position or a game from elsewhere.',
      ],
    },
    move: {
      title: 'Make a move',
      text: [
        'Below the board, choose what to move, then where. Or press **Type a move**, or use `/move`: it offers the legal moves while you type.',
        '`/undo` takes back your last move, `/draw` offers a draw, `/resign` ends the game. A person must agree to an undo and to a draw.',
        '`/settings` makes the bot ask before it plays a move, and sets your language and the board.',
      ],
    },
    people: {
      title: 'Play with people',
      text: [
        '`/challenge` challenges a person or, without `opponent`, anybody who joins. `/block` keeps a person from challenging you, and `/settings` everybody.',
        'Each move has a time, usually three days. The bot reminds you before it runs out, and then you lose. Before both of you have moved, `/abort` ends the game without a result.',
        'A challenge shows how long it waits. The bot notifies you when it is your turn and of everything else that waits for you.',
        'In a direct message, or when you mention the bot, you can simply write your move.',
        'While a game between people goes on, the engine helps neither of them.',
      ],
    },
    ratings: {
      title: 'Ratings',
      text: [
        'Every game from the starting position with at least four moves is rated. With hints, analysis or an undo against the computer, it no longer counts.',
        '`/stats` shows the ratings and results of a player, `/leaderboard` the top players. A question mark means that the rating is still uncertain.',
      ],
    },
    learn: {
      title: 'Learn',
      text: [
        '`/learn` shows the rules and lessons of a game, with problems.',
        '`/problem` shows the problem of the day, or one of a rating. **Solve** opens a board that only you see.',
        '`/hint` shows a good move, `/analyse` the best lines and what your last move cost, `/solve` who wins.',
        'When a game is over, **Review** shows how well both sides played and where the game turned.',
        'In the menu of any message under *Apps*, **Analyse this board** reads a board or a position.',
      ],
    },
    server: {
      title: 'On a server',
      text: [
        'Each game gets a thread if the bot is allowed to create one. Anyone may watch.',
        'Whoever manages the server can use `/server` to choose a channel for games, whether games get threads, the language, reminders, and a channel that gets the problem of the day. `/streaks` shows who solves it.',
        '`/tournament create` opens a tournament in the channel; anyone there can join until it is started.',
        '`/privacy` shows what the bot keeps about you, and deletes it.',
      ],
    },
  },
};

export const helpCs: typeof helpEn = {
  title: 'Jak se hraje',
  choose: 'Zvolte téma',
  topics: {
    start: {
      title: 'Začít partii',
      text: [
        '`/hrát` začne partii proti počítači, `úroveň` je od 1 do 8. Se `soupeř` vyzve člověka.',
        '`/sledovat` ukáže partii počítače proti sobě.',
        '`/partie` vypíše vaše partie; zvolená pokračuje zde. `/deska` ukáže desku znovu.',
        '`/pozice` a `/otevřít` pokračují v pozici nebo partii odjinud.',
      ],
    },
    move: {
      title: 'Táhnout',
      text: [
        'Pod deskou zvolte, čím táhnout, potom kam. Nebo stiskněte **Napsat tah**, případně použijte `/tah`: při psaní nabízí přípustné tahy.',
        '`/zpět` vezme zpět váš poslední tah, `/remíza` nabídne remízu, `/vzdát` partii ukončí. S vrácením tahu i s remízou musí člověk souhlasit.',
        '`/nastavení` zařídí, aby se bot před tahem zeptal, a určuje váš jazyk a desku.',
      ],
    },
    people: {
      title: 'Hrát s lidmi',
      text: [
        '`/výzva` vyzve člověka, nebo bez volby `soupeř` kohokoli, kdo se přidá. `/blokovat` zabrání ve výzvách jednomu člověku, `/nastavení` všem.',
        'Každý tah má svůj čas, obvykle tři dny. Než vyprší, bot vám ho připomene; pak partii prohráváte. Dokud netáhly obě strany, `/zrušit` ukončí partii bez výsledku.',
        'Výzva ukazuje, jak dlouho čeká. Bot vás upozorní, když jste na tahu a když na vás čeká cokoli jiného.',
        'V soukromé zprávě, nebo když bota zmíníte, stačí tah prostě napsat.',
        'Dokud partie mezi lidmi trvá, engine neradí žádnému z nich.',
      ],
    },
    ratings: {
      title: 'Rating',
      text: [
        'Do ratingu se započítává každá partie ze základního postavení, která má aspoň čtyři tahy. Po radě, rozboru nebo vrácení tahu proti počítači se už nezapočítá.',
        '`/výsledky` ukáže ratingy a výsledky hráče, `/žebříček` nejlepší hráče. Otazník znamená, že rating je zatím nejistý.',
      ],
    },
    learn: {
      title: 'Učit se',
      text: [
        '`/učebna` ukáže pravidla a lekce hry s úlohami.',
        '`/úloha` ukáže úlohu dne, nebo jednu o zvolené obtížnosti. **Řešit** otevře desku, kterou vidíte jen vy.',
        '`/rada` ukáže dobrý tah, `/rozbor` nejlepší pokračování a ztrátu vaším posledním tahem, `/vyřešit` kdo vyhraje.',
        'Po skončení partie ukáže **Rozbor partie**, jak přesně obě strany hrály a kde se partie zlomila.',
        'V nabídce každé zprávy pod *Aplikace* přečte **Rozebrat tuto desku** desku nebo pozici.',
      ],
    },
    server: {
      title: 'Na serveru',
      text: [
        'Každá partie dostane vlákno, pokud je bot smí zakládat. Přihlížet může kdokoli.',
        'Správce serveru zvolí příkazem `/server` kanál pro partie, zda mají partie vlákna, jazyk, připomínky a kanál pro úlohu dne. `/série` ukáže, kdo ji řeší.',
        '`/turnaj založit` otevře v kanálu turnaj; přihlásit se může každý, dokud nezačne.',
        '`/soukromí` ukáže, co o vás bot uchovává, a smaže to.',
      ],
    },
  },
};
