import './form.css';
import './table.css';
import type { ComponentChild, ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { type Picture, pngOf, saveFile, svgOf } from '../picture.js';
import { theme } from '../preferences.js';
import { flush } from './address.js';
import { labWords } from './page.js';

interface FieldProps {
  readonly label: string;
  /** The control, with the id that makes the name its own. */
  readonly children: (id: string) => ComponentChild;
}

/** A control under its name. */
export function Field({ label, children }: FieldProps) {
  const id = useId();
  return (
    <div class="lab-field">
      <label for={id}>{label}</label>
      {children(id)}
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, name: string])[];
  readonly onChange: (value: Value) => void;
}

export function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <Field label={label}>
      {(id) => (
        <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value as Value)}>
          {options.map(([option, name]) => (
            <option key={option} value={option}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface ScrollProps {
  readonly label: string;
  readonly children: ComponentChildren;
}

/** Something wide that scrolls by itself; the keyboard can do so too. */
export function Scroll({ label, children }: ScrollProps) {
  return (
    <section class="lab-scroll" aria-label={label} tabindex={0}>
      {children}
    </section>
  );
}

interface ExportButtonsProps {
  readonly picture: Picture;
  readonly title: string;
  readonly fileName: string;
}

/** A figure as a file, or as a link that opens it again. */
export function ExportButtons({ picture, title, fileName }: ExportButtonsProps) {
  const texts = labWords.value;
  const [news, setNews] = useState<'copied' | 'failed' | null>(null);
  const attempt = (work: () => Promise<void>) => {
    setNews(null);
    work().catch(() => setNews('failed'));
  };
  const saveSvg = async () => {
    saveFile(new Blob([svgOf(picture, title, theme.peek())], { type: 'image/svg+xml' }), `${fileName}.svg`);
  };
  const savePng = async () => saveFile(await pngOf(picture, title, theme.peek()), `${fileName}.png`);
  const copyLink = async () => {
    flush();
    await navigator.clipboard.writeText(location.href);
    setNews('copied');
  };
  return (
    <span class="lab-export">
      <button type="button" class="lab-tool" onClick={() => attempt(saveSvg)}>
        {texts.exportSvg}
      </button>
      <button type="button" class="lab-tool" onClick={() => attempt(savePng)}>
        {texts.exportPng}
      </button>
      <button type="button" class="lab-tool" onClick={() => attempt(copyLink)}>
        {texts.copyLink}
      </button>
      <span role="status" class="field-hint">
        {news === 'copied' && texts.linkCopied}
        {news === 'failed' && texts.exportFailed}
      </span>
    </span>
  );
}
