import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Evaluation, alphaBetaSearch } from '@tahoun/core';
import { connectFour } from '@tahoun/games/connect-four';
import { installBeside } from '../libraries.ts';
import { Board, searchWithBoard } from './board.ts';
import { searchByHand } from './by-hand.ts';

/** Searches so many plies from the empty board and returns the moves made. */
export type Contender = (depth: number) => number;

const LIBRARIES = ['minmax-wt-alpha-beta-pruning@1.0.5', 'minimaxer@3.2.3'];
const FOLDER = 'tahoun-bench-libraries';

export const CONTENDERS: Readonly<Record<string, () => Promise<Contender>>> = {
  'by hand': async () => (depth) => searchByHand(depth).nodes,
  'by hand, on a board': async () => (depth) => searchWithBoard(depth).nodes,
  'tahoun alphaBetaSearch': async () => {
    const nothing: Evaluation = { id: 'nothing', evaluate: () => 0, terms: () => ({}) };
    const position = connectFour.initial();
    return (depth) => alphaBetaSearch({ position, evaluation: nothing, limits: { depth } }).nodes;
  },
  'minmax-wt-alpha-beta-pruning': async () => {
    const { minmax } = (await library('minmax-wt-alpha-beta-pruning')) as { minmax: Minmax };
    let nodes = 0;
    const rules = {
      terminalStateEval: (board: Board) => board.result(),
      listMoves: (board: Board) => board.moves(),
      nextState: (board: Board, column: number) => {
        nodes++;
        return board.after(column);
      },
    };
    return (depth) => {
      nodes = 0;
      minmax(new Board(0, 0, 0, 0), rules, () => 0, depth);
      return nodes;
    };
  },
  minimaxer: async () => {
    const { Negamax, NegamaxOpts, Node } = (await library('minimaxer')) as Minimaxer;
    let nodes = 0;
    const options = new NegamaxOpts();
    options.pruning = ALPHA_BETA;
    options.genBased = true;
    return (depth) => {
      nodes = 0;
      options.depth = depth;
      const tree = new Negamax(new Node(ROOT, new Board(0, 0, 0, 0), 0, 0, MAX), options);
      tree.GetMoves = ({ gamestate }) => gamestate.moves();
      tree.CreateChildNode = ({ gamestate, aim }, column) => {
        nodes++;
        const board = gamestate.after(column);
        return new Node(board.result() === null ? INNER : LEAF, board, column, 0, -aim);
      };
      // Its values are seen by the side that is to move at the root.
      tree.EvaluateNode = ({ gamestate, aim }) => aim * (gamestate.result() ?? 0);
      tree.evaluate();
      return nodes;
    };
  },
};

/* The little of the libraries that is used here. */

type Minmax = (
  board: Board,
  rules: {
    terminalStateEval(board: Board): number | null;
    listMoves(board: Board): number[];
    nextState(board: Board, column: number): Board;
  },
  evaluate: (board: Board) => number,
  plies: number,
) => unknown;

/** Values of the enumerations of `minimaxer`. */
const [ROOT, INNER, LEAF] = [0, 1, 2];
const MAX = 1;
const ALPHA_BETA = 1;

interface MinimaxerNode {
  readonly gamestate: Board;
  readonly aim: number;
}

interface Minimaxer {
  Node: new (type: number, board: Board, move: number, data: number, aim: number) => MinimaxerNode;
  NegamaxOpts: new () => { depth: number; pruning: number; genBased: boolean };
  Negamax: new (
    root: MinimaxerNode,
    options: unknown,
  ) => {
    GetMoves: (node: MinimaxerNode) => number[];
    CreateChildNode: (node: MinimaxerNode, column: number) => MinimaxerNode;
    EvaluateNode: (node: MinimaxerNode) => number;
    evaluate(): unknown;
  };
}

/** Installs the libraries where they are not yet, and loads one. */
async function library(name: string): Promise<unknown> {
  const root = join(installBeside(FOLDER, LIBRARIES), 'package.json');
  return import(pathToFileURL(createRequire(root).resolve(name)).href);
}
