import { type CliTexts, type Language, cliTexts } from '@tahoun/i18n';
import pc from 'picocolors';

/** The form in which a person reads an answer. */
export interface View {
  readonly language: Language;
  readonly texts: CliTexts;
  readonly colors: ReturnType<typeof pc.createColors>;
}

/**
 * The form of an answer in that language. Colours are for terminals; FORCE_COLOR asks for them elsewhere, NO_COLOR and
 * --no-color forbid them.
 */
export function viewOf(language: Language, allowsColors: boolean): View {
  const isCapable = process.stdout.isTTY || Boolean(process.env.FORCE_COLOR);
  const colors = pc.createColors(allowsColors && isCapable && pc.isColorSupported);
  return { language, texts: cliTexts(language), colors };
}
