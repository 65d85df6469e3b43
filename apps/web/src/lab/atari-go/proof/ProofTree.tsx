import { type Side, legalMoves } from '@tahoun/core';
import { type AtariGoPosition, atariGo } from '@tahoun/games/atari-go';
import { labAtariGoTexts } from '@tahoun/i18n/lab/atari-go';
import { useMemo, useState } from 'preact/hooks';
import { language } from '../../../kit/preferences.js';
import { Legend } from '../../Figure.js';
import { TreePicture } from '../../walk/TreePicture.js';
import type { Proof } from './ask.js';
import { figureOf, numberPlaces } from './figure.js';
import { type ProofPlace, keyOf, numbersText, placeAt, verdictOf } from './model.js';
import { MOST_DRAWN, useUnfolding } from './use-unfolding.js';

interface ProofTreeProps {
  readonly proof: Proof & { readonly tree: ProofPlace };
  readonly position: AtariGoPosition;
  /** The moves that the board shows. */
  readonly shown: readonly string[];
  readonly picked: readonly string[] | null;
  readonly onPick: (path: readonly string[]) => void;
}

/**
 * The tree of the proof, which unfolds to any depth: nodes that are missing are requested from the solver.
 */
export function ProofTree({ proof, position, shown, picked, onPick }: ProofTreeProps) {
  const { asked, tree } = proof;
  const other = (1 - asked) as Side;
  const texts = labAtariGoTexts(language.value).proof;
  const { unfolded, isFull, toggle } = useUnfolding(proof);
  const [{ idOf, pathOf }] = useState(numberPlaces);
  const current = keyOf(shown);
  const selected = picked === null ? null : keyOf(picked);
  const root = useMemo(
    () =>
      figureOf(tree, {
        unfolded,
        selected,
        current,
        idOf,
        movesFrom: (path) => countMoves(position, path),
        unseen: texts.unseen,
      }),
    [tree, unfolded, selected, current, position, texts],
  );
  /** The place of a node in the figure. */
  const at = (id: number) => placeAt(tree, pathOf(id)) as ProofPlace;
  const describe = (place: ProofPlace) => {
    const { path, isOr, plies, images, isOver } = place;
    return texts.describe({
      move: path.at(-1) ?? '',
      side: isOr ? asked : other,
      asked,
      isOr,
      isOver,
      verdict: verdictOf(place),
      numbers: numbersText(place),
      plies,
      images,
    });
  };
  return (
    <section class="go-proof-tree" aria-label={texts.tree}>
      <h3>{texts.tree}</h3>
      <p class="lab-intro go-explained">{texts.treeIntro(asked)}</p>
      <p class="lab-sentence" aria-live="polite" data-testid="place">
        {describe(placeAt(tree, picked ?? shown) ?? tree)}
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
        describe={({ id }) => describe(at(id))}
        current={placeAt(tree, shown) === undefined ? null : idOf(current)}
        selected={selected === null ? null : idOf(selected)}
        onSelect={(id) => onPick(pathOf(id))}
        onFold={(id) => void toggle(at(id))}
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

function countMoves(start: AtariGoPosition, path: readonly string[]): number {
  const position = start.clone();
  for (const move of path) position.makeMove(atariGo.parseMove(position, move));
  return legalMoves(position).length;
}
