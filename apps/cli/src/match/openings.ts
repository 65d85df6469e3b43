import { type Game, ONGOING, type VariantValues, isInputError } from '@tahoun/core';
import { errorText } from '@tahoun/i18n';
import type { OpeningBook } from '@tahoun/match/tournament';
import { CliError } from '../input/errors.js';
import { START, readText } from '../input/files.js';

/**
 * Openings from a file: a position's text form or `start` a line, `#` comments and blank lines skipped. When
 * there are more pairs than openings, they start over.
 * @throws CliError naming the file, and the line that is wrong.
 */
export function openingsFromFile(file: string, game: Game, variants: VariantValues | undefined): OpeningBook {
  const read = (text: string) =>
    text === START ? game.initial(variants) : game.parsePosition(text, variants);
  // The texts are kept: a position of chess takes eight kilobytes.
  const openings: string[] = [];
  for (const [index, line] of readText(file).split(/\r?\n/).entries()) {
    const text = line.trim();
    if (text === '' || text.startsWith('#')) continue;
    const refused = (say: CliError['say']) =>
      new CliError((texts, language) => texts.errors.fileLine(file, index + 1, say(texts, language)));
    let isOver: boolean;
    try {
      isOver = read(text).outcome() !== ONGOING;
    } catch (error) {
      if (!isInputError(error)) throw error;
      throw refused((_, language) => errorText(language, error));
    }
    if (isOver) throw refused((texts) => texts.errors.nothingToPlay);
    openings.push(text);
  }
  if (openings.length === 0) throw new CliError((texts) => texts.errors.noOpenings(file));
  return (pair) => ({ start: read(openings[pair % openings.length] as string), moves: [] });
}
