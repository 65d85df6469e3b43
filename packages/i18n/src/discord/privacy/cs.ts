import type { privacyEn } from './en.js';

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
