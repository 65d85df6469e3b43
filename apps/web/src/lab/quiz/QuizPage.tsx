import './quiz.css';
import { signal } from '@preact/signals';
import { type LeafTree, formatLeafTree } from '@tahoun/lab/lecture';
import { useMemo, useState } from 'preact/hooks';
import { NumberField } from '../../kit/NumberField.js';
import { language } from '../../kit/preferences.js';
import { amend, go } from '../address.js';
import { hrefOf, numberParam } from '../href.js';
import { LessonLinks } from '../Links.js';
import { labWords } from '../page.js';
import { leafWalk } from '../walk/leaf-walks.js';
import type { ValueStyle } from '../walk/model.js';
import { type Answers, type Verdict, grade, treeWithCut } from './grading.js';
import { QuizTree } from './QuizTree.js';

/** Right answers and answers in all, since the page was opened. */
const score = signal({ right: 0, asked: 0 });

const LEVELS = { usual: 3, min: 2, max: 4 } as const;
const WIDTHS = { usual: 2, min: 2, max: 3 } as const;
const SEEDS = 1_000_000;
/** The student is the algorithm. */
export function QuizPage({ params }: { readonly params: URLSearchParams }) {
  const [seed] = useState(() => numberParam(params, 'seed', { usual: newSeed(), min: 0, max: SEEDS }));
  const levels = numberParam(params, 'levels', LEVELS);
  const width = numberParam(params, 'width', WIDTHS);
  const tree = useMemo(() => treeWithCut(seed, levels, width), [seed, levels, width]);
  if (!params.has('seed')) amend('seed', String(seed));
  return <Quiz tree={tree} levels={levels} width={width} />;
}

function newSeed(): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] as number) % SEEDS;
}

interface QuizProps {
  readonly tree: LeafTree;
  readonly levels: number;
  readonly width: number;
}

function Quiz({ tree, levels, width }: QuizProps) {
  const texts = labWords.value;
  const { quiz } = texts;
  const walk = useMemo(() => leafWalk('alpha-beta', tree), [tree]);
  const style = useMemo<ValueStyle>(
    () => ({ view: 'root', unit: 1, max: null, texts, language: language.peek() }),
    [texts],
  );
  const [values, setValues] = useState<ReadonlyMap<number, string>>(new Map());
  const [cuts, setCuts] = useState<ReadonlySet<number>>(new Set());
  /** The answers as they were checked; null before. */
  const [checked, setChecked] = useState<Answers | null>(null);
  const verdicts = checked === null ? null : grade(tree, walk, checked, style, texts);
  const next = (change: { levels?: number; width?: number } = {}) =>
    go('quiz', {
      levels: String(change.levels ?? levels),
      width: String(change.width ?? width),
      seed: String(newSeed()),
    });
  const check = (event: Event) => {
    event.preventDefault();
    const answers = { values, cuts };
    const judged = grade(tree, walk, answers, style, texts);
    setChecked(answers);
    const { right, asked } = score.peek();
    score.value = {
      right: right + judged.filter(({ isRight }) => isRight).length,
      asked: asked + judged.length,
    };
  };
  const toggle = (index: number) => {
    const changed = new Set(cuts);
    if (!changed.delete(index)) changed.add(index);
    setCuts(changed);
  };
  return (
    <form class="lab-quiz" onSubmit={check}>
      <p class="lab-intro">{quiz.task}</p>
      <LessonLinks topics={['alpha-beta']} />
      <QuizTree
        walk={walk}
        values={values}
        cuts={cuts}
        verdicts={verdicts}
        onValue={(index, text) => setValues(new Map(values).set(index, text))}
        onCut={toggle}
      />
      <div class="lab-form-row">
        {checked === null ? (
          <button type="submit" class="primary">
            {quiz.check}
          </button>
        ) : (
          <button type="button" class="primary" onClick={() => next()}>
            {quiz.next}
          </button>
        )}
        <a class="lab-button" href={hrefOf('tree', { t: formatLeafTree(tree), show: 'alpha-beta' })}>
          {quiz.watch}
        </a>
        <NumberField
          label={texts.levels}
          value={levels}
          {...LEVELS}
          onChange={(value) => next({ levels: value })}
        />
        <NumberField
          label={texts.width}
          value={width}
          {...WIDTHS}
          onChange={(value) => next({ width: value })}
        />
        <p class="lab-score" data-testid="score">
          {quiz.score(score.value.right, score.value.asked)}
        </p>
      </div>
      <Verdicts verdicts={verdicts} />
      <p class="field-hint">{quiz.pieces}</p>
    </form>
  );
}

function Verdicts({ verdicts }: { readonly verdicts: readonly Verdict[] | null }) {
  const { quiz } = labWords.value;
  const right = verdicts?.filter(({ isRight }) => isRight).length ?? 0;
  return (
    <div role="status" class="lab-verdicts" data-testid="verdict">
      {verdicts !== null && (
        <>
          <p class="lab-sentence">
            {right === verdicts.length ? quiz.allRight : quiz.someWrong(right, verdicts.length)}
          </p>
          <ul aria-label={quiz.answers}>
            {verdicts.map(({ index, about, isRight, text }) => (
              <li key={`${about}-${index}`} class={isRight ? 'lab-right' : 'lab-wrong'}>
                <span aria-hidden="true">{isRight ? '✓' : '✗'}</span> {text}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
