/** Names of the eight levels, weakest first; the web page and the bot say them alike. */
export const LEVEL_NAMES_EN = [
  'Newcomer',
  'Beginner',
  'Casual player',
  'Club player',
  'Strong player',
  'Expert',
  'Master',
  'Tahoun',
] as const;

export const LEVEL_NAMES_CS = [
  'Nováček',
  'Začátečník',
  'Příležitostný hráč',
  'Klubový hráč',
  'Silný hráč',
  'Znalec',
  'Mistr',
  'Tahoun',
] as const;
