import { formatPlayer } from '@tahoun/engine';
import type { ParameterValues } from '@tahoun/eval';
import { recall, remember } from '../kit/preferences.js';

/** Evaluations that people have made in the Lab and named; the browser keeps them. */

/** The source's player of a game with constants and squares of one's own. */
export interface OwnPlayer {
  readonly game: string;
  readonly name: string;
  readonly values: ParameterValues;
}

const KEY = 'own-players';

/** Plies that it looks ahead until another depth is chosen. */
const USUAL_DEPTH = 3;

/** Those of a game, by name. */
export function ownPlayers(game: string): readonly OwnPlayer[] {
  return kept().filter((own) => own.game === game);
}

/** Keeps one, in place of that of its name. @returns false where the browser does not keep it */
export function keepOwnPlayer(own: OwnPlayer): boolean {
  const others = kept().filter(({ game, name }) => game !== own.game || name !== own.name);
  return store([...others, own].sort((a, b) => a.name.localeCompare(b.name)));
}

export function dropOwnPlayer({ game, name }: OwnPlayer): void {
  store(kept().filter((own) => own.game !== game || own.name !== name));
}

/** Its notation. */
export function playerOf({ values }: Pick<OwnPlayer, 'values'>): string {
  return formatPlayer('source', [USUAL_DEPTH], values);
}

/** The one that a player in its notation is, whatever its depth; undefined for any other. */
export function ownPlayerOf(game: string, player: string): OwnPlayer | undefined {
  const options = optionsOf(player);
  return options === '' ? undefined : ownPlayers(game).find((own) => optionsOf(playerOf(own)) === options);
}

/** In order of their names, since players are written in any. */
function optionsOf(player: string): string {
  const [form = '', options = ''] = player.split('?');
  return form.startsWith('source') ? options.split('&').sort().join('&') : '';
}

function kept(): readonly OwnPlayer[] {
  try {
    const all: unknown = JSON.parse(recall(KEY) ?? '[]');
    if (Array.isArray(all) && all.every((each) => typeof each?.values === 'object')) return all;
  } catch {
    // As below.
  }
  // Another program has written there.
  return [];
}

function store(all: readonly OwnPlayer[]): boolean {
  const text = JSON.stringify(all);
  remember(KEY, text);
  return recall(KEY) === text;
}
