import { type AtariGoPosition, BLACK, EMPTY, neighboursOf } from '@tahoun/games/atari-go';
import type { Step } from '../maker/maker.js';

/** Ataris in a row that make a ladder. */
const LADDER = 3;
/** Liberties within which groups that touch race each other. */
const RACE = 3;

/**
 * Themes of the solution, by the groups around its moves: `atari`, `double-atari`, `ladder` (one atari after
 * another), `quiet` (it wins without an atari at first), `defence` (an own group is in atari before it),
 * `capture-race` (groups of both sides that touch are short of liberties), `shortage` (in the end the other
 * side has to fill its own liberties), `cut` (it keeps groups of the other side apart).
 */
export function atariGoThemes(steps: readonly Step<AtariGoPosition>[]): string[] {
  const [first] = steps;
  if (first === undefined) return [];
  const themes: string[] = [];
  const attacked = steps.map(({ after }) => groupsInAtari(after, after.turn));
  const own = first.before.turn;
  if (attacked[0]! > 1) themes.push('double-atari');
  if (attacked.length >= LADDER && attacked.every((count) => count > 0)) themes.push('ladder');
  else if (attacked[0] === 1) themes.push('atari');
  if (groupsInAtari(first.before, own) > 0) themes.push('defence');
  else if (attacked[0] === 0) themes.push('quiet');
  if (isRace(first.before, first.move)) themes.push('capture-race');
  if (cuts(first.before, first.move)) themes.push('cut');
  if (attacked.every((count) => count === 0) && freePoints(first.after) <= 8) themes.push('shortage');
  return themes;
}

function groupsInAtari({ groups }: AtariGoPosition, side: number): number {
  return groups.countGroups(BLACK + side, 1);
}

function freePoints({ groups }: AtariGoPosition): number {
  return groups.stones.filter((stone) => stone === EMPTY).length;
}

/** The groups of a colour beside a point. */
function groupsBeside(position: AtariGoPosition, point: number, stone: number): Set<number> {
  const { stones, groupOf } = position.groups;
  const beside = neighboursOf(position.goban, point).filter((each) => stones[each] === stone);
  return new Set(beside.map((each) => groupOf[each]!));
}

/** Whether the point touches groups of both sides, all of them short of liberties. */
function isRace(position: AtariGoPosition, point: number): boolean {
  const { liberties } = position.groups;
  const isShort = (group: number) => liberties[group]! <= RACE;
  const [black, white] = [BLACK, BLACK + 1].map((stone) => [...groupsBeside(position, point, stone)]);
  return black!.some(isShort) && white!.some(isShort);
}

function cuts(position: AtariGoPosition, point: number): boolean {
  return groupsBeside(position, point, BLACK + (1 - position.turn)).size > 1;
}
