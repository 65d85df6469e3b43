/** The words around the names. The names do not change in them, whatever they are. */
export const plainEn = {
  turn: (side: string) => `${side} to move`,
  wins: (side: string) => `${side} wins`,
  howToMove: 'Choose one of the places that can be chosen.',
  option: sentence,
};

/** An id, whose words are English: `no-moves` as `No moves`. */
export function sentence(key: string): string {
  const text = key.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
