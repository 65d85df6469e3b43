import type { SearchLimits } from '../limits.js';

const BYTES_A_NODE = 32;
const MIB = 2 ** 20;
const LARGEST_MIB = 64;
/** About the most nodes that a search makes in a millisecond. */
const NODES_A_MS = 1500;

/**
 * MiB that a search within these limits makes use of: at most 64. A larger table than needed slows
 * a short search down, because every page of it has to be cleared first.
 */
export function tableMibFor({ nodes, timeMs }: SearchLimits): number {
  const byNodes = nodes ?? Number.POSITIVE_INFINITY;
  const byTime = (timeMs ?? Number.POSITIVE_INFINITY) * NODES_A_MS;
  return Math.min((Math.min(byNodes, byTime) * BYTES_A_NODE) / MIB, LARGEST_MIB);
}
