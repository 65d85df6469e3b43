import { writeFileSync } from 'node:fs';
import { solveSlice, verifySlice, writeTable } from '@tahoun/core';
import { ChessPawnEnding } from '@tahoun/eval';

/**
 * Solves king and pawn against king backwards, proves the table, and writes it as the source that the
 * evaluation reads.
 *
 *     node bench/src/chess-kpk-table.ts packages/eval/src/chess/kpk-table.ts
 */
const LINE = 96;

const [out] = process.argv.slice(2);
if (out === undefined) {
  process.stderr.write('chess-kpk-table: expected FILE, where to write the table\n');
  process.exit(2);
}

const slice = new ChessPawnEnding();
const { values, wins, draws, losses } = solveSlice(slice);
const fault = verifySlice(slice, values);
if (fault !== null) throw new Error(`wrong at ${JSON.stringify(fault)}`);
const text = Buffer.from(writeTable('KPK', values)).toString('base64');
const lines = text.match(new RegExp(`.{1,${LINE}}`, 'g')) ?? [];
writeFileSync(
  out,
  `/**
 * Win, draw or loss of every position of king and pawn against king, as \`writeTable\` packs them, in
 * base64. Made by \`bench/src/chess-kpk-table.ts\`.
 */
export const KPK_TABLE =
${lines.map((line) => `  '${line}'`).join(' +\n')};
`,
);
console.log(`${wins} won, ${draws} drawn, ${losses} lost by the side to move; ${text.length} characters`);
