import { SPACE_ALGORITHMS, type SpaceAlgorithm } from '@tahoun/core';
import { graphWords } from './words.js';

/** Those that use costs or estimates. */
export const INFORMED: readonly SpaceAlgorithm[] = [
  'hill-climbing',
  'best-first',
  'a-star',
  'branch-and-bound',
];

interface AlgorithmSelectProps {
  readonly id: string;
  readonly value: SpaceAlgorithm;
  readonly onChange: (algorithm: SpaceAlgorithm) => void;
}

export function AlgorithmSelect({ id, value, onChange }: AlgorithmSelectProps) {
  const texts = graphWords.value;
  const group = (label: string, isInformed: boolean) => (
    <optgroup label={label}>
      {SPACE_ALGORITHMS.filter((each) => INFORMED.includes(each) === isInformed).map((each) => (
        <option key={each} value={each}>
          {texts.algorithms[each]}
        </option>
      ))}
    </optgroup>
  );
  return (
    <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value as SpaceAlgorithm)}>
      {group(texts.groups.uninformed, false)}
      {group(texts.groups.informed, true)}
    </select>
  );
}
