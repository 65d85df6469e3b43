/** The headings under which the document has its routes, in their order. */
export const TAGS = [
  { name: 'games', description: 'What can be played here, and what a client may ask for.' },
  { name: 'moves', description: 'Legal moves, moves played, results and evaluations. Nothing is searched.' },
  {
    name: 'search',
    description: 'The best moves, solutions and search trees, each within a limit of nodes.',
  },
  { name: 'jobs', description: 'Searches too long for one request, where the host has them.' },
  { name: 'boards', description: 'Positions as pictures.' },
  { name: 'service', description: 'Whether the service is alive, and this document.' },
] as const;

export type Tag = (typeof TAGS)[number]['name'];
