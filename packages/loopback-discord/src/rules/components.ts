import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { type Fault, fault } from './errors.js';
import { LIMITS } from './limits.js';

/** Any component, as far as the rules and people need it. */
export interface Component {
  readonly type: ComponentType;
  readonly id?: number | null;
  readonly custom_id?: string;
  readonly content?: string;
  readonly description?: string | null;
  readonly components?: readonly Component[];
  readonly accessory?: Component;
  readonly component?: Component;
  readonly items?: readonly {
    readonly media: { readonly url: string };
    readonly description?: string | null;
  }[];
  readonly media?: { readonly url: string };
  readonly file?: { readonly url: string };
  readonly style?: ButtonStyle;
  readonly label?: string;
  readonly value?: string | null;
  readonly disabled?: boolean;
  readonly placeholder?: string;
  readonly url?: string | null;
  readonly sku_id?: string | null;
  readonly emoji?: Emoji | null;
  readonly options?: readonly {
    readonly value: string;
    readonly label: string;
    readonly description?: string;
    readonly emoji?: Emoji | null;
    readonly default?: boolean | null;
  }[];
  readonly min_values?: number | null;
  readonly max_values?: number | null;
  readonly min_length?: number | null;
  readonly max_length?: number | null;
}

interface Emoji {
  readonly id?: string | null;
  readonly name: string;
}

type Path = readonly PropertyKey[];

/** Each component with its path, parents before children, as Discord counts them. */
export function* walk(
  components: readonly Component[],
  path: Path = ['components'],
): Generator<readonly [Component, Path]> {
  for (const [index, component] of components.entries()) {
    const here = [...path, index];
    yield [component, here];
    yield* walk(component.components ?? [], [...here, 'components']);
    for (const single of ['accessory', 'component'] as const) {
      const child = component[single];
      if (child != null) yield [child, [...here, single]];
    }
  }
}

const ATTACHMENT = 'attachment://';

/** Names of the files that the components show. */
export function shownFiles(components: readonly Component[]): string[] {
  return [...walk(components)]
    .flatMap(([{ items, media, file }]) => [...(items ?? []).map((item) => item.media), media, file])
    .filter((shown) => shown?.url.startsWith(ATTACHMENT))
    .map((shown) => decodeURIComponent((shown?.url ?? '').slice(ATTACHMENT.length)));
}

/** What Discord's description does not say of components: ids used twice, sums, and what their fields say together. */
export function* faultsOfTree(components: readonly Component[], isCounted: boolean): Generator<Fault> {
  const all = [...walk(components)];
  const [ids, customIds] = [new Set<number>(), new Set<string>()];
  for (const [component, path] of all) {
    const { id, custom_id: customId } = component;
    if (customId != null && customIds.has(customId))
      yield fault([...path, 'custom_id'], 'COMPONENT_CUSTOM_ID_DUPLICATED', 'the custom id is used before');
    if (customId != null) customIds.add(customId);
    if (id && ids.has(id)) yield fault([...path, 'id'], 'COMPONENT_ID_DUPLICATED', 'the id is used before');
    if (id) ids.add(id);
    for (const [field, code, message] of faultsOfOne(component))
      yield fault([...path, ...field], code, message);
  }
  const characters = all.reduce((sum, [{ content = '' }]) => sum + content.length, 0);
  if (isCounted && all.length > LIMITS.components)
    yield fault(
      ['components'],
      'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
      `The total number of components cannot exceed ${LIMITS.components}, found ${all.length}`,
    );
  if (characters > LIMITS.displayedText)
    yield fault(
      ['components'],
      'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
      `Displayable text cannot exceed ${LIMITS.displayedText} characters, found ${characters}`,
    );
}

type Found = readonly [field: Path, code: string, message: string];

function* faultsOfOne(component: Component): Generator<Found> {
  const { type, components = [], component: inLabel, emoji, min_length: least, max_length: most } = component;
  if (type === ComponentType.Button) yield* faultsOfButton(component);
  if (type === ComponentType.StringSelect) yield* faultsOfSelect(component);
  if (
    type === ComponentType.ActionRow &&
    components.length > 1 &&
    components.some((one) => one.type !== ComponentType.Button)
  )
    yield [['components'], 'COMPONENT_LAYOUT_WIDTH_EXCEEDED', 'a row holds up to five buttons or one select'];
  if (type === ComponentType.ActionRow)
    for (const [index, one] of components.entries())
      if (one.type === ComponentType.TextInput && one.label == null)
        yield [
          ['components', index, 'label'],
          'BASE_TYPE_REQUIRED',
          'an input outside of a label has its own',
        ];
  if (inLabel?.type === ComponentType.TextInput && inLabel.label != null)
    yield [['component', 'label'], 'BASE_TYPE_INVALID', 'an input in a label has no other'];
  if ((least ?? 0) > (most ?? LIMITS.inputValue))
    yield [['min_length'], 'BASE_TYPE_INVALID', 'more than max_length'];
  if (!isEmoji(emoji)) yield [['emoji', 'name'], 'BUTTON_COMPONENT_INVALID_EMOJI', 'Invalid emoji'];
}

function* faultsOfButton({ style, label, url, sku_id, custom_id, emoji }: Component): Generator<Found> {
  const [isLink, isPremium] = [style === ButtonStyle.Link, style === ButtonStyle.Premium];
  const hasFace = label != null || emoji != null;
  const wrong = {
    url: isLink !== (url != null) && 'a link button has a url, no other has one',
    sku_id: isPremium !== (sku_id != null) && 'a premium button has a sku_id, no other has one',
    custom_id: (isLink || isPremium) === (custom_id != null) && 'all but link and premium buttons have one',
    label: isPremium === hasFace && 'a button has a label or an emoji; a premium button has neither',
  };
  for (const [field, message] of Object.entries(wrong))
    if (message !== false) yield [[field], 'BUTTON_COMPONENT_INVALID', message];
}

function* faultsOfSelect({ options = [], min_values, max_values }: Component): Generator<Found> {
  const [least, most] = [min_values ?? 1, max_values ?? 1];
  const code = (what: string) => `SELECT_COMPONENT_${what}`;
  for (const [index, { value, emoji }] of options.entries()) {
    const here = ['options', index];
    if (options.findIndex((other) => other.value === value) < index)
      yield [[...here, 'value'], code('OPTION_VALUE_DUPLICATED'), 'the value is used before'];
    if (!isEmoji(emoji))
      yield [[...here, 'emoji', 'name'], 'BUTTON_COMPONENT_INVALID_EMOJI', 'Invalid emoji'];
  }
  if (least > most) yield [['min_values'], code('MIN_VALUES'), 'more than max_values'];
  if (most > options.length) yield [['max_values'], code('MAX_VALUES'), 'more than there are options'];
  if (options.filter((option) => option.default).length > most)
    yield [['options'], code('TOO_MANY_DEFAULT_VALUES'), 'more defaults than max_values'];
}

const UNICODE_EMOJI = /^\p{RGI_Emoji}$/v;

/** A Unicode emoji by its characters (the variation selector may be left out), or a custom one by its id. */
function isEmoji(emoji: Emoji | null | undefined): boolean {
  if (emoji?.id != null || emoji == null) return true;
  return UNICODE_EMOJI.test(emoji.name) || UNICODE_EMOJI.test(`${emoji.name}\uFE0F`);
}
