/**
 * A UCI engine for tests, as small as one can be: it plays the first legal move of the game that its first
 * argument names, and reports that the side to move is 42 centi-units ahead. The second argument names its
 * defect (see `DEFECTS`); after it has shown that once, it goes on as a sound engine would, were it allowed
 * to.
 */
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { gameById } from '@tahoun/catalogue/all';
import { legalMoves } from '@tahoun/core';

const [gameId = 'connect-four', defect = 'none'] = process.argv.slice(2);
const game = gameById(gameId);
let position = game.initial();
let log = '';

const say = (line) => process.stdout.write(`${line}\n`);

function readPosition(words) {
  const moves = words.indexOf('moves');
  const text = words.slice(1, moves < 0 ? undefined : moves).join(' ');
  position = words[0] === 'startpos' ? game.initial() : game.parsePosition(text);
  for (const move of moves < 0 ? [] : words.slice(moves + 1)) {
    position.makeMove(game.parseMove(position, move));
  }
}

const bestMove = () => {
  say('info depth 1 score cp 42');
  say(`bestmove ${game.formatMove(position, legalMoves(position)[0])} ponder a1`);
};

/** The effect of `go` instead of naming a move, by the defect. */
const DEFECTS = {
  crash: () => {
    process.stderr.write('first line\nout of ideas\n');
    process.exit(3);
  },
  hang: () => undefined,
  late: () => setTimeout(bestMove, 300),
  illegal: () => say('bestmove zz'),
  nothing: () => say('bestmove'),
  rubbish: () => {
    process.stdout.write(`${'noise '.repeat(50_000)}\n\u0000\u001b[2J\nbest move\n`);
    bestMove();
  },
};

const COMMANDS = {
  uci: () => {
    if (defect === 'deaf') return;
    say('id name First Mover \u001b[31m1.0');
    say('option name Hash type spin default 16 min 1 max 64');
    say('option name Skill Level type combo default low name var low var very high');
    say('option name Ponder type check default false');
    say('option name Clear Hash type button');
    say('option name Log type string default <empty>');
    say('uciok');
  },
  setoption: (words) => {
    if (words[1] !== 'Log') return;
    log = words[3];
    appendFileSync(log, `pid ${process.pid}\n`);
  },
  isready: () => setTimeout(() => say('readyok'), defect === 'slow' ? 300 : 0),
  position: readPosition,
  go: () => (DEFECTS[defect] ?? bestMove)(),
  quit: () => {
    if (defect !== 'hang') process.exit(0);
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const [command, ...words] = line.split(' ');
  if (log !== '') appendFileSync(log, `${line}\n`);
  COMMANDS[command]?.(words);
}
// A program that hangs does not even see that nobody is there any more.
if (defect === 'hang') setInterval(() => undefined, 1000);
