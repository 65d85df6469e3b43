import type { Side } from '@tahoun/core';
import { type PieceSquareWeights, squareBonus } from '@tahoun/eval/czech-draughts';
import { LAST_ROWS, squareName } from '@tahoun/games/czech-draughts';
import { labCzechDraughtsTexts } from '@tahoun/i18n/lab/czech-draughts';
import { language } from '../../preferences.js';

const LETTERS = [...'abcdefgh'];
const ROWS = [8, 7, 6, 5, 4, 3, 2, 1];
const SQUARES = new Map(Array.from({ length: 32 }, (_, square) => [squareName(square), square]));

/** The source's four tables of squares: man and king, White and Black. */
export function TablesView({ weights }: { readonly weights: PieceSquareWeights }) {
  const texts = labCzechDraughtsTexts(language.value);
  return (
    <section aria-label={texts.tables}>
      <h3>{texts.tables}</h3>
      <p class="field-hint">{texts.tablesHint}</p>
      <div class="draughts-tables">
        {([false, true] as const).flatMap((isKing) =>
          ([0, 1] as const).map((side) => (
            <SquareTable key={`${side} ${isKing}`} side={side} isKing={isKing} weights={weights} />
          )),
        )}
      </div>
    </section>
  );
}

interface SquareTableProps {
  readonly side: Side;
  readonly isKing: boolean;
  readonly weights: PieceSquareWeights;
}

function SquareTable({ side, isKing, weights }: SquareTableProps) {
  const texts = labCzechDraughtsTexts(language.value);
  return (
    <table class="draughts-table" data-testid={`draughts-table-${side}-${isKing ? 'king' : 'man'}`}>
      <caption>{texts.pieces[side][isKing ? 1 : 0]}</caption>
      <tbody>
        {ROWS.map((row) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            {LETTERS.map((letter) => {
              const square = SQUARES.get(`${letter}${row}`);
              return square === undefined ? (
                <td key={letter} />
              ) : (
                <td key={letter} class="draughts-dark">
                  {isPromotion(side, isKing, square) ? '–' : squareBonus(weights, side, square)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td />
          {LETTERS.map((letter) => (
            <th key={letter} scope="col">
              {letter}
            </th>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** Whether a man that reaches the square is promoted. */
function isPromotion(side: Side, isKing: boolean, square: number): boolean {
  return !isKing && (LAST_ROWS[side] & (1 << square)) !== 0;
}
