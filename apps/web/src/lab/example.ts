import { hrefOf } from './href.js';

/** Something to open. Its title and what there is to see are in the texts, under its id. */
export interface Example {
  readonly id: string;
  readonly href: string;
}

type Params = Readonly<Record<string, string>>;

/** A tree of numbers. */
export const tree = (id: string, params: Params): Example => ({ id, href: hrefOf('tree', params) });

/** A graph and what searches it. */
export const graph = (id: string, params: Params): Example => ({ id, href: hrefOf('graph', params) });

/** The tree of a position. */
export const position = (id: string, params: Params): Example => ({ id, href: hrefOf('position', params) });

/** Counts by depth. */
export const counts = (id: string, params: Params): Example => ({ id, href: hrefOf('counts', params) });
