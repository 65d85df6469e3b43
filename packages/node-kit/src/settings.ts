/** A variable that cannot be used, or one that is missing: one line for the person who starts the process. */
export class SettingError extends Error {}

/** Kinds of addresses: an example and the protocols. */
const ADDRESSES = {
  web: ['https://play.example.org', 'http:', 'https:'],
  postgres: ['postgres://user:password@host/name', 'postgres:', 'postgresql:'],
} as const;

/**
 * The one reader of variables. An empty variable counts as unset, for which the methods return undefined. Those that
 * refuse a text throw a SettingError that names the variable, what was found unless it may be secret, and what is
 * accepted.
 */
export class Environment {
  constructor(private readonly variables: NodeJS.Dict<string>) {}

  /** Any text, without the space around it. Nothing that is thrown here shows it. */
  text(name: string): string | undefined {
    return this.variables[name]?.trim() || undefined;
  }

  /** @param parse returns undefined for a text that it refuses. @param expected is what it accepts, in words. */
  parsed<T>(name: string, parse: (text: string) => T | undefined, expected: string): T | undefined {
    const text = this.variables[name];
    if (!text) return undefined;
    const value = parse(text);
    if (value === undefined) throw new SettingError(`${name} is "${text}"; expected ${expected}`);
    return value;
  }

  whole(name: string, min: number, max: number, expected = `a whole number from ${min} to ${max}`) {
    const parse = (text: string) => {
      const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
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
    const [example, ...protocols] = ADDRESSES[kind];
    const text = this.text(name);
    if (text === undefined || protocols.some((each) => URL.parse(text)?.protocol === each)) return text;
    // One of a database is secret as a whole; another one may hold a password.
    const found = kind === 'postgres' || text.includes('@') ? 'what it says' : `"${text}"`;
    throw new SettingError(`${name}: ${found} is no address; expected one such as ${example}`);
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
    // Without the prefix are the earlier names.
    metricsPort: env.port('TAHOUN_METRICS_PORT') ?? env.port('METRICS_PORT'),
    metricsHost: env.text('TAHOUN_METRICS_HOST') ?? env.text('METRICS_HOST') ?? '127.0.0.1',
  };
}
