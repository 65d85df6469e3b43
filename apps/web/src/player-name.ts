import { isPlayerForm, splitPlayer } from '@tahoun/engine';
import { words, wordsOf } from './preferences.js';

/** Name of a player in a game: `You`, `3 · Casual player`, `Alpha-beta 4`. */
export function playerName(game: string, player: string): string {
  const { levelNames, players, you } = words.value;
  if (player === 'human') return you;
  const { form, numbers } = splitPlayer(player);
  if (form === 'level') return `${numbers[0]} · ${levelNames[(numbers[0] ?? 1) - 1] ?? ''}`;
  if (!isPlayerForm(form)) return player;
  const name = form === 'source' ? wordsOf(game).sourcePlayer : undefined;
  return [name ?? players.names[form], ...numbers].join(' ');
}
