import type { ParameterValues } from '@tahoun/eval';
import { labEvaluationTexts } from '@tahoun/i18n';
import { useState } from 'preact/hooks';
import { Button } from '../../kit/Button.js';
import { language } from '../../kit/preferences.js';
import { copyToClipboard } from '../../match/link.js';
import { playerOf } from '../../players/own-players.js';
import { fileOf } from './own-file.js';

interface ProgramsProps {
  readonly game: string;
  readonly values: ParameterValues;
}

/** The same player for the command line, and as a request to the endpoint. */
export function Programs({ game, values }: ProgramsProps) {
  const texts = labEvaluationTexts(language.value).own;
  const match = `npx tahoun match ${game} --a '${playerOf({ values })}' --b source:3 --games 100`;
  return (
    <details class="own-programs">
      <summary>{texts.programs}</summary>
      {[match, `POST /v1/best-move\n${fileOf({ game, values })}`].map((text) => (
        <Copied key={text.slice(0, 4)} text={text} />
      ))}
    </details>
  );
}

function Copied({ text }: { readonly text: string }) {
  const texts = labEvaluationTexts(language.value).own;
  const [copied, setCopied] = useState('');
  const copy = async () => {
    if (await copyToClipboard(text)) setCopied(text);
  };
  return (
    <div class="own-copied">
      <pre tabindex={0}>{text}</pre>
      <Button label={copied === text ? texts.copied : texts.copy} onClick={() => void copy()} />
    </div>
  );
}
