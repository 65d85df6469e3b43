/** The variables of a process, such as `process.env`. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** A variable that cannot be used, or one that is missing: one line for the person who starts the process. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

/** Earlier names of variables, which count where the present name is not set. */
const EARLIER: Variables = { TAHOUN_METRICS_PORT: 'METRICS_PORT', TAHOUN_METRICS_HOST: 'METRICS_HOST' };

/** Kinds of addresses; one that `isSecret` may hold a password and is never shown. */
const ADDRESSES = {
  web: { protocols: ['http:', 'https:'], example: 'https://play.example.org', isSecret: false },
  postgres: {
    protocols: ['postgres:', 'postgresql:'],
    example: 'postgres://user:password@host/name',
    isSecret: true,
  },
};

/**
 * The one reader of variables. An empty variable counts as unset, for which the methods return undefined. Those that
 * refuse a text throw a SettingError that names the variable, what was found unless it may be secret, and what is
 * accepted.
 */
export class Environment {
  readonly #variables: Variables;

  constructor(variables: Variables) {
    this.#variables = variables;
  }

  /** Any text, without the space around it. Nothing that is thrown here shows it. */
  text(name: string): string | undefined {
    return this.#variables[this.#used(name)]?.trim() || undefined;
  }

  /** @param parse returns undefined for a text that it refuses. @param expected is what it accepts, in words. */
  parsed<T>(name: string, parse: (text: string) => T | undefined, expected: string): T | undefined {
    const used = this.#used(name);
    const text = this.#variables[used];
    if (!text) return undefined;
    const value = parse(text);
    if (value === undefined) throw new SettingError(`${used} is "${text}"; expected ${expected}`);
    return value;
  }

  whole(name: string, min: number, max: number, expected = `a whole number from ${min} to ${max}`) {
    const parse = (text: string) => {
      const value = /^\d{1,13}$/.test(text) ? Number(text) : Number.NaN;
      return value >= min && value <= max ? value : undefined;
    };
    return this.parsed(name, parse, expected);
  }

  /** A port; 0 takes a free one. @param hint is added to the refusal. */
  port(name: string, hint = ''): number | undefined {
    return this.whole(name, 0, 65_535, `a number from 0 to 65535${hint}`);
  }

  oneOf<T extends string>(name: string, values: readonly T[]): T | undefined {
    const expected = `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
    return this.parsed(name, (text) => values.find((value) => value === text), expected);
  }

  /** Whether it is 1; 0 and unset are no. */
  flag(name: string): boolean {
    return this.oneOf(name, ['1', '0']) === '1';
  }

  address(name: string, kind: keyof typeof ADDRESSES = 'web'): string | undefined {
    const { protocols, example, isSecret } = ADDRESSES[kind];
    const text = this.text(name);
    if (text === undefined || (URL.canParse(text) && protocols.includes(new URL(text).protocol))) return text;
    const found = isSecret || text.includes('@') ? 'what it says' : `"${text}"`;
    throw new SettingError(`${name}: ${found} is no address; expected one such as ${example}`);
  }

  #used(name: string): string {
    const earlier = EARLIER[name];
    return earlier !== undefined && !this.#variables[name] && this.#variables[earlier] ? earlier : name;
  }
}

/** The settings that the server and the bot share. */
export interface SharedSettings {
  /** Searches at the same time; undefined for the default of the process. */
  readonly threads: number | undefined;
  /** Postgres; a SQLite file in the folder when undefined. */
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string;
  /** The page's public address, such as `https://play.example.org`. */
  readonly webUrl: string | undefined;
  /** Port of the metrics; undefined for none. */
  readonly metricsPort: number | undefined;
  /** Address of the metrics; by default the loopback address. */
  readonly metricsHost: string;
}

/** @throws SettingError */
export function sharedSettings(env: Environment): SharedSettings {
  const page = env.address('TAHOUN_WEB_URL');
  return {
    threads: env.whole('TAHOUN_THREADS', 1, 256),
    databaseUrl: env.address('DATABASE_URL', 'postgres'),
    dataFolder: env.text('TAHOUN_DATA') ?? './data',
    webUrl: page && new URL(page).origin,
    metricsPort: env.port('TAHOUN_METRICS_PORT'),
    metricsHost: env.text('TAHOUN_METRICS_HOST') ?? '127.0.0.1',
  };
}
