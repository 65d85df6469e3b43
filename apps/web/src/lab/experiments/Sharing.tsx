import { gameById } from '@tahoun/catalogue';
import { recordOf } from '@tahoun/engine/tournament';
import { labExperimentsTexts } from '@tahoun/i18n';
import { useState } from 'preact/hooks';
import { Button } from '../../kit/Button.js';
import { saveFile } from '../../kit/picture.js';
import { language } from '../../kit/preferences.js';
import { copyToClipboard } from '../../match/link.js';
import { commandOf } from './experiment.js';
import { type Run, documentOf } from './run.js';

/** The experiment for others: the command that plays the same games, and files of what came out. */
export function Sharing({ run }: { readonly run: Run }) {
  const texts = labExperimentsTexts(language.value);
  const [news, setNews] = useState<string | null>(null);
  const command = commandOf(run.experiment);
  const copy = async (text: string) =>
    setNews((await copyToClipboard(text)) ? texts.copied : texts.notCopied);
  const saveGames = () => {
    const game = gameById(run.experiment.game);
    const lines = run.games.map((played) => `${JSON.stringify(recordOf(game, played))}\n`);
    saveFile(new Blob(lines, { type: 'application/jsonl' }), 'tahoun-experiment.jsonl');
  };
  const saveResult = () => {
    const text = JSON.stringify(documentOf(run), null, 2);
    saveFile(new Blob([text], { type: 'application/json' }), 'tahoun-experiment.json');
  };
  return (
    <section class="experiment-sharing">
      <h3>{texts.command}</h3>
      <pre>
        <code data-testid="experiment-command">{command}</code>
      </pre>
      <div class="control-row">
        <Button label={texts.copyCommand} onClick={() => void copy(command)} />
        {run.seen.value > 0 && (
          <>
            <Button label={texts.saveGames} onClick={saveGames} />
            <Button label={texts.saveResult} onClick={saveResult} />
          </>
        )}
      </div>
      <p role="status" class="field-hint">
        {news}
      </p>
    </section>
  );
}
