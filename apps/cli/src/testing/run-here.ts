import { cliTexts } from '@tahoun/i18n';
import pc from 'picocolors';
import { runCommand } from '../program/run.js';

export interface Outcome {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * The output of the program for a command line, and its exit code, in English and without a process of its
 * own, which takes a fifth of a second to start. `process.alone.test.ts` tests that a process prints and exits in
 * this way.
 */
export async function runHere(args: readonly string[]): Promise<Outcome> {
  const progress: string[] = [];
  const completed = await runCommand(args, {
    language: 'en',
    interactive: true,
    progress: (line, wanted) => wanted && progress.push(line),
  });
  const outcome = (status: number, stdout: string, complaint?: string): Outcome => {
    const errors = complaint === undefined ? progress : [...progress, `tahoun: ${complaint}`];
    return { status, stdout, stderr: errors.map((line) => `${line}\n`).join('') };
  };
  if (completed.kind === 'failure') {
    const { code, json, problem, error } = completed;
    return outcome(code, json ? `${JSON.stringify(problem)}\n` : '', error);
  }
  if (completed.kind === 'text') return outcome(0, completed.text);
  const { answer, language, json } = completed;
  const texts = cliTexts(language);
  const colors = pc.createColors(false);
  const text = json ? JSON.stringify(answer.document) : answer.print({ language, texts, colors });
  const refusal = answer.refusal?.(texts);
  return outcome(refusal === undefined ? 0 : 1, `${text}\n`, refusal);
}
