import { gameById } from '@tahoun/catalogue';
import { ONGOING, type Position } from '@tahoun/core';
import { parseComputer } from '@tahoun/engine';
import { totalGames } from '@tahoun/match/tournament';
import { queryOf } from '../../kit/address.js';
import { labGame } from '../games/index.js';
import { type Range, hrefOf, numberParam } from '../href.js';

/** A round robin of computer players: all of it is in its address. */
export interface Experiment {
  readonly game: string;
  /** The game's options that differ from the usual ones. */
  readonly variants: Readonly<Record<string, string>>;
  /** SPECs, as `tahoun match` takes them. */
  readonly players: readonly string[];
  /** Of each two players; even. */
  readonly games: number;
  /** Plies of the random openings; null for the usual number. */
  readonly plies: number | null;
  readonly seed: number;
}

/** Players of an experiment. */
export const FEWEST = 2;
export const MOST = 8;
export const GAMES: Range = { usual: 20, min: 2, max: 1000 };
export const SEEDS: Range = { usual: 0, min: 0, max: 999_999_999 };
export const MOST_PLIES = 12;

/** The players that a game begins with. */
export const USUAL_PLAYERS: readonly string[] = ['level:1', 'level:2', 'level:3'];

/** @throws InputError for a player that there is not */
export function experimentOf(params: URLSearchParams): Experiment {
  const listOf = (name: string) => (params.get(name) ?? '').split(',').filter((text) => text !== '');
  const players = listOf('players').slice(0, MOST);
  for (const player of players) parseComputer(player);
  const plies = numberParam(params, 'plies', { usual: -1, min: 0, max: MOST_PLIES });
  const games = numberParam(params, 'games', GAMES);
  return {
    game: labGame(params.get('game') ?? ''),
    variants: Object.fromEntries(
      // Points of a board are separated by commas too.
      (params.get('variant') ?? '')
        .split(/,(?=[\w-]+=)/)
        .filter(Boolean)
        .map((text) => {
          const [name = '', ...value] = text.split('=');
          return [name, value.join('=')];
        }),
    ),
    players: players.length < FEWEST ? USUAL_PLAYERS : players,
    games: games + (games % 2),
    plies: plies < 0 ? null : plies,
    seed: numberParam(params, 'seed', SEEDS),
  };
}

/** The address's parameters; those with their usual value are left out. */
export function paramsOf(experiment: Experiment): Readonly<Record<string, string>> {
  const { game, variants, players, games, plies, seed } = experiment;
  const options = Object.entries(variants).map(([name, value]) => `${name}=${value}`);
  return {
    game,
    ...(options.length === 0 ? {} : { variant: options.join(',') }),
    players: players.join(','),
    games: String(games),
    ...(plies === null ? {} : { plies: String(plies) }),
    ...(seed === SEEDS.usual ? {} : { seed: String(seed) }),
  };
}

export function addressOf(experiment: Experiment): string {
  return hrefOf('experiments', paramsOf(experiment));
}

/** Names an experiment where its games are kept: the same settings have the same games. */
export function keyOf(experiment: Experiment): string {
  return queryOf(Object.entries(paramsOf(experiment)));
}

export function allGames({ players, games }: Experiment): number {
  return totalGames(players.length, games);
}

/** Where its games begin; null where nothing can be played. @throws InputError for options that do not fit */
export function startOf({ game, variants }: Pick<Experiment, 'game' | 'variants'>): Position | null {
  const start = gameById(game).initial(variants);
  return start.outcome() === ONGOING ? start : null;
}

/** The command that plays the same games. */
export function commandOf({ game, variants, players, games, plies, seed }: Experiment): string {
  const options = Object.entries(variants).map(([name, value]) => `--variant ${quoted(`${name}=${value}`)}`);
  return [
    `npx tahoun match ${game}`,
    ...options,
    ...players.map((player) => `--player ${quoted(player)}`),
    `--games ${games}`,
    ...(plies === null ? [] : [`--plies ${plies}`]),
    ...(seed === SEEDS.usual ? [] : [`--seed ${seed}`]),
  ].join(' ');
}

/** For a shell. */
function quoted(text: string): string {
  return /^[\w:+.,=-]+$/.test(text) ? text : `'${text}'`;
}

/** Names a player in tables and charts. */
export function letterOf(player: number): string {
  return String.fromCharCode(65 + player);
}
