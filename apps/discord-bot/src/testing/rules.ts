import {
  type APIMessageComponent,
  type APIMessageTopLevelComponent,
  ComponentType,
  MessageFlags,
} from 'discord-api-types/v10';

/** The body of a message as it goes out. */
export interface MessageBody {
  readonly flags?: number;
  readonly content?: string;
  readonly embeds?: readonly object[];
  readonly components?: APIMessageTopLevelComponent[];
  readonly attachments?: readonly { id: string; filename: string; description?: string }[];
  readonly allowed_mentions?: {
    parse?: string[];
    users?: string[];
    roles?: string[];
    replied_user?: boolean;
  };
  readonly nonce?: string;
  readonly enforce_nonce?: boolean;
}

/** A file of a message, as it goes out. */
export interface SentFile {
  readonly name: string;
  readonly data: Buffer | string;
}

const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** What Discord would not take of a message, or what the bot never wants: a ping that nobody asked for. */
export function* wrongIn(body: MessageBody, files: readonly SentFile[], isEdit: boolean): Generator<string> {
  yield* wrongPings(body);
  const flags = body.flags ?? 0;
  if ((flags & MessageFlags.IsComponentsV2) === 0) yield 'a message without Components V2';
  if (body.content !== undefined || body.embeds !== undefined) yield 'content beside Components V2';
  if (isEdit && (flags & MessageFlags.Ephemeral) !== 0) yield 'an edit that says who sees the message';
  yield* wrongComponents(body.components ?? []);
  yield* wrongFiles(body, files);
}

function* wrongPings({ allowed_mentions: allowed, components = [] }: MessageBody): Generator<string> {
  if (allowed === undefined) {
    yield 'a message that may ping everybody it names';
    return;
  }
  const { parse, users = [], ...others } = allowed;
  if (parse?.length !== 0) yield `pings by kind: ${parse}`;
  if (Object.keys(others).length > 0) yield `pings of ${Object.keys(others)}`;
  if (new Set(users).size !== users.length) yield `the same person twice: ${users}`;
  const said = JSON.stringify(components);
  for (const user of users) if (!said.includes(`<@${user}>`)) yield `a ping of ${user}, who is not named`;
}

function* wrongComponents(top: readonly APIMessageTopLevelComponent[]): Generator<string> {
  const all = [...components(top)];
  if (all.length === 0 || all.length > 40) yield `${all.length} components`;
  const ids = all.flatMap((each) => ('custom_id' in each ? [each.custom_id as string] : []));
  if (new Set(ids).size !== ids.length) yield `custom_ids twice: ${ids}`;
  for (const id of ids) if (id.length < 1 || id.length > 100) yield `a custom_id of ${id.length} characters`;
  let displayed = 0;
  for (const each of all) {
    if (each.type === ComponentType.TextDisplay) {
      displayed += each.content.length;
      if (each.content === '') yield 'an empty text';
    } else if (each.type === ComponentType.ActionRow) {
      if (each.components.length === 0 || each.components.length > 5)
        yield `a row of ${each.components.length}`;
    } else if (each.type === ComponentType.Button) {
      if ('label' in each && !isBetween(each.label ?? '', 1, 80)) yield `the label ${each.label}`;
    } else if (each.type === ComponentType.MediaGallery) {
      for (const { description } of each.items)
        if (!isBetween(description ?? '', 1, 1024)) yield `an alternative text ${description?.length} long`;
    } else if (each.type === ComponentType.StringSelect) {
      const values = each.options.map(({ value }) => value);
      const isBad = values.length === 0 || values.length > 25 || new Set(values).size !== values.length;
      if (isBad) yield `a select of ${values}`;
      if (each.options.filter((option) => option.default).length > 1) yield 'two options chosen';
      for (const { label, value } of each.options)
        if (!isBetween(label, 1, 100) || !isBetween(value, 1, 100)) yield `the option ${label}`;
      if ((each.placeholder ?? '').length > 150) yield `the placeholder ${each.placeholder}`;
    }
  }
  if (displayed > 4000) yield `${displayed} characters of text`;
}

function* wrongFiles(body: MessageBody, files: readonly SentFile[]): Generator<string> {
  const said = JSON.stringify(body.components ?? []);
  const shown = [...said.matchAll(/"attachment:\/\/([^"]+)"/g)].map((match) => match[1] as string);
  const names = files.map(({ name }) => name);
  if (names.length > 10) yield `${names.length} files`;
  for (const name of shown) if (!names.includes(name)) yield `${name} is shown and not sent`;
  for (const name of names) if (!shown.includes(name)) yield `${name} is sent and not shown`;
  for (const { name, data } of files)
    if (data.length > MAX_FILE_BYTES) yield `${name} has ${data.length} bytes`;
  const told = (body.attachments ?? []).map(({ id, filename }) => `${id} ${filename}`);
  const wanted = names.map((name, id) => `${id} ${name}`);
  if (told.join() !== wanted.join()) yield `attachments ${told} with files ${wanted}`;
}

function isBetween(text: string, least: number, most: number): boolean {
  return text.length >= least && text.length <= most;
}

/** Every component, nested ones too. */
export function* components(top: readonly APIMessageTopLevelComponent[]): Generator<APIMessageComponent> {
  const waiting: APIMessageComponent[] = [...top] as APIMessageComponent[];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    yield next;
    if ('components' in next) waiting.unshift(...(next.components as APIMessageComponent[]));
  }
}

/** What Discord would not take of the first answer to an interaction. */
export function* wrongAnswer(response: { type: number; data?: object }): Generator<string> {
  const data = (response.data ?? {}) as {
    choices?: { name: string; value: string }[];
    custom_id?: string;
    title?: string;
    components?: { label?: string; component?: { placeholder?: string; max_length?: number } }[];
  };
  for (const { name, value } of data.choices ?? [])
    if (!isBetween(name, 1, 100) || !isBetween(value, 1, 100)) yield `the choice ${name} = ${value}`;
  if ((data.choices ?? []).length > 25) yield `${data.choices?.length} choices`;
  if (data.title === undefined) return;
  if (!isBetween(data.title, 1, 45) || !isBetween(data.custom_id ?? '', 1, 100))
    yield `a window ${data.title}`;
  if (!isBetween(data.components as never, 1, 5)) yield 'a window with no field or too many';
  for (const { label, component } of data.components ?? []) {
    if (!isBetween(label ?? '', 1, 45)) yield `the label ${label}`;
    if ((component?.placeholder ?? '').length > 100) yield `the placeholder ${component?.placeholder}`;
    if ((component?.max_length ?? 0) > 4000) yield `a field of ${component?.max_length} characters`;
  }
}
