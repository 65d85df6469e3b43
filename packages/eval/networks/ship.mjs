import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Makes a network that `tahoun learn` has kept the one that ships:
 *
 *     node packages/eval/networks/ship.mjs chess learning/chess/best.network
 */
const [game, file] = process.argv.slice(2);
const base64 = readFileSync(file).toString('base64');
writeFileSync(new URL(`${game}.json`, import.meta.url), `${JSON.stringify({ base64 }, undefined, 2)}\n`);
