import '../../new-game/new-game.css';
import './square-tables.css';
import { defaultsOf, squareId } from '@tahoun/engine';
import type { ParameterValues, SquareTable } from '@tahoun/eval';
import { formatNumber, labEvaluationTexts, squareTableTexts } from '@tahoun/i18n';
import { useId, useState } from 'preact/hooks';
import { Button } from '../../kit/Button.js';
import { Radio } from '../../kit/fields.js';
import { language, wordsOf } from '../../kit/preferences.js';
import { SureButton } from '../../kit/SureButton.js';
import type { GameParameters } from '../../players/ParameterSliders.js';
import { typedNumber } from '../../players/sliders.js';
import { NumberGrid } from './NumberGrid.js';

interface SquareTablesProps extends Pick<GameParameters, 'parameters' | 'tables'> {
  readonly game: string;
  /** The squares of the board that is shown; a table may have more. */
  readonly onBoard: ReadonlySet<string>;
  readonly values: ParameterValues;
  readonly onChange: (values: ParameterValues) => void;
}

/** The tables of squares, one at a time, to click and type into. */
export function SquareTables({ game, parameters, tables, onBoard, values, onChange }: SquareTablesProps) {
  const texts = labEvaluationTexts(language.value).own;
  const names = squareTableTexts(language.value, game);
  const group = useId();
  const [shown, setShown] = useState(tables[0]?.id);
  const [square, setSquare] = useState<string | null>(null);
  const table = tables.find(({ id }) => id === shown) as SquareTable;
  const squares = table.squares.filter((each) => onBoard.has(each));
  const weights = { ...defaultsOf(parameters), ...values };
  const usual = (each: string) => table.usual(each, weights);
  const set = (each: string, value: number | undefined) => {
    const { [squareId(table, each)]: _before, ...others } = values;
    onChange(value === undefined ? others : { ...others, [squareId(table, each)]: value });
  };
  const clear = () => {
    const own = new Set(table.squares.map((each) => squareId(table, each)));
    onChange(Object.fromEntries(Object.entries(values).filter(([id]) => !own.has(id))));
  };
  const chosen = square !== null && squares.includes(square) ? square : null;
  return (
    <section class="square-tables" aria-label={texts.squares}>
      <h3>{texts.squares}</h3>
      <p class="field-hint">
        {table.isShared ? texts.sharedHint : texts.squaresHint(wordsOf(game).sides[0].name)} {texts.ownHint}
      </p>
      {tables.length > 1 && (
        <fieldset class="chips">
          <legend>{texts.table}</legend>
          {tables.map(({ id }) => (
            <Radio key={id} look="chip" group={group} checked={id === shown} onChoose={() => setShown(id)}>
              {names[id]}
            </Radio>
          ))}
        </fieldset>
      )}
      <NumberGrid
        key={table.id}
        id={table.id}
        squares={squares}
        chosen={chosen}
        ownOf={(each) => values[squareId(table, each)]}
        usualOf={usual}
        nameOf={(each) => texts.square(names[table.id] ?? table.id, each)}
        read={(text) => typedNumber(text, table)}
        onChoose={setSquare}
        onChange={set}
      />
      <SquareTools
        table={table}
        square={chosen}
        value={chosen === null ? 0 : (values[squareId(table, chosen)] ?? usual(chosen))}
        onChange={(value) => chosen !== null && set(chosen, value)}
        onClear={clear}
      />
    </section>
  );
}

interface SquareToolsProps {
  readonly table: SquareTable;
  /** The chosen one; null for none. */
  readonly square: string | null;
  readonly value: number;
  /** Called with undefined for the usual value. */
  readonly onChange: (value: number | undefined) => void;
  readonly onClear: () => void;
}

/** Changes the number of the chosen square without a keyboard. */
function SquareTools({ table, square, value, onChange, onClear }: SquareToolsProps) {
  const texts = labEvaluationTexts(language.value).own;
  const { min, max, step } = table;
  const number = (each: number) => formatNumber(language.value, each).replace('-', '−');
  const to = (next: number) => onChange(Math.min(max, Math.max(min, next)));
  return (
    <div class="square-tools">
      <output>
        {square === null ? texts.range(number(min), number(max)) : `${square}: ${number(value)}`}
      </output>
      <button
        type="button"
        disabled={square === null}
        aria-label={texts.less}
        onClick={() => to(value - step)}
      >
        −
      </button>
      <button
        type="button"
        disabled={square === null}
        aria-label={texts.more}
        onClick={() => to(value + step)}
      >
        +
      </button>
      <button
        type="button"
        disabled={square === null}
        aria-label={texts.negate}
        onClick={() => to(0 - value)}
      >
        ±
      </button>
      <Button label={texts.usual} disabled={square === null} onClick={() => onChange(undefined)} />
      <SureButton label={texts.clear} sure={texts.resetSure} onSure={onClear} />
    </div>
  );
}
