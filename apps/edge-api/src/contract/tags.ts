/** The headings under which the document has its routes, in their order. */
export const TAGS = [
  { name: 'games', description: 'The games, and the limits of this client.' },
  { name: 'moves', description: 'Legal moves, moves played, results and static evaluations. No search.' },
  {
    name: 'search',
    description: 'Best moves, solutions and search trees, each within a node limit.',
  },
  { name: 'jobs', description: 'Searches too long for one request, where the host has them.' },
  { name: 'boards', description: 'Positions as SVG and PNG images.' },
  { name: 'service', description: 'The health check and this document.' },
] as const;

export type Tag = (typeof TAGS)[number]['name'];
