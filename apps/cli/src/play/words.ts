import type { CliTexts, PlayCommand } from '@tahoun/i18n';

/** The arguments of words, as usage lines write them. */
const TAKES: Readonly<Partial<Record<PlayCommand, string>>> = { level: 'N', save: 'FILE' };

/** A typed line: one of the words with the rest of the line, or else a move. */
type Typed<Command extends string = PlayCommand> =
  | { readonly kind: 'command'; readonly command: Command; readonly rest: string }
  | { readonly kind: 'move'; readonly text: string };

/** The words that can be typed instead of a move, with their effects. */
export type Commands<Command extends string> = Readonly<
  Record<Command, { readonly word: string; readonly about: string }>
>;

/** Reads a line. The words are those of the language, with or without accents, and in any language the English. */
export function readTyped<Command extends string>(
  line: string,
  { own, english }: { own: Commands<Command>; english: Commands<Command> },
): Typed<Command> {
  const text = line.trim();
  const [, word = '', rest = ''] = /^(\S*)\s*(.*)$/s.exec(text) ?? [];
  const typed = bare(word);
  for (const commands of [own, english]) {
    for (const command of Object.keys(commands) as Command[]) {
      if (bare(commands[command].word) === typed) return { kind: 'command', command, rest };
    }
  }
  return { kind: 'move', text };
}

/** Each command as it is typed, and its effect. */
export function commandRows(
  commands: Commands<string>,
  { placeholders }: CliTexts,
): (readonly [string, string])[] {
  return Object.entries(commands).map(([command, { word, about }]) => {
    const takes = TAKES[command as PlayCommand];
    return [takes === undefined ? word : `${word} ${placeholders(takes)}`, about] as const;
  });
}

/** In small letters without accents. */
function bare(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
