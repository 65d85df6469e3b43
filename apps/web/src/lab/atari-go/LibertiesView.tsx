import type { Drawing } from '@tahoun/board';
import {
  type AtariGoGroup,
  type AtariGoPosition,
  atariGo,
  formatPoint,
  listAtariGoGroups,
} from '@tahoun/games/atari-go';
import { labAtariGoTexts } from '@tahoun/i18n/lab/atari-go';
import { useMemo, useState } from 'preact/hooks';
import { language } from '../../kit/preferences.js';
import { PositionBoard } from '../PositionBoard.js';
import { Table } from '../Table.js';

interface LibertiesViewProps {
  readonly position: AtariGoPosition;
}

/** The groups, by their liberties; one that is picked is marked on the board. */
export function LibertiesView({ position }: LibertiesViewProps) {
  const texts = labAtariGoTexts(language.value).liberties;
  const groups = useMemo(() => listAtariGoGroups(position), [position]);
  const [picked, setPicked] = useState<AtariGoGroup | null>(null);
  return (
    <>
      <p class="lab-intro">{texts.intro}</p>
      <div class="lab-beside lab-beside-large">
        <PositionBoard
          game="atari-go"
          start={atariGo.formatPosition(position)}
          overlay={(drawing) => picked !== null && <GroupMark group={picked} drawing={drawing} />}
        />
        {groups.length === 0 ? (
          <p>{texts.none}</p>
        ) : (
          <GroupTable
            groups={groups}
            size={position.goban.size}
            picked={picked}
            onPick={(group) => setPicked(group === picked ? null : group)}
          />
        )}
      </div>
    </>
  );
}

interface GroupTableProps {
  readonly groups: readonly AtariGoGroup[];
  readonly size: number;
  readonly picked: AtariGoGroup | null;
  readonly onPick: (group: AtariGoGroup) => void;
}

function GroupTable({ groups, size, picked, onPick }: GroupTableProps) {
  const texts = labAtariGoTexts(language.value);
  const { liberties } = texts;
  const names = (points: readonly number[]) => points.map((point) => formatPoint(size, point)).join(' ');
  return (
    <Table
      label={liberties.caption}
      columns={[
        ...[liberties.group, liberties.colour, liberties.stones],
        ...[liberties.count, liberties.points],
      ]}
      look="go-groups"
      testId="groups"
    >
      <tbody>
        {groups.map((group) => {
          const stones = names(group.stones);
          return (
            <tr key={stones}>
              <th scope="row">
                <button
                  type="button"
                  class="lab-tool"
                  aria-label={liberties.showGroup(stones)}
                  aria-pressed={group === picked}
                  onClick={() => onPick(group)}
                >
                  {stones}
                </button>
              </th>
              <td>{texts.sides[group.side]}</td>
              <td>{group.stones.length}</td>
              <td>
                <strong>{group.liberties.length}</strong>
                {group.liberties.length === 1 && <span class="go-atari"> {liberties.inAtari}</span>}
              </td>
              <td>{names(group.liberties)}</td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

/** A frame round each stone of a group, and a ring round each liberty. */
function GroupMark({ group, drawing }: { readonly group: AtariGoGroup; readonly drawing: Drawing }) {
  const spots = (points: readonly number[]) => points.flatMap((point) => drawing.areas[point] ?? []);
  return (
    <g class="go-group-mark">
      {spots(group.stones).map(({ x, y, width, height }) => (
        <rect key={`${x} ${y}`} x={x + 1} y={y + 1} width={width - 2} height={height - 2} rx="8" />
      ))}
      {spots(group.liberties).map(({ x, y, width, height }) => (
        <circle key={`${x} ${y}`} cx={x + width / 2} cy={y + height / 2} r={width / 4} />
      ))}
    </g>
  );
}
