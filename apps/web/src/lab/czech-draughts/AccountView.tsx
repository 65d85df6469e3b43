import type { Drawing } from '@tahoun/board';
import type { Side } from '@tahoun/core';
import type { ParameterValues } from '@tahoun/eval';
import { type PieceAccount, type PieceSquareWeights, pieceSquareAccount } from '@tahoun/eval/czech-draughts';
import { type DraughtsPosition, czechDraughts, squareName } from '@tahoun/games/czech-draughts';
import { labCzechDraughtsTexts } from '@tahoun/i18n/lab/czech-draughts';
import { useMemo } from 'preact/hooks';
import { language } from '../../kit/preferences.js';
import { PositionBoard } from '../PositionBoard.js';
import { number } from '../page.js';
import { Table } from '../Table.js';

interface AccountViewProps {
  readonly position: DraughtsPosition;
  readonly weights: PieceSquareWeights & ParameterValues;
}

/** The points of each piece, on the board and in a table, and the sums. */
export function AccountView({ position, weights }: AccountViewProps) {
  const texts = labCzechDraughtsTexts(language.value);
  const { pieces, sums } = useMemo(() => pieceSquareAccount(position, weights), [position, weights]);
  const [white, black] = sums;
  const value = white - black;
  return (
    <div class="lab-beside lab-beside-large draughts-stage">
      <div>
        <PositionBoard
          game="czech-draughts"
          start={czechDraughts.formatPosition(position)}
          overlay={(drawing) => <Bonuses pieces={pieces} drawing={drawing} />}
        />
        <p class="field-hint">{texts.onBoard}</p>
      </div>
      <div>
        <p class="lab-sentence" aria-live="polite" data-testid="draughts-value">
          {texts.value({
            white: number(white),
            black: number(black),
            value: number(value),
            mover: number(position.turn === 0 ? value : 0 - value),
            turn: position.turn,
          })}
        </p>
        <PieceTable pieces={pieces} sums={sums} />
      </div>
    </div>
  );
}

/** The bonus of each piece, without its material. */
function Bonuses({
  pieces,
  drawing,
}: {
  readonly pieces: readonly PieceAccount[];
  readonly drawing: Drawing;
}) {
  const spots = new Map(drawing.areas.map((area) => [area.targets[0], area]));
  return (
    <g class="draughts-bonuses" aria-hidden="true">
      {pieces.map(({ square, bonus, company }) => {
        const spot = spots.get(squareName(square));
        if (spot === undefined) return null;
        const [x, y] = [spot.x + spot.width * 0.82, spot.y + spot.height * 0.2];
        return (
          <g key={square}>
            <circle cx={x} cy={y} r={spot.width * 0.19} />
            <text x={x} y={y} dy="0.36em" font-size={spot.width * 0.28}>
              {number(bonus + company)}
            </text>
          </g>
        );
      })}
    </g>
  );
}

interface PieceTableProps {
  readonly pieces: readonly PieceAccount[];
  readonly sums: readonly [number, number];
}

function PieceTable({ pieces, sums }: PieceTableProps) {
  const texts = labCzechDraughtsTexts(language.value);
  return (
    <Table label={texts.account} columns={texts.columns} testId="draughts-account">
      {([0, 1] as const).map((side) => (
        <SideRows
          key={side}
          side={side}
          pieces={pieces.filter((piece) => piece.side === side)}
          sum={sums[side]}
        />
      ))}
    </Table>
  );
}

interface SideRowsProps {
  readonly side: Side;
  readonly pieces: readonly PieceAccount[];
  readonly sum: number;
}

function SideRows({ side, pieces, sum }: SideRowsProps) {
  const texts = labCzechDraughtsTexts(language.value);
  const total = (of: (piece: PieceAccount) => number) => pieces.reduce((all, piece) => all + of(piece), 0);
  return (
    <tbody>
      {pieces.map((piece) => {
        const { square, isKing, material, bonus, company } = piece;
        return (
          <tr key={square}>
            <th scope="row">
              {squareName(square)} <small>{texts.pieces[side][isKing ? 1 : 0]}</small>
            </th>
            <td>{number(material)}</td>
            <td>{number(bonus)}</td>
            <td>{number(company)}</td>
            <td>{number(material + bonus + company)}</td>
          </tr>
        );
      })}
      <tr class="draughts-sum" data-testid={`draughts-sum-${side}`}>
        <th scope="row">{texts.sums[side]}</th>
        <td>{number(total(({ material }) => material))}</td>
        <td>{number(total(({ bonus }) => bonus))}</td>
        <td>{number(total(({ company }) => company))}</td>
        <td>{number(sum)}</td>
      </tr>
    </tbody>
  );
}
