import type { GameDetails } from '@tahoun/i18n';

export const atariGoDetailsEn: GameDetails = {
  evaluations: {
    stary: {
      name: "Starý's evaluation",
      about: 'Liberties of three orders within a bound, and the difference of the Euler numbers.',
      terms: {
        liberties: {
          name: 'Liberties',
          help: 'Empty points by their distance from the stones, weighed. No plain sum: δ bounds what they may count.',
        },
        euler: { name: 'Euler number', help: 'Groups minus holes, own minus the other side’s, times ε.' },
      },
      facts: { unbounded: 'liberties before the bound' },
    },
    'network-atari-go': {
      name: 'Network evaluation',
      about:
        'What the strong search plays with when the first capture wins: a small neural network. It is asked again with groups taken off the board; what that changes is their share. In games for several stones, the other terms below are the evaluation.',
      terms: {
        weakGroups: {
          name: 'Weak groups',
          help: 'Groups with up to three liberties, own and those of the other side.',
        },
        strongGroups: {
          name: 'Strong groups',
          help: 'Groups with more liberties, own and the other side’s.',
        },
        tempo: { name: 'Tempo', help: 'For having the move.' },
        decision: {
          name: 'Decision',
          help: 'A capture that wins now, or two groups in atari that cannot both be saved.',
        },
        safety: { name: 'Safety', help: 'Each group by its liberties, own minus the other side’s.' },
        liberties: { name: 'Liberties', help: 'Empty points that only own stones touch.' },
        eyes: { name: 'Eyes', help: 'Empty points that only own stones surround.' },
        captures: { name: 'Captures', help: 'Stones captured so far, in games for several.' },
      },
    },
  },
  parameters: {
    alpha: {
      name: 'α: liberties',
      help: 'The value of an empty point next to the player’s own stones. With a larger value the player keeps breathing space.',
    },
    beta: {
      name: 'β: two steps away',
      help: 'The value of an empty point two steps from the player’s own stones. With a larger value the player goes where the board is open.',
    },
    gamma: {
      name: 'γ: three steps away',
      help: 'The same for three steps: with a larger value the player looks for even wider space.',
    },
    delta: {
      name: 'δ: limit of the liberties',
      help: 'The most that all liberties together may count for. With a smaller value the player connects rather than runs and plays more boldly.',
    },
    epsilon: {
      name: 'ε: shape of the groups',
      help: 'The weight of the Euler number, groups minus holes. Below 0, the stones gather into few groups and make eyes; above 0, they scatter.',
    },
    scan: {
      name: 'Stones on a diagonal',
      help: "How the Euler number counts two stones that touch by a corner. Starý explains the plain count. His program also considers the opponent's stones; how it does so is our reading. Joined stones close more eyes.",
      choices: [
        '0: always apart (plain)',
        '1: joined unless the opponent stands between (aware)',
        '2: always joined',
      ],
    },
    'order-4': {
      name: 'Four steps away',
      help: 'The value of an empty point four steps away. According to Starý, orders above the third bring nothing; here you can check it.',
    },
    'order-5': {
      name: 'Five steps and further',
      help: 'The value of any empty point that is further away than four steps. Starý’s program does not count these.',
    },
    q1: {
      name: 'Q1: windows of one stone',
      help: 'The summand of a window of 2 × 2 points with one stone, in four times the Euler number. With 1, −1 and 2 that number is groups minus holes.',
    },
    q3: {
      name: 'Q3: windows of three stones',
      help: 'The summand of a window with three stones. Above −1, inner corners of groups, and so eyes, count for less.',
    },
    qd: {
      name: 'Qd: two on a diagonal',
      help: 'The summand of a window with two stones on a diagonal; where those count as joined, its negative. Starý lowers it to count more eyes.',
    },
  },
  settings: {
    tuned: 'tuned by matches (strongest)',
    source: "Starý's own",
    shapeless: 'without the shape of the groups (weaker)',
    scattered: 'scattered stones (weakest)',
  },
  setUp: {
    piece: (id) => (id === 'black' ? 'Black stone' : 'White stone'),
    options: {
      size: { label: 'Lines', value: (value) => value },
      target: { label: 'Stones to capture', value: (value) => value },
    },
  },
  lab: {
    source: 'Starý, Atari Go',
    examples: {
      'stary-capture': {
        title: 'A capture in sight',
        text: 'The evaluation with Euler numbers, two plies deep.',
      },
      'stary-euler': {
        title: 'The Euler number',
        text: 'Window by window: three groups and two eyes, one of which does not count.',
      },
      'stary-own': {
        title: 'A player of your own',
        text: 'Other weights of the windows, and liberties of the fourth order, which brought him nothing. Play against it.',
      },
      'stary-aware': {
        title: "The Euler number with the opponent's stones",
        text: 'The second eye counts too as long as nothing stands between its two stones. The rule is our reading.',
      },
      'stary-exchanged': {
        title: 'MAX and MIN exchanged in print',
        text: "Starý's printed alpha-beta takes the minimum in the nodes of MAX and the maximum in those of MIN. Read literally, it gives this tree the value 5; the correct value is 3.",
      },
      'stary-proof': {
        title: 'The proof of a win',
        text: 'The crosscut on 4×4: the winner, the number of plies, and the tree that proves it.',
      },
      'stary-experiment': {
        title: 'Which constants are best?',
        text: 'His way to good constants: five settings of his player, each against each, on 7×7.',
      },
    },
  },
};
