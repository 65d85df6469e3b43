import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../testing/free-port.ts';

/** Whether the system has a Caddy: it is a package of most, and of no other use here. */
export const hasCaddy = spawnSync('caddy', ['version']).status === 0;

const CADDYFILE = fileURLToPath(new URL('../../../Caddyfile', import.meta.url));

/** The parts of Caddy's configuration that are changed here. */
interface Config {
  admin?: object;
  apps: { http: { http_port?: number }; pki?: object };
}

/** The proxy of the repository in front of a server, on free ports of this machine: with TLS, and without. */
export class Caddy {
  readonly #folder = mkdtempSync(join(tmpdir(), 'tahoun-caddy-'));
  readonly #process: ChildProcess;
  readonly #ports: readonly [number, number];

  constructor(api: string, ports: readonly [number, number, number]) {
    const [http, https, redirects] = ports;
    this.#ports = [http, https];
    const env = {
      PATH: process.env.PATH,
      XDG_DATA_HOME: this.#folder,
      XDG_CONFIG_HOME: this.#folder,
      API: api.replace('http://', ''),
      // Without TLS under any name: a bench asks by two addresses, which are two clients.
      DOMAIN: `http://:${http}, https://localhost:${https}`,
    };
    const adapt = ['adapt', '--adapter', 'caddyfile', '--config', CADDYFILE];
    const adapted = spawnSync('caddy', adapt, { env, encoding: 'utf8' });
    if (adapted.status !== 0) throw new Error(adapted.stderr);
    const config = JSON.parse(adapted.stdout) as Config;
    // Nothing of this machine is changed: no port below 1024, and its list of trusted authorities stays as it is.
    config.admin = { disabled: true };
    config.apps.http.http_port = redirects;
    config.apps.pki = { certificate_authorities: { local: { install_trust: false } } };
    const file = join(this.#folder, 'config.json');
    writeFileSync(file, JSON.stringify(config));
    this.#process = spawn('caddy', ['run', '--config', file], { env, stdio: 'ignore' });
  }

  get http(): string {
    return `http://localhost:${this.#ports[0]}`;
  }

  get https(): string {
    return `https://localhost:${this.#ports[1]}`;
  }

  /** The certificate of the authority that it made for itself, when it serves. */
  async authority(): Promise<string> {
    const file = join(this.#folder, 'caddy/pki/authorities/local/root.crt');
    while (!existsSync(file) || !(await fetch(`${this.http}/healthz`).catch(() => null))?.ok) {
      if (this.#process.exitCode !== null) throw new Error('Caddy ended');
      await pause(50);
    }
    return readFileSync(file, 'utf8');
  }

  stop(): void {
    this.#process.kill('SIGKILL');
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** @param api the address of the server. */
export async function startCaddy(api: string): Promise<Caddy> {
  return new Caddy(api, [await freePort(), await freePort(), await freePort()]);
}
