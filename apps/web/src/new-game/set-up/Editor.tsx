import './set-up.css';
import type { TargetArea } from '@tahoun/board';
import { artistOf, loadGame, setUpFormOf } from '@tahoun/catalogue';
import type { Game, InputError, Position, Side } from '@tahoun/core';
import type { SetUp, SetUpForm } from '@tahoun/games';
import { setUpTexts } from '@tahoun/i18n';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { AreaFrame, GridBoard } from '../../board/GridBoard.js';
import { Button } from '../../kit/Button.js';
import { loadDetails } from '../../kit/load-game.js';
import { boardStyle, inputErrorText, language, placeName, words } from '../../kit/preferences.js';
import { copyToClipboard } from '../../match/link.js';
import { problemIn } from '../../match/page-match.js';
import { Options, Palette } from './EditorPanels.js';
import { MOVE, type Tool, applyTool, drawSetUp, movePiece, targetOf } from './tools.js';

export interface EditorProps {
  readonly game: Game;
  /** The start of the game without a custom position. */
  readonly initial: Position;
  /** The position of the match on the page, if that is of this game. */
  readonly current: Position | undefined;
  /** The position so far as text; empty before anything was set up. */
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** Loads the game's forms and words for setting up; before that its editor must not be shown. */
export async function loadSetUp(game: string): Promise<void> {
  await Promise.all([loadGame(game, ['setUp']), loadDetails(game)]);
}

/** The board with the pieces so far, the palette beside it, and the options that the board does not show. */
export function Editor({ game, initial, current, text, onChange }: EditorProps) {
  const form = setUpFormOf(game.id) as SetUpForm;
  const texts = setUpTexts(language.value);
  const read = (position: string) => form.read(game.parsePosition(position));
  const [setUp, setSetUp] = useState<SetUp>(() => form.read(initial));
  const [tool, setTool] = useState<Tool>(() => form.palette(setUp)[0]?.id ?? MOVE);
  const [bottom, setBottom] = useState<Side>(0);
  const [picked, setPicked] = useState<string | null>(null);
  const [touched, setTouched] = useState<string | null>(null);
  const [copied, setCopied] = useState<boolean | null>(null);
  const problem = useMemo(() => problemOf(game, text), [game, text]);

  // The position may have been typed or pasted, or another start chosen.
  const written = useRef<string | null>(null);
  useEffect(() => {
    if (text === written.current || problem !== null) return;
    written.current = text;
    setSetUp(text === '' ? form.read(initial) : read(text));
  }, [text, initial]);

  const change = (next: SetUp) => {
    written.current = form.write(next);
    setSetUp(next);
    setPicked(null);
    setCopied(null);
    onChange(written.current);
  };
  const chooseArea = (area: TargetArea) => {
    const target = targetOf(area);
    setTouched(target);
    if (picked !== null) change(movePiece(form, setUp, picked, target));
    else if (tool !== MOVE) change(applyTool(form, setUp, tool, target));
    else pick(area);
  };
  const pick = (area: TargetArea) => {
    if (!form.isHeap && form.pieceOn(setUp, targetOf(area)) !== undefined) setPicked(targetOf(area));
  };
  const takeAway = (area: TargetArea) => {
    setTouched(targetOf(area));
    change(form.put(setUp, targetOf(area), null));
  };

  const style = boardStyle.value;
  const drawing = useMemo(() => drawSetUp(game.id, form, setUp, style, bottom), [game, setUp, bottom, style]);
  const nameOf = useMemo(() => placeName(game.id, language.value), [game, language.value]);
  const areaOf = (target: string | null) => drawing.areas.find((area) => targetOf(area) === target);
  const pickedArea = areaOf(picked);
  const touchedArea = areaOf(touched);
  const palette = (
    <Palette
      key="palette"
      game={game.id}
      form={form}
      setUp={setUp}
      tool={tool}
      onTool={(next) => {
        setTool(next);
        setPicked(null);
      }}
      onAdd={(piece) => change(form.put(setUp, piece, piece))}
    />
  );
  const options = <Options key="options" game={game} form={form} setUp={setUp} onChange={change} />;
  return (
    <div class="editor">
      <div class="editor-board">
        <GridBoard
          id="set-up-place"
          label={texts.board}
          drawing={drawing}
          layers={drawing.layers}
          scene={`${game.id} ${bottom}`}
          nameOf={nameOf}
          isOpen
          onChoose={form.isHeap ? takeAway : chooseArea}
          onDrag={pick}
          lifts={(area) => !form.isHeap && form.pieceOn(setUp, targetOf(area)) !== undefined}
          onEscape={() => setPicked(null)}
          onDelete={takeAway}
        >
          {drawing.layers === undefined && (
            <g aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawing.content }} />
          )}
          {pickedArea && <AreaFrame area={pickedArea} look="row-mark" />}
        </GridBoard>
        <p role="status" class={problem === null ? 'field-hint' : 'error'}>
          {[
            touchedArea && nameOf(touchedArea),
            problem === null ? undefined : inputErrorText(problem),
            copied === null ? undefined : copied ? texts.copied : texts.notCopied,
          ]
            .filter(Boolean)
            .join(' · ') || (form.isHeap ? texts.heapHint : texts.hint)}
        </p>
      </div>
      <div class="editor-tools">
        {form.isHeap ? [options, palette] : [palette, options]}
        <div class="editor-actions">
          <Button label={texts.empty} onClick={() => change(form.clear(setUp))} />
          <Button label={texts.initial} onClick={() => change(form.read(initial))} />
          {current !== undefined && (
            <Button label={texts.fromGame} onClick={() => change(form.read(current))} />
          )}
          {artistOf(game.id).turns && (
            <Button label={words.value.flip} onClick={() => setBottom((1 - bottom) as Side)} />
          )}
          <Button label={texts.copy} onClick={() => copyToClipboard(form.write(setUp)).then(setCopied)} />
        </div>
      </div>
    </div>
  );
}

/** The error in a position; null for a valid or an empty one. */
function problemOf(game: Game, text: string): InputError | null {
  return text.trim() === '' ? null : problemIn(() => game.parsePosition(text));
}
