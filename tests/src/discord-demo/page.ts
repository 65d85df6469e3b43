import { gameIds } from '@tahoun/catalogue/all';
import { gameTexts } from '@tahoun/i18n';
import {
  type APIComponentInContainer,
  type APIMessage,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10';

/** Something that happened, as a page shows it. */
export interface Scene {
  /** A person and their action: `anna: /play chess`. */
  readonly heading: string;
  readonly shown: Shown;
}

/** Successive actions of people. */
export interface Journey {
  readonly title: string;
  readonly scenes: Scene[];
}

/** The view of a person at that moment. */
export type Shown =
  | {
      readonly kind: 'message';
      readonly message: APIMessage;
      /** Files beside the page. */
      readonly pictures: readonly string[];
      /** The channel or the thread that it is in. */
      readonly place: string;
      /** The names of the people whom Discord notified of it. */
      readonly notified: readonly string[];
      /** The name of the only person who sees it. */
      readonly onlyFor: string | undefined;
    }
  | { readonly kind: 'choices'; readonly typed: string; readonly choices: readonly string[] }
  | { readonly kind: 'form'; readonly title: string; readonly fields: readonly FormField[] };

export interface FormField {
  readonly label: string;
  readonly placeholder: string;
}

/**
 * Journeys as an HTML page that looks roughly like Discord, after an introduction of the bot. `names` stand
 * for mentions.
 */
export function conversationPage(journeys: readonly Journey[], names: ReadonlyMap<string, string>): string {
  const links = journeys.map(
    ({ title }, nth) => `<li><a href="#journey-${nth + 1}">${escaped(title)}</a></li>`,
  );
  const told = journeys.map(({ title, scenes }, nth) => {
    const articles = scenes.map(
      ({ heading, shown }) => `<article><h3>${escaped(heading)}</h3>${shownHtml(shown, names)}</article>`,
    );
    return `<div class="journey" id="journey-${nth + 1}"><h2>${escaped(title)}</h2>${articles.join('\n')}</div>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Tahoun on Discord</title><style>${STYLE}</style>${introduction(journeys, links)}${told.join('\n')}</html>\n`;
}

/** A description of the bot, one of its boards, and the contents. */
function introduction(journeys: readonly Journey[], links: readonly string[]): string {
  const games = gameIds().map((id) => gameTexts('en', id).name);
  const boards = journeys.flatMap(({ scenes }) => scenes).map(({ shown }) => shown);
  const board = boards.find((shown) => shown.kind === 'message' && shown.pictures.length === 1);
  const picture = board?.kind === 'message' ? `<img src="${board.pictures[0]}" alt="">` : '';
  return `<header>${picture}<div><h1>Tahoun on Discord</h1>
<p>A bot that plays board games with you, and lets you play each other: ${escaped(games.join(', '))}.</p>
<ul class="points"><li><b>Play</b> with <code>/play</code>: the board is a picture, a move is picked from menus or typed.</li>
<li><b>Challenge</b> somebody: each move is one message, and pings whose turn it is.</li>
<li><b>Learn</b> by lessons, hints, reviews and a problem every day.</li></ul></div></header>
<nav><p>What three people saw of it, in a Discord of our own:</p><ol>${links.join('')}</ol></nav>`;
}

function shownHtml(shown: Shown, names: ReadonlyMap<string, string>): string {
  switch (shown.kind) {
    case 'message': {
      const { message, pictures, place, notified, onlyFor } = shown;
      const about = [
        place,
        ...(notified.length === 0 ? [] : [`notifies ${notified.join(', ')}`]),
        ...(onlyFor === undefined ? [] : [`only ${onlyFor} can see this`]),
      ];
      return `${messageHtml(message, pictures, names)}<p>${escaped(about.join(' · '))}</p>`;
    }
    case 'choices': {
      const rows = shown.choices.map((choice) => `<li>${escaped(choice)}</li>`).join('');
      return `<ul class="choices">${rows}</ul><div class="typed">${escaped(shown.typed)}</div>`;
    }
    case 'form': {
      const fields = shown.fields.map(
        ({ label, placeholder }) =>
          `<div class="label">${escaped(label)}</div><div class="typed">${escaped(placeholder)}</div>`,
      );
      return `<section class="form"><h4>${escaped(shown.title)}</h4>${fields.join('')}</section>`;
    }
  }
}

function messageHtml(
  message: APIMessage,
  pictures: readonly string[],
  names: ReadonlyMap<string, string>,
): string {
  const left = [...pictures];
  const render = (component: APIComponentInContainer): string => {
    switch (component.type) {
      case ComponentType.TextDisplay:
        return `<div class="text">${marked(component.content, names)}</div>`;
      case ComponentType.MediaGallery:
        return `<div class="${component.items.length > 1 ? 'gallery' : ''}">${component.items
          .map(({ description }) => `<img src="${left.shift() ?? ''}" alt="${escaped(description ?? '')}">`)
          .join('')}</div>`;
      case ComponentType.File:
        return `<div class="file">${escaped(component.file.url.split('/').at(-1) ?? '')}</div>`;
      case ComponentType.ActionRow:
        return `<div class="row">${component.components
          .map((each) => {
            if (each.type === ComponentType.Button)
              return `<span class="button ${STYLES[each.style]}">${escaped('label' in each ? (each.label ?? '') : '')}</span>`;
            const chosen =
              each.type === ComponentType.StringSelect ? each.options.find((one) => one.default) : undefined;
            return `<span class="select"><span>${escaped(chosen?.label ?? each.placeholder ?? '')}</span><b>⌄</b></span>`;
          })
          .join('')}</div>`;
      default:
        return '';
    }
  };
  return (message.components ?? [])
    .map((component) => {
      if (component.type !== ComponentType.Container) return render(component as APIComponentInContainer);
      const colour = (component.accent_color ?? 0x3f4147).toString(16).padStart(6, '0');
      return `<section style="border-left-color:#${colour}">${component.components.map(render).join('')}</section>`;
    })
    .join('');
}

const STYLES: Readonly<Record<number, string>> = {
  [ButtonStyle.Primary]: 'primary',
  [ButtonStyle.Secondary]: 'secondary',
  [ButtonStyle.Success]: 'success',
  [ButtonStyle.Danger]: 'danger',
};

/** The few marks that the bot uses. */
function marked(content: string, names: ReadonlyMap<string, string>): string {
  return escaped(content)
    .split('\n')
    .map((line) => {
      if (line.startsWith('### ')) return `<h4>${line.slice(4)}</h4>`;
      if (line.startsWith('-# ')) return `<small>${line.slice(3)}</small>`;
      if (line.startsWith('- ')) return `<div>• ${line.slice(2)}</div>`;
      return `<div>${line}</div>`;
    })
    .join('')
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/`(.+?)`/g, '<code>$1</code>')
    .replace(/&lt;t:\d+:R&gt;/g, 'in an hour')
    .replace(/&lt;[@#](\d+)&gt;/g, (_, id: string) => `<em>${names.get(id) ?? id}</em>`);
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

const STYLE = `
  body { background: #313338; color: #dbdee1; font: 15px/1.4 system-ui, sans-serif; margin: 24px; overflow-wrap: anywhere; }
  a { color: #00a8fc; }
  header { display: flex; flex-wrap: wrap; gap: 12px 28px; align-items: center; }
  header > img { width: 300px; } header > div { flex: 1 1 300px; max-width: 640px; }
  h1 { font-size: 28px; line-height: 1.2; margin: 0 0 8px; }
  header p { font-size: 17px; color: inherit; margin: 0; }
  .points { padding: 0 0 0 18px; margin: 10px 0 0; } .points li { padding: 2px 0; }
  nav { margin: 20px 0 0; } nav p { font-size: 15px; } nav ol { margin: 6px 0 0; padding: 0 0 0 24px; columns: 280px; }
  .journey { columns: 360px; column-gap: 24px; border-top: 1px solid #4e5058; margin: 28px 0 0; padding: 12px 0 0; }
  h2 { font-size: 21px; margin: 0 0 14px; column-span: all; }
  article { max-width: 460px; margin: 0 0 28px; break-inside: avoid; }
  h3 { font-size: 13px; font-weight: 500; color: #949ba4; margin: 0 0 6px; }
  h4 { font-size: 17px; margin: 0 0 2px; }
  p { font-size: 12px; color: #949ba4; margin: 4px 0 0; }
  .choices { list-style: none; margin: 0; padding: 8px 0; background: #2b2d31; border-radius: 6px 6px 0 0; }
  .choices li { padding: 4px 14px; }
  .typed { min-height: 21px; background: #1e1f22; border-radius: 4px; padding: 8px 12px; }
  .choices + .typed { border-radius: 0 0 6px 6px; }
  .label { font-size: 12px; font-weight: 700; }
  .form { border-left-color: #5865f2; }
  section { background: #2b2d31; border-left: 4px solid; border-radius: 6px; padding: 12px 14px; }
  section > * + * { margin-top: 8px; }
  img { width: 360px; max-width: 100%; border-radius: 8px; display: block; }
  .gallery { display: flex; flex-wrap: wrap; gap: 4px; } .gallery img { width: calc(33% - 3px); aspect-ratio: 1; object-fit: cover; }
  small { color: #949ba4; font-size: 12px; display: block; }
  em { font-style: normal; color: #c9cdfb; background: #3c4270; border-radius: 3px; padding: 0 2px; }
  code { background: #1e1f22; padding: 0 3px; border-radius: 3px; }
  .row { display: flex; flex-wrap: wrap; gap: 8px; }
  .button { border-radius: 4px; padding: 4px 13px; font-size: 14px; font-weight: 500; color: #fff; background: #4e5058; }
  .success { background: #248046; } .danger { background: #da373c; } .primary { background: #5865f2; }
  .select { flex: 1; min-width: 0; background: #1e1f22; border-radius: 4px; padding: 8px 12px; color: #949ba4; display: flex; gap: 8px; justify-content: space-between; white-space: nowrap; }
  .select span { overflow: hidden; text-overflow: ellipsis; }
  .file { background: #1e1f22; border-radius: 6px; padding: 8px 12px; color: #00a8fc; }
  @media (max-width: 480px) {
    body { margin: 12px; } .button { padding: 4px 10px; } section { padding: 10px; }
    header > img { width: 120px; } h1 { font-size: 24px; } header p, nav p { font-size: 15px; }
  }
`;
