/** The short manual of the Discord bot, by topic. */

export const helpEn = {
  /** Above the first topic, with three buttons. */
  intro: 'Play board games with me or with each other, and solve problems.',
  buttons: {
    computer: 'Play the computer',
    person: 'Challenge somebody',
    problem: 'Today’s problem',
  },
  title: 'How to play',
  choose: 'Choose a topic',
  topics: {
    start: {
      title: 'Start a game',
      text: [
        '`/play` shows all games to choose from. With `game`, it starts one against the computer, as strong as `level` says; with `opponent`, it challenges a person.',
        '`/watch` shows a game of the computer against itself.',
        '`/games` lists your games; choose one to continue it here. `/board` shows the board again.',
        '`/game position` and `/game import` continue a position or a game from elsewhere.',
      ],
    },
    move: {
      title: 'Make a move',
      text: [
        'Below the board, choose what to move, then where. Or press **Type a move**, or use `/move`: it offers the legal moves while you type.',
        '`/game undo` takes back your last move, `/game draw` offers a draw, `/game resign` ends the game. A person must agree to an undo and to a draw.',
        '`/profile settings` makes the bot ask before it plays a move, and sets your language and the board.',
      ],
    },
    people: {
      title: 'Play with people',
      text: [
        '`/play` challenges a person: name the `opponent`, or choose **Anybody may join** after the game. `/profile block` keeps a person from challenging you, and `/profile settings` everybody.',
        'Each move has a time, usually three days. The bot reminds you before it runs out, and then you lose. Before both of you have moved, `/game abort` ends the game without a result.',
        'A challenge shows how long it waits. The bot notifies you when it is your turn and of everything else that waits for you.',
        'In a direct message, or when you mention the bot, you can simply write your move.',
        'While a game between people goes on, the engine helps neither of them.',
      ],
    },
    ratings: {
      title: 'Ratings',
      text: [
        'Every game from the starting position with at least four moves is rated. With hints, analysis or an undo against the computer, it no longer counts.',
        '`/profile stats` shows the ratings and results of a player, `/profile leaderboard` the top players. A question mark means that the rating is still uncertain.',
      ],
    },
    learn: {
      title: 'Learn',
      text: [
        '`/learn` shows the rules and lessons of a game, with problems.',
        '`/problem solve` shows the problem of the day, or one of a rating. **Solve** opens a board that only you see.',
        '`/game hint` shows a good move, `/game analyse` the best lines and what your last move cost, `/game solve` who wins.',
        'When a game is over, **Review** shows how well both sides played and where the game turned.',
        'In the menu of any message under *Apps*, **Analyse this board** reads a board or a position.',
      ],
    },
    server: {
      title: 'On a server',
      text: [
        'Each game gets a thread if the bot is allowed to create one. Anyone may watch.',
        'Whoever manages the server can use `/server` to choose a channel for games, whether games get threads, the language, reminders, and a channel that gets the problem of the day. `/problem streaks` shows who solves it.',
        '`/tournament create` opens a tournament in the channel; anyone there can join until it is started.',
        '`/profile privacy` shows what the bot keeps about you, and deletes it.',
      ],
    },
  },
};
