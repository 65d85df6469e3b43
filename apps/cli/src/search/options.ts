import { FIELDS, type Field, type FieldName, unheededFields } from '@tahoun/engine';
import { Option } from 'commander';
import { CliError } from '../input/errors.js';
import { fieldOf, moveList, nameIn, names, ofWords, parameter, wholeNumber } from '../input/options.js';

/** The fields of a search, as options are written. */
const FLAGS: Readonly<Record<FieldName, string>> = {
  level: '--level <N>',
  algorithm: '--algorithm <A>',
  depth: '--depth <D>',
  verifyDepth: '--verify-depth <D>',
  nodes: '--nodes <N>',
  timeMs: '--time <MS>',
  multiPv: '--multipv <K>',
  moves: '--moves <MOVES>',
  seed: '--seed <N>',
  evaluation: '--evaluation <E>',
  parameters: '--parameter <NAME=VALUE>',
  without: '--without <A+B>',
  threads: '--threads <N>',
  statistics: '--statistics',
  limit: '--limit <N>',
};

/** A field of a search as an option, whose value is collected under the name of the field. @param text of its help */
export function searchOption(field: FieldName, text: string): Option {
  const option = new Option(FLAGS[field], text);
  option.attributeName = () => field;
  const name = nameIn(FLAGS[field]);
  const described: Field = FIELDS[field];
  switch (described.type) {
    case 'number':
      return option.argParser(wholeNumber(name, described.min, described.max));
    case 'name':
      return ofWords(option, name, described.accepts);
    case 'names':
      return option.argParser(names(name, described.accepts));
    case 'moves':
      return option.argParser(moveList);
    case 'parameters':
      return option.argParser(parameter);
    case 'flag':
      return option;
  }
}

/**
 * Refuses options that the search would ignore.
 * @throws CliError naming the first and the searches that heed it.
 */
export function refuseUnheeded(request: Readonly<Partial<Record<FieldName, unknown>>>): void {
  const [unheeded] = unheededFields(request);
  if (unheeded === undefined) return;
  const { field, heededBy } = unheeded;
  const option = nameIn(FLAGS[field]);
  const search =
    request.level === undefined ? String(request.algorithm ?? FIELDS.algorithm.usual) : '--level';
  const accepts = heededBy.map((each) => (each === 'level' ? '--level' : each)).join(', ');
  throw new CliError((texts) => texts.errors.unheededOption(option, search, accepts), {
    field: fieldOf(option),
    found: search,
    accepts,
  });
}
