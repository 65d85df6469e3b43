/** An option that a UCI engine offers: its `option` line. */
export interface UciOption {
  readonly name: string;
  /** `check`, `spin`, `combo`, `button` or `string`; others are passed on unchecked. */
  readonly type: string;
  readonly usual?: string | undefined;
  /** Of `spin`. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** The values of `combo`. */
  readonly choices?: readonly string[];
}

/** Words that begin a part of an `option` line; the parts themselves may hold spaces. */
const KEYWORDS = ['name', 'type', 'default', 'min', 'max', 'var'];

/** Reads an `option` line. @returns undefined for any other line, and for one without a name or a type. */
export function parseUciOption(line: string): UciOption | undefined {
  const [first, ...words] = line.trim().split(/\s+/);
  if (first !== 'option') return undefined;
  const parts: { keyword: string; words: string[] }[] = [];
  for (const word of words) {
    if (KEYWORDS.includes(word) && !(word === 'name' && parts.length > 0)) {
      parts.push({ keyword: word, words: [] });
    } else {
      parts.at(-1)?.words.push(word);
    }
  }
  const textOf = (keyword: string) => parts.find((part) => part.keyword === keyword)?.words.join(' ');
  const numberOf = (keyword: string) => {
    const text = textOf(keyword);
    return text === undefined ? undefined : Number(text);
  };
  const name = textOf('name');
  const type = textOf('type');
  if (!name || !type) return undefined;
  return {
    name,
    type,
    usual: textOf('default'),
    min: numberOf('min'),
    max: numberOf('max'),
    choices: parts.filter(({ keyword }) => keyword === 'var').map((part) => part.words.join(' ')),
  };
}

/** Writes an `option` line. */
export function formatUciOption({ name, type, usual, min, max, choices = [] }: UciOption): string {
  const parts = [`option name ${name} type ${type}`];
  if (usual !== undefined) parts.push(`default ${usual}`);
  if (min !== undefined && max !== undefined) parts.push(`min ${min} max ${max}`);
  return [...parts, ...choices.map((choice) => `var ${choice}`)].join(' ');
}

/** The command that sets an option. @param value empty where it takes none */
export function setOptionCommand(name: string, value: string | number): string {
  return value === '' ? `setoption name ${name}` : `setoption name ${name} value ${value}`;
}

/** The option of that name, in any case. */
export function optionNamed<Option extends { readonly name: string }>(
  options: readonly Option[],
  name: string,
): Option | undefined {
  return options.find((each) => isSame(each.name, name));
}

/** The value as the engine writes it, or undefined when it does not take it; words in any case. */
export function acceptedValue({ type, min, max, choices = [] }: UciOption, text: string): string | undefined {
  switch (type) {
    case 'button':
      return text === '' ? text : undefined;
    case 'check':
      return ['true', 'false'].find((word) => isSame(word, text));
    case 'combo':
      return choices.find((choice) => isSame(choice, text));
    case 'spin': {
      const value = /^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
      const isWithin =
        value >= (min ?? Number.NEGATIVE_INFINITY) && value <= (max ?? Number.POSITIVE_INFINITY);
      return isWithin ? text : undefined;
    }
    default:
      // An empty string is written like this (UCI, "setoption").
      return text === '' ? '<empty>' : text;
  }
}

/** The values that the option takes, for people; nothing for a button. */
export function valuesOf({ type, min, max, choices = [] }: UciOption): string {
  switch (type) {
    case 'button':
      return '';
    case 'check':
      return 'true, false';
    case 'combo':
      return choices.join(', ');
    default:
      return `${min ?? ''}..${max ?? ''}`;
  }
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
