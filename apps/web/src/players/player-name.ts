import { type PlayerForm, isPlayerForm, splitPlayer } from '@tahoun/engine';
import { words, wordsOf } from '../kit/preferences.js';
import { ownPlayerOf } from './own-players.js';

/** What a player's notation may say besides numbers of its evaluation. */
const KNOWN_OPTIONS = ['algorithm', 'evaluation', 'without', 'seed'];

/** Name of a player in a game: `You`, `3 · Casual player`, `Alpha-beta 4`. */
export function playerName(game: string, player: string): string {
  const { levelNames, players, you } = words.value;
  if (player === 'human') return you;
  const { form, numbers } = splitPlayer(player);
  const options = new URLSearchParams(player.split('?')[1]);
  if (form === 'level') return `${numbers[0]} · ${levelNames[(numbers[0] ?? 1) - 1] ?? ''}`;
  if (!isPlayerForm(form)) return player;
  const algorithm = options.get('algorithm') ?? form;
  const own = ownPlayerOf(game, player)?.name;
  const name = algorithm === 'source' ? (own ?? wordsOf(game).sourcePlayer) : undefined;
  const named = name ?? players.names[algorithm as PlayerForm] ?? algorithm;
  // A limit that another search than the strong one has.
  const limit = algorithm === form ? numbers : [`(${form}`, `${numbers})`];
  const hasOwn = own === undefined && [...options.keys()].some((key) => !KNOWN_OPTIONS.includes(key));
  return [named, ...limit, ...(hasOwn ? [`(${words.value.ownSetting})`] : [])].join(' ');
}
