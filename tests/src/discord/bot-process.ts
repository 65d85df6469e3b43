import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoopbackDiscord } from '@tahoun/loopback-discord';

const MAIN = fileURLToPath(new URL('../../../apps/discord-bot/dist/main.js', import.meta.url));
/** As `npm run bot` starts it. */
const FLAGS = ['--max-semi-space-size=16'];
/** How long a bot may take to end when it is asked to, in ms. */
const ENDING_MS = 60_000;

/** The built bot as a process of its own, with a folder for its database. */
export class BotProcess {
  readonly #discord: LoopbackDiscord;
  readonly #environment: NodeJS.ProcessEnv;
  readonly #folder: string;
  #process: ChildProcess | undefined;
  #said = '';

  /** @param environment beside the token, the address of Discord and the folder. */
  constructor(discord: LoopbackDiscord, environment: NodeJS.ProcessEnv = {}) {
    this.#discord = discord;
    this.#environment = environment;
    this.#folder = mkdtempSync(join(tmpdir(), 'tahoun-bot-'));
  }

  /** Starts and waits until it is connected and its commands are registered. */
  async start(): Promise<void> {
    this.launch();
    await Promise.race([this.#discord.ready(), this.#ended()]);
  }

  /** Starts without waiting. */
  launch(): void {
    this.#process = spawn(process.execPath, [...FLAGS, MAIN], {
      env: {
        ...process.env,
        DISCORD_TOKEN: this.#discord.token,
        DISCORD_API: this.#discord.api,
        TAHOUN_DATA: this.#folder,
        ...this.#environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const keep = (chunk: Buffer) => {
      this.#said += chunk;
    };
    this.#process.stdout?.on('data', keep);
    this.#process.stderr?.on('data', keep);
  }

  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** All that it has printed. */
  get said(): string {
    return this.#said;
  }

  /** Ends it at once, as a lost machine would. */
  kill(): Promise<number | null> {
    return this.#end('SIGKILL');
  }

  /** Asks it to end. Gives its exit code; null when it had to be killed. */
  stop(): Promise<number | null> {
    return this.#end('SIGTERM');
  }

  /** Waits for its end. */
  exit(): Promise<number | null> {
    const { exitCode = null, signalCode = null } = this.#process ?? {};
    if (exitCode !== null || signalCode !== null) return Promise.resolve(exitCode);
    return new Promise((resolve) => this.#process?.once('exit', (code) => resolve(code)));
  }

  /** Stops it and removes its folder. */
  async dispose(): Promise<void> {
    if (this.#process !== undefined) await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const { connected } = this.#discord.gateway;
    this.#process?.kill(signal);
    const patience = setTimeout(() => this.#process?.kill('SIGKILL'), ENDING_MS);
    const code = await this.exit();
    clearTimeout(patience);
    await this.#discord.until(
      'the socket to close',
      () => this.#discord.gateway.connected < connected || connected === 0,
    );
    return code;
  }

  async #ended(): Promise<never> {
    const code = await this.exit();
    throw new Error(`the bot ended with code ${code}:\n${this.#said}`);
  }
}
