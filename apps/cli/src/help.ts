import type { CliTexts } from '@tahoun/i18n';
import type { Command, HelpConfiguration, Option } from 'commander';

/** Makes commander write its help in the reader's language. Commands inherit it from the program. */
export function translateHelp(program: Command, { help, placeholders }: CliTexts): void {
  const { frame } = help;
  const term = (text: string): string => placeholders(text.replace(/\[(options|command)\]/g, usageWord));
  const usageWord = (word: string): string => frame.usage[word as keyof typeof frame.usage] ?? word;
  const configuration: HelpConfiguration = {
    showGlobalOptions: true,
    styleTitle: (title) => frame.titles[title as keyof typeof frame.titles] ?? title,
    styleUsage: term,
    styleSubcommandTerm: term,
    styleOptionTerm: term,
    styleArgumentTerm: term,
    optionDescription: ({ description, defaultValue, required }: Option) =>
      required && defaultValue !== undefined
        ? `${description} (${frame.defaultValue(String(defaultValue))})`
        : description,
  };
  program
    .configureHelp(configuration)
    .helpOption('-h, --help', frame.helpOption)
    .helpCommand(term('help [command]'), frame.helpCommand);
}
