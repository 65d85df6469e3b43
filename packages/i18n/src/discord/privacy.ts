/** The Discord bot's words on the data that it keeps about people, in both languages. */

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

export const privacyCs: typeof privacyEn = {
  title: 'Co o vás uchovávám',
  text: [
    '**Dokud to nesmažete:** číslo vašeho účtu a vaše jméno v partiích a turnajích, které hrajete, jejich tahy a výsledky, kde se zobrazují, vaše ratingy, vaše nastavení, kolik dní máte na kterém serveru úlohu dne vyřešenou a koho blokujete.',
    '**Krátce:** čísla interakcí po hodinu; po týden, jak daleko jste v úloze; tam, kde nejsem členem, klíč ke zprávě s partií. Je zašifrovaný a platí čtvrt hodiny.',
    '**Vůbec:** co píšete. Jen v tom hledám tah.',
    'Data jsou v databázi toho, kdo tohoto bota provozuje. Nikdo jiný je nedostane.',
  ],
  delete: 'Smazat moje data',
  confirm:
    'Rozehrané partie se tím vzdají a vaše ratingy, nastavení a vyřešené úlohy se smažou. Dohrané partie zůstanou soupeřům, ale bez vašeho jména. Nelze to vrátit.',
  deleted: 'Vaše data jsou smazána. Zprávy, které jsem už napsal, na Discordu zůstanou.',
  someone: 'bývalý hráč',
};
