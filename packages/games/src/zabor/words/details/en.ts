import type { GameDetails } from '@tahoun/i18n';

const CELLS_EN: Readonly<Record<string, string>> = {
  free: 'Free',
  blue: 'Blue',
  red: 'Red',
  blocked: 'Blocked',
};

export const zaborDetailsEn: GameDetails = {
  evaluations: {
    'cell-difference': {
      name: "Čáp's evaluation",
      about: 'Own cells minus those of the other side.',
      terms: {
        cells: { name: 'Cells', help: 'Own cells minus those of the other side.' },
        squares: {
          name: 'Your cells',
          help: 'Cells that have a value of their own, own minus the other side’s.',
        },
      },
    },
    'network-zabor': {
      name: 'Evaluation by a neural network',
      about:
        'What the strong search plays with: safe cells, and what a small neural network says of the others. It is asked again with cells blocked; what that changes is their share.',
      terms: {
        safeCells: {
          name: 'Safe cells',
          help: 'Cells that nobody can take any more, own minus the other side’s.',
        },
        exposedCells: {
          name: 'Exposed cells',
          help: 'Cells with a free cell beside them, from which they can be taken.',
        },
        freeCells: { name: 'Free cells', help: 'What the free cells will bring.' },
        tempo: { name: 'Tempo', help: 'For having the move.' },
      },
    },
  },
  parameters: {
    cell: {
      name: 'Value of a cell',
      help: 'In cells: Čáp counts each as one. Below 0 the player gives cells away, at the end of its search at least.',
    },
  },
  tables: { cell: 'Cell' },
  setUp: {
    piece: (id) => {
      const [, content = '', value] = /^([a-z]+)(\d?)$/.exec(id) ?? [];
      if (value && content === 'free') return `Value ${value}`;
      return `${CELLS_EN[content] ?? id}${value ? `, value ${value}` : ''}`;
    },
    options: {
      width: { label: 'Columns', value: (value) => value },
      height: { label: 'Rows', value: (value) => value },
    },
  },
  lab: {
    source: 'Čáp 2010, a territory game',
    examples: {
      'cap-3': {
        title: 'Figure 3: minimax',
        text: 'Seven positions, numbered in the order in which minimax visits them. The values of the leaves are ours.',
      },
      'cap-4': { title: 'Figure 4: alpha and beta', text: 'An alpha cutoff at E and a beta cutoff at L.' },
      'cap-5': {
        title: 'Figure 5: secondary search',
        text: 'First to depth M; then a link continues the search from the end of the best line, to depth M + N in all.',
      },
      'cap-gradient': {
        title: 'Hill climbing gets stuck',
        text: 'The climber forgets all but its best child, and so the path to the goal.',
      },
      'cap-ordered': {
        title: 'Best-first search pays too much',
        text: 'The smallest estimate first, whatever the path there costs.',
      },
      'cap-a-star': {
        title: 'A* on a map',
        text: 'Cost so far plus estimate: the shortest path, without the towns on the far side.',
      },
      'cap-bound': {
        title: 'Branch and bound',
        text: 'The first goal is remembered, and a cheaper one is found.',
      },
      'cap-1': { title: 'Figure 1: breadth first', text: 'The queue, until the goal appears.' },
      'cap-2': { title: 'Figure 2: depth first', text: 'The stack, until the goal appears.' },
      'cap-5x5': { title: 'Table 2: 5×5', text: 'Moves examined by depth, ours beside the published ones.' },
      'cap-7x7': { title: 'Table 2: 7×7', text: 'The larger board of the same table.' },
      'cap-times': {
        title: 'Graphs 1 and 2: time by depth',
        text: 'Both boards and both algorithms: his seconds and those of your machine.',
      },
      'cap-position': { title: 'A whole small game', text: 'Six cells, the whole game searched to its end.' },
    },
  },
};
