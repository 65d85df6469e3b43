/**
 * A GTP engine for tests: it plays the first legal move of the game that its first argument names.
 * The second argument names its defect: `refuse` (every move), `resign` or `capitals`.
 */
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { gameById } from '@tahoun/catalogue/all';
import { legalMoves } from '@tahoun/core';

const [gameId = 'zabor', defect = 'none'] = process.argv.slice(2);
const game = gameById(gameId);
let variants = {};
let position = game.initial();
let log = '';

function genmove() {
  if (defect === 'resign') return 'resign';
  const move = legalMoves(position)[0];
  const text = game.formatMove(position, move);
  position.makeMove(move);
  return defect === 'capitals' ? text.toUpperCase() : text;
}

const COMMANDS = {
  name: () => 'First Mover',
  version: () => '1.0',
  boardsize: ([size]) => {
    if (Number(size) > 8) throw new Error('unacceptable size');
    variants = { size };
  },
  clear_board: () => {
    position = game.initial(variants);
  },
  komi: () => 'noted\non two lines',
  log: ([file]) => {
    log = file;
  },
  play: ([, move]) => {
    if (defect === 'refuse') throw new Error('illegal move');
    position.makeMove(game.parseMove(position, move));
  },
  genmove,
};

for await (const line of createInterface({ input: process.stdin })) {
  const [number, command, ...words] = line.split(' ');
  if (log !== '') appendFileSync(log, `${command} ${words.join(' ')}\n`);
  if (number === 'quit') process.exit(0);
  try {
    if (!(command in COMMANDS)) throw new Error('unknown command');
    process.stdout.write(`thinking aloud\n=${number} ${COMMANDS[command](words) ?? ''}\n\n`);
  } catch (error) {
    process.stdout.write(`?${number} ${error.message}\n\n`);
  }
}
