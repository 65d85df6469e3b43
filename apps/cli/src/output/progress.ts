import type { Amount } from '@tahoun/i18n';
import type { SingleBar } from 'cli-progress';

/** Words for a rate per second and the milliseconds that are left at that rate. */
export type PaceText = (rate: number, msLeft: number) => string;

/** Receives the progress lines. */
export interface ProgressDisplay {
  /** @param wanted whether lines were asked for; otherwise only a terminal shows anything, a bar where it can. */
  show(line: string, wanted: boolean, amount: Amount | undefined, pace: PaceText): void;
  /** Clears the display after the work. */
  end(): void;
}

/** Lines for those who asked for them. */
export function lineProgress(stream: Pick<NodeJS.WriteStream, 'write'>): ProgressDisplay {
  return {
    show: (line, wanted) => {
      if (wanted) stream.write(`${line}\n`);
    },
    end: () => undefined,
  };
}

/** Cells of the bar itself. */
const WIDTH = 20;

/**
 * A bar with the latest line; lines below each other where they were asked for, or where the rest is unknown.
 */
export async function terminalProgress(stream: NodeJS.WriteStream): Promise<ProgressDisplay> {
  const { default: cliProgress } = await import('cli-progress');
  let start = Date.now();
  let bar: SingleBar | undefined;
  let work = 0;
  const end = (): void => {
    bar?.stop();
    bar = undefined;
  };
  return {
    show: (line, wanted, amount, pace) => {
      if (wanted || amount === undefined) {
        end();
        stream.write(`${line}\n`);
        return;
      }
      const { done, total } = amount;
      // Work in parts: each has a bar of its own.
      if (bar !== undefined && total !== work) {
        end();
        start = Date.now();
      }
      work = total;
      bar ??= new cliProgress.SingleBar({
        stream,
        clearOnComplete: true,
        // A signal ends the program, which must leave the terminal as it was.
        gracefulExit: false,
        hideCursor: false,
        // Leaves the terminal as it is; the library cuts the line.
        linewrap: true,
        format: (_options, { progress, value, total }, payload) => {
          const filled = Math.round(WIDTH * progress);
          const cells = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
          const msPerStep = (Date.now() - start) / Math.max(1, value);
          const words = payload.pace(1000 / Math.max(1, msPerStep), msPerStep * (total - value));
          return `${cells} ${Math.floor(100 * progress)} %  ${payload.line}  ${words}`;
        },
      });
      if (bar.isActive) bar.update(done, { line, pace });
      else bar.start(total, done, { line, pace });
    },
    end,
  };
}
