import { labSourceTexts } from '@tahoun/i18n';
import { language } from '../../kit/preferences.js';
import { type PublishedCounts, publishedCounts } from '../games/index.js';
import { labWords, number } from '../page.js';
import { Table } from '../Table.js';
import type { Counting } from './CountsForm.js';
import {
  COUNTED,
  type Count,
  type CountQuestion,
  type Counts,
  MOST_MOVES,
  agrees,
  sourceDepth,
} from './count.js';

interface CountsTableProps {
  readonly question: CountQuestion;
  readonly counting: Counting;
  readonly counts: Counts;
}

/** The counts by depth and search, with the published ones of a source beside them. */
export function CountsTable({ question, counting, counts }: CountsTableProps) {
  const texts = labWords.value;
  // Published counts belong to the published evaluation.
  const published =
    question.evaluation === 'textbook' ? publishedCounts(question.game, question.position) : undefined;
  const depths = Array.from({ length: question.depth }, (_, i) => i + 1);
  const asSource = published !== undefined && counting === 'source';
  return (
    <Table
      label={texts.moves}
      caption={
        published === undefined
          ? texts.moves
          : `${texts.moves} (${texts.counts.published(labSourceTexts(language.value, published.game).source)})`
      }
      columns={[texts.depth, ...COUNTED.map((id) => texts.algorithms[id])]}
      testId="counts"
    >
      <tbody>
        {depths.map((depth) => (
          <tr key={depth}>
            <th scope="row">{asSource ? sourceDepth(depth) : depth}</th>
            {COUNTED.map((id) => {
              const count = counts[id]?.[depth - 1];
              return (
                <td key={id} data-count={`${id}-${depth}`}>
                  <CountCell count={count} />
                  {published !== undefined && id !== 'strong' && (
                    <PublishedCell published={published} id={id} depth={depth} count={count} />
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function CountCell({ count }: { readonly count: Count | undefined }) {
  const texts = labWords.value;
  if (count === undefined) return <span class="lab-faint">–</span>;
  return (
    <>
      <strong>{count.isWhole ? number(count.moves) : texts.counts.tooMany(number(MOST_MOVES))}</strong>{' '}
      <small>{texts.counts.time(number(count.seconds))}</small>
    </>
  );
}

interface PublishedCellProps {
  readonly published: PublishedCounts;
  readonly id: 'minimax' | 'alpha-beta';
  readonly depth: number;
  readonly count: Count | undefined;
}

/** The printed count of the source, and whether ours is the same. */
function PublishedCell({ published, id, depth, count }: PublishedCellProps) {
  const texts = labWords.value;
  const printed = published.moves[id][depth - 1];
  if (printed === undefined) return null;
  const seconds = published.seconds[id][depth - 1];
  const isSame = count !== undefined && agrees(count, printed);
  return (
    <span class="lab-published">
      {number(printed)}
      {seconds !== undefined && <small> {texts.counts.time(number(seconds))}</small>}
      {count?.isWhole && (
        <small class={isSame ? 'lab-same' : 'error'}>
          {' '}
          {isSame ? `✓ ${texts.counts.same}` : `≠ ${texts.counts.differs}`}
        </small>
      )}
    </span>
  );
}
