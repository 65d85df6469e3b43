import type { ParameterValues } from '@tahoun/eval';
import { labEvaluationTexts } from '@tahoun/i18n';
import { useEffect, useState } from 'preact/hooks';
import { queryOf } from '../../kit/address.js';
import { Button } from '../../kit/Button.js';
import { saveFile } from '../../kit/picture.js';
import { language } from '../../kit/preferences.js';
import { SureButton } from '../../kit/SureButton.js';
import {
  type OwnPlayer,
  dropOwnPlayer,
  keepOwnPlayer,
  ownPlayerOf,
  ownPlayers,
  playerOf,
} from '../../players/own-players.js';
import { entriesOf } from '../../players/sliders.js';
import { go } from '../address.js';
import { Field } from '../Fields.js';
import { Problem } from '../page.js';
import { fileOf, readOwnFile } from './own-file.js';

interface KeepOwnProps {
  readonly game: string;
  readonly values: ParameterValues;
}

/** Plays against an evaluation, keeps it under a name or in a file, and opens others. */
export function KeepOwn({ game, values }: KeepOwnProps) {
  const texts = labEvaluationTexts(language.value).own;
  const player = playerOf({ values });
  const [name, setName] = useState(ownPlayerOf(game, player)?.name ?? '');
  const [all, setAll] = useState(() => ownPlayers(game));
  const [news, setNews] = useState('');
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => {
    // Another tab may have saved some.
    const read = () => setAll(ownPlayers(game));
    addEventListener('storage', read);
    return () => removeEventListener('storage', read);
  }, [game]);
  const isEmpty = Object.keys(values).length === 0;
  const keep = (event: Event) => {
    event.preventDefault();
    const own = { game, name: name.trim(), values };
    if (own.name === '' || isEmpty) return;
    const isKept = keepOwnPlayer(own);
    setAll(ownPlayers(game));
    setNews(isKept ? texts.kept(own.name) : texts.notKept);
  };
  const drop = (own: OwnPlayer) => {
    dropOwnPlayer(own);
    setAll(ownPlayers(game));
    setNews('');
  };
  const open = async (file: File) => {
    setProblem(null);
    try {
      const read = await readOwnFile(await file.text());
      if (read === undefined) setNews(texts.badFile);
      else show(read);
    } catch (error) {
      setNews('');
      setProblem(error);
    }
  };
  return (
    <div class="own-keep">
      <form class="lab-form-row" onSubmit={keep}>
        <a class="button primary" href={`/play/${game}${queryOf([['against', player]])}`}>
          {texts.play}
        </a>
        <Field label={texts.name}>
          {(id) => (
            <input
              id={id}
              type="text"
              maxLength={40}
              value={name}
              onInput={(event) => setName(event.currentTarget.value)}
            />
          )}
        </Field>
        <button type="submit" disabled={isEmpty || name.trim() === ''}>
          {texts.keep}
        </button>
        <Button
          label={texts.toFile}
          onClick={() =>
            saveFile(
              new Blob([fileOf({ game, values })], { type: 'application/json' }),
              `${name || game}.json`,
            )
          }
        />
        <label class="button">
          {texts.fromFile}
          <input
            type="file"
            accept=".json,application/json"
            data-testid="own-file"
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              event.currentTarget.value = '';
              if (file !== undefined) void open(file);
            }}
          />
        </label>
      </form>
      <p class="field-hint" role="status">
        {news}
      </p>
      <Problem problem={problem} />
      {all.length > 0 && <OwnList all={all} onDrop={drop} />}
    </div>
  );
}

function show({ game, values }: Omit<OwnPlayer, 'name'>): void {
  go('evaluation', { game, ...Object.fromEntries(entriesOf(values)) });
}

interface OwnListProps {
  readonly all: readonly OwnPlayer[];
  readonly onDrop: (own: OwnPlayer) => void;
}

function OwnList({ all, onDrop }: OwnListProps) {
  const texts = labEvaluationTexts(language.value).own;
  return (
    <ul class="own-list" aria-label={texts.yours}>
      {all.map((own) => (
        <li key={own.name}>
          <strong>{own.name}</strong>
          <Button label={texts.open} aria-label={`${texts.open}: ${own.name}`} onClick={() => show(own)} />
          <SureButton label={texts.drop} sure={texts.sure} about={own.name} onSure={() => onDrop(own)} />
        </li>
      ))}
    </ul>
  );
}
