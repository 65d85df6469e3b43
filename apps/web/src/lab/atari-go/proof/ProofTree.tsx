import { type Side, legalMoves } from '@tahoun/core';
import { type AtariGoPosition, atariGo } from '@tahoun/games/atari-go';
import { labAtariGoTexts } from '@tahoun/i18n/lab/atari-go';
import { useMemo, useRef, useState } from 'preact/hooks';
import { language } from '../../../kit/preferences.js';
import { Legend } from '../../Figure.js';
import { TreePicture } from '../../walk/TreePicture.js';
import type { Proof } from './ask.js';
import {
  MOST_DRAWN,
  type ProofPlace,
  countDrawn,
  figureOf,
  keyOf,
  numbersText,
  placeAt,
  verdictOf,
} from './model.js';

interface ProofTreeProps {
  readonly proof: Proof & { readonly tree: ProofPlace };
  readonly position: AtariGoPosition;
  readonly asked: Side;
  /** The moves that the board shows. */
  readonly shown: readonly string[];
  readonly picked: readonly string[] | null;
  readonly onPick: (path: readonly string[]) => void;
}

/**
 * The tree of the proof, which unfolds to any depth: nodes that are missing are requested from the solver.
 */
export function ProofTree({ proof, position, asked, shown, picked, onPick }: ProofTreeProps) {
  const texts = labAtariGoTexts(language.value).proof;
  const { tree } = proof;
  const places = usePlaceNumbers();
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(() => firstUnfolded(tree));
  const [isFull, setFull] = useState(false);
  const movesFrom = useMemo(() => (path: readonly string[]) => countMoves(position, path), [position]);
  const current = keyOf(shown);
  const root = useMemo(
    () =>
      figureOf(tree, {
        ...{ unfolded, selected: picked === null ? null : keyOf(picked), current, movesFrom },
        ...{ idOf: places.idOf, unseen: texts.unseen },
      }),
    [tree, unfolded, picked, current, movesFrom, texts],
  );
  const at = (id: number) => placeAt(tree, places.pathOf(id));

  const fold = async (id: number) => {
    const place = at(id);
    if (place === undefined || place.isOver) return;
    const key = keyOf(place.path);
    if (unfolded.has(key)) {
      setFull(false);
      setUnfolded(new Set([...unfolded].filter((each) => each !== key)));
      return;
    }
    const whole = place.children.length > 0 ? place : await proof.unfold(place);
    if (whole === null) return;
    setUnfolded((before) => {
      const next = new Set(before).add(key);
      const isTooMuch = countDrawn(whole, new Set([key])) + countDrawn(tree, before) > MOST_DRAWN;
      setFull(isTooMuch);
      return isTooMuch ? before : next;
    });
  };
  const describe = (id: number) => {
    const place = at(id);
    if (place === undefined) return '';
    const { path, isOr, plies, images, isOver } = place;
    const side = isOr ? asked : ((1 - asked) as Side);
    return texts.describe({
      ...{ move: path.at(-1) ?? '', side, isOr, asked, verdict: verdictOf(place) },
      ...{ numbers: numbersText(place), plies, images, isOver },
    });
  };
  const other = (1 - asked) as Side;
  const currentId = placeAt(tree, shown) === undefined ? null : places.idOf(current);
  return (
    <section class="go-proof-tree" aria-label={texts.tree}>
      <h3>{texts.tree}</h3>
      <p class="lab-intro go-explained">{texts.treeIntro(asked)}</p>
      <p class="lab-sentence" aria-live="polite" data-testid="place">
        {describe(picked === null ? (currentId ?? places.idOf('')) : places.idOf(keyOf(picked)))}
      </p>
      {isFull && (
        <p class="notice error" role="alert">
          {texts.tooMany(MOST_DRAWN)}
        </p>
      )}
      <TreePicture
        root={root}
        title={texts.tree}
        fileName="tahoun-atari-go-proof"
        levels={{ max: texts.orLevel(asked), min: texts.andLevel(other) }}
        describe={({ id }) => describe(id)}
        current={currentId}
        selected={picked === null ? null : places.idOf(keyOf(picked))}
        onSelect={(id) => onPick(places.pathOf(id))}
        onFold={fold}
      />
      <Legend
        signs={[
          { look: 'lab-sign lab-sign-max', meaning: texts.legend.or(asked) },
          { look: 'lab-sign lab-sign-min', meaning: texts.legend.and(other) },
          { meaning: texts.legend.numbers },
          { look: 'lab-sign lab-sign-best', meaning: texts.legend.proved },
          { meaning: texts.legend.images },
          { look: 'lab-sign lab-sign-current', meaning: texts.legend.current },
        ]}
      />
      <p class="field-hint">{texts.keys}</p>
    </section>
  );
}

/** The first moves, and the replies to the one that the proof goes on with. */
function firstUnfolded(tree: ProofPlace): ReadonlySet<string> {
  const first = tree.children.find(({ children }) => children.length > 0);
  return new Set([keyOf(tree.path), ...(first !== undefined && tree.isOr ? [keyOf(first.path)] : [])]);
}

/** Numbers for places, which stay the same while the tree grows. */
function usePlaceNumbers() {
  const keys = useRef<string[]>([]);
  return {
    idOf(key: string): number {
      const found = keys.current.indexOf(key);
      return found >= 0 ? found : keys.current.push(key) - 1;
    },
    pathOf(id: number): string[] {
      const key = keys.current[id] ?? '';
      return key === '' ? [] : key.split(' ');
    },
  };
}

function countMoves(start: AtariGoPosition, path: readonly string[]): number {
  const position = start.clone();
  for (const move of path) position.makeMove(atariGo.parseMove(position, move));
  return legalMoves(position).length;
}
