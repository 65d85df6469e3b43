import { MAX_SIZE } from '@tahoun/games/atari-go';

/*
 * Places of a network of Atari Go: one for each point of the board, and one for each window, a square of two
 * by two points. Of a position on the board the network knows only the distance from the edge: each place
 * belongs to a zone. A size has the places of the size below and as many more in each zone as it needs, so
 * that small boards are evaluated as fast as if there were no larger ones.
 */

const CORNER = 0;
const INSIDE = 3;
/** Zones of points: the corners, the edges, next to the edges, inside. Windows are a zone of their own. */
export const POINT_ZONES = INSIDE + 1;
export const WINDOWS = POINT_ZONES;

/** Number of places, rounded up to a multiple of 4. */
export const PLACES = 4 * Math.ceil((MAX_SIZE ** 2 + (MAX_SIZE - 1) ** 2) / 4);
/** One more place, for points and windows beyond the edge: it is not evaluated. */
export const BEYOND = PLACES;

/** A board of one size, row by row, in a border: a row before it and after it, and one point between rows. */
export interface Layout {
  readonly size: number;
  /** Number of its places, rounded up to a multiple of 4. */
  readonly places: number;
  /** The place of each point, */
  readonly pointPlaces: Int16Array;
  /** and of each window, by its upper left point. */
  readonly windowPlaces: Int16Array;
}

/** Number of points in a row, the border's among them. */
export function rowLength(size: number): number {
  return size + 1;
}

/** The point of a layout in the first column and row. */
export function firstPoint(size: number): number {
  return rowLength(size) + 1;
}

/** The most points that a board and its border have. */
export const BORDERED = firstPoint(MAX_SIZE) + rowLength(MAX_SIZE) * (MAX_SIZE + 1);

const placesOfZone: number[][] = Array.from({ length: WINDOWS + 1 }, () => []);
const zoneOfPlace: number[] = [];
export const LAYOUTS = Array.from({ length: MAX_SIZE + 1 }, (_, size) => layoutOf(size));

export function zoneOf(place: number): number {
  return zoneOfPlace[place] ?? WINDOWS;
}

function layoutOf(size: number): Layout {
  const pointPlaces = new Int16Array(BORDERED).fill(BEYOND);
  const windowPlaces = new Int16Array(BORDERED).fill(BEYOND);
  const used = new Int32Array(WINDOWS + 1);
  const nextOf = (zone: number): number => {
    const places = placesOfZone[zone] as number[];
    const at = used[zone]!++;
    if (at === places.length) places.push(zoneOfPlace.push(zone) - 1);
    return places[at] as number;
  };
  const fromEdge = (at: number) => Math.min(at, size - 1 - at);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const at = firstPoint(size) + rowLength(size) * y + x;
      const isCorner = fromEdge(x) + fromEdge(y) === 0;
      const fromNearest = Math.min(fromEdge(x), fromEdge(y));
      pointPlaces[at] = nextOf(isCorner ? CORNER : Math.min(1 + fromNearest, INSIDE));
      if (x < size - 1 && y < size - 1) windowPlaces[at] = nextOf(WINDOWS);
    }
  }
  return { size, places: 4 * Math.ceil(zoneOfPlace.length / 4), pointPlaces, windowPlaces };
}
