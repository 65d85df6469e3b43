import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Makes a network that `tahoun learn` has kept the one that ships:
 *
 *     node packages/eval/networks/ship.mjs chess learning/chess/best.network
 *
 * or that of a game from outside, which hands it to `learnedAi`:
 *
 *     node packages/eval/networks/ship.mjs hex learning/hex/best.network examples/hex/network.json
 */
const [game, file, out = new URL(`${game}.json`, import.meta.url)] = process.argv.slice(2);
const base64 = readFileSync(file).toString('base64');
writeFileSync(out, `${JSON.stringify({ base64 }, undefined, 2)}\n`);
