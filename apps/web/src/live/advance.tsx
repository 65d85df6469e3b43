import { type TargetArea, inputsFrom } from '@tahoun/board';
import { artistOf, gameById } from '@tahoun/catalogue';
import { type Position, legalMoves } from '@tahoun/core';
import { playingTexts } from '@tahoun/i18n';
import type { LiveState } from '@tahoun/live';
import type { ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { InAdvance } from '../components/PickBoard.js';
import { language } from '../preferences.js';
import type { AdvanceMarkProps } from '../premove/AdvanceMark.js';
import type { Premove } from '../premove/chain.js';
import type { Table } from './table.js';

const NONE: Premove = { targets: [], isWhole: false };

/** What entering moves in advance takes; fetched when the first one is entered. */
const parts = () => import('../premove/AdvanceMark.js');

interface Advance {
  readonly table: Table;
  readonly state: LiveState;
  /** After all moves. */
  readonly position: Position;
  /** It is the other side's turn, and the position is the one on the board. */
  readonly isOpen: boolean;
}

/** A move that is entered while the other side thinks, and played as soon as their move is there, where it is legal. */
export function useAdvance({ table, state, position, isOpen }: Advance): InAdvance | undefined {
  const [premove, setPremove] = useState(NONE);
  const [Mark, setMark] = useState<ComponentType<AdvanceMarkProps> | null>(null);
  /** The state that the reply is to come in. */
  const asked = useRef(state);
  const latest = useRef(premove);
  latest.current = premove;
  /** One after the other: where two wait for the parts, the browser may give them to the second one first. */
  const last = useRef(Promise.resolve());
  const rules = gameById(state.game);
  const texts = playingTexts(language.value);

  const enter = (next: Premove) => {
    asked.current = state;
    latest.current = next;
    setPremove(next);
    const words = next.targets.join(' ');
    if (words !== '') table.notice.value = next.isWhole ? texts.premove(words) : texts.premoveBegun(words);
  };
  const drop = (said: string) => {
    enter(NONE);
    table.notice.value = said;
  };

  useEffect(() => {
    const entered = latest.current;
    if (entered.targets.length === 0 || state.moves.length === asked.current.moves.length) return;
    const before = asked.current;
    enter(NONE);
    table.notice.value = '';
    void parts().then(({ afterReply }) => {
      const played = ({ game, start, moves }: LiveState) => ({ game, start, moves, cursor: moves.length });
      const inputs = (targets: readonly string[]) =>
        inputsFrom(rules, position, legalMoves(position), targets);
      const canMove = state.status === 'active' && state.turn === state.you;
      const outcome = afterReply(entered, played(before), played(state), canMove, inputs);
      if (outcome.kind === 'play') {
        void table.play(rules.formatMove(position, outcome.move), state.moves.length);
      } else if (outcome.kind === 'drop') {
        table.notice.value = texts.premoveDropped(entered.targets.join(' '));
      }
    });
  }, [state.moves.length, state.status]);

  if (!isOpen) return undefined;
  const use = (work: (chain: Awaited<ReturnType<typeof parts>>) => void) => {
    last.current = last.current
      .then(parts)
      .then((loaded) => {
        setMark(() => loaded.AdvanceMark);
        work(loaded);
      })
      .catch((error: TypeError) => {
        table.problem.value = error;
      });
  };
  return {
    choose: (area) =>
      use(({ afterChoice, inputsInAdvance }) => {
        const next = afterChoice(latest.current, area, inputsInAdvance(rules, position));
        if (typeof next === 'object') enter(next);
        else drop(next === 'taken-back' ? texts.premoveTakenBack : texts.premoveCannot);
      }),
    lifts: ({ targets, occupied }) => {
      const piece = artistOf(state.game)
        .layers?.(position, {})
        ?.pieces.find(({ target }) => target === targets[0]);
      return occupied === true && piece?.side != null && state.seats[piece.side].side === state.you;
    },
    drag: (area: TargetArea) =>
      use(({ afterDrag, inputsInAdvance }) => {
        const next = afterDrag(area, inputsInAdvance(rules, position));
        if (next !== undefined) enter(next);
      }),
    cancel: () => {
      if (latest.current.targets.length > 0) drop(texts.premoveTakenBack);
    },
    mark: (areas) => Mark !== null && <Mark targets={premove.targets} areas={areas} />,
  };
}
