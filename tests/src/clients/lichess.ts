import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { FakeLichess, TOKEN } from '../../../apps/cli/src/lichess/testing/broker.ts';
import { BIN } from './command-line.ts';
import { stateBehind } from './library.ts';
import { infoWords } from './protocols.ts';
import type { Question } from './questions.ts';
import { type Client, type Words, withoutLine } from './words.ts';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
/** How often it is looked whether an analysis has ended, in ms. */
const LOOK_MS = 5;

/** `tahoun external-engine`: lines of chess, with castling written as Chess960 does. */
export const lichess: Client = {
  name: 'tahoun external-engine',
  async ask(questions) {
    const broker = await FakeLichess.start();
    const places = ['--lichess', broker.url, '--broker', broker.url, '--token', TOKEN];
    const child = spawn(process.execPath, [BIN, 'external-engine', ...places], { stdio: 'ignore' });
    const said: (Words | undefined)[] = [];
    for (const [index, question] of questions.entries()) {
      const id = `${index}`;
      const work = workOf(question);
      if (work !== undefined) {
        // Another session each time, so that nothing is known from the one before.
        broker.ask({ id, work: { ...work, sessionId: id } });
        while (!broker.ended.has(id)) {
          if (child.exitCode !== null) throw new Error(`it ended with code ${child.exitCode}`);
          await pause(LOOK_MS);
        }
      }
      said.push(work && { scores: infoWords(broker.sent.get(id)!.split('\n')).map(withoutLine) });
    }
    child.kill();
    broker.stop();
    return said;
  },
};

function workOf(question: Question) {
  const { game, position, variants, played = [], nodes, depth, multiPv = 1, ...others } = question;
  if (game !== 'chess' || variants?.start !== undefined || Object.keys(others).length > 0) return undefined;
  if (stateBehind(question).over) return undefined;
  const limits = nodes === undefined ? { depth: depth! } : { nodes };
  const common = { threads: 1, hash: 64, multiPv, variant: game };
  return { ...common, initialFen: position ?? START, moves: played, ...limits };
}
