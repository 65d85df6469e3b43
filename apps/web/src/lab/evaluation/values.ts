import { squareId } from '@tahoun/engine';
import type { Parameter, ParameterValues } from '@tahoun/eval';
import type { GameParameters } from '../../players/ParameterSliders.js';
import { typedNumber, withValue } from '../../players/sliders.js';

export type Settable = Pick<GameParameters, 'parameters' | 'tables'>;

/** The values in an address that differ from the source's; what is no number counts as left out. */
export function valuesOf(params: URLSearchParams, { parameters, tables }: Settable): ParameterValues {
  let values: ParameterValues = {};
  for (const parameter of parameters) {
    const value = readValue(params.get(parameter.id), parameter);
    if (value !== undefined) values = withValue(values, parameter, value);
  }
  for (const table of tables) {
    for (const square of table.squares) {
      const id = squareId(table, square);
      const value = readValue(params.get(id), table);
      if (value !== undefined) values = { ...values, [id]: value };
    }
  }
  return values;
}

/** A number, or the name of a choice. */
function readValue(
  text: string | null,
  range: Pick<Parameter, 'min' | 'max' | 'choices'>,
): number | undefined {
  const choice = range.choices?.indexOf(text ?? '') ?? -1;
  if (choice >= 0) return choice;
  const number = typedNumber((text ?? '').replace('−', '-').replace(',', '.'), range);
  return range.choices === undefined || Number.isInteger(number) ? number : undefined;
}
