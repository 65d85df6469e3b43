/** The Discord bot's words on the data that it keeps about people. */

export const privacyEn = {
  title: 'What I keep about you',
  text: [
    '**Kept until you delete it:** the number of your account and your name in the games and tournaments that you play, their moves and results, where they are shown, your ratings, your settings, on how many days you have solved the problem of the day on a server, and whom you have blocked.',
    '**Kept for a short time:** the numbers of interactions, for an hour; how far you are in a problem, for a week; where I am no member, a key to the message of a game. It is encrypted and works for a quarter of an hour.',
    '**Not kept:** what you write. I only look for a move in it.',
    'The data is in the database of whoever runs this bot. Nobody else gets it.',
  ],
  delete: 'Delete my data',
  confirm:
    'This resigns your games in progress and deletes your ratings, settings and solved problems. Your finished games stay for your opponents, without your name. It cannot be undone.',
  deleted: 'Your data is deleted. Messages that I have already written stay in Discord.',
  /** In place of a player who has deleted their data. */
  someone: 'a former player',
};
