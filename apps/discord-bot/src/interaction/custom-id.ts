import { Refusal } from '@tahoun/live';

/** What a button or a select does. Messages keep the names for years: never give one a new meaning. */
const ACTIONS = [
  'pick',
  'back',
  'play',
  'type',
  'hint',
  'undo',
  'draw',
  'resign',
  'resign-now',
  'accept',
  'decline',
  'agree-draw',
  'refuse-draw',
  'agree-undo',
  'refuse-undo',
  'analyse',
  'again',
  'resume',
  'learn',
  'abort',
  'review',
  'help',
  'forget',
  'forget-now',
  'join-tournament',
  'open',
  'solve',
  'try-pick',
  'try-back',
  'try-play',
  'try-type',
  'invite',
  'new',
  'new-game',
  'new-level',
  'new-time',
  'new-play',
  'new-rival',
  'new-open',
  'new-more',
  'today',
] as const;
export type Action = (typeof ACTIONS)[number];

/** What a `custom_id` says. All that a click needs to know is in it or in the database. */
export interface CustomId {
  /**
   * The bot's id of the game, of the tournament or of a try at a problem; of a new game and of a problem, the kind of
   * game. Empty where there is none.
   */
  readonly game: string;
  /** What the message showed: so many moves played, or for `learn` this page, from 0. */
  readonly shown: number;
  readonly action: Action;
  readonly argument: string;
}

/** Raised when the meaning of the fields changes; buttons of other versions are then refused politely. */
const VERSION = 't1';
/** Discord's limit, in characters. */
export const MAX_CUSTOM_ID = 100;

export function formatCustomId({ game, shown, action, argument }: CustomId): string {
  const text = [VERSION, game, shown, action, argument].join(':');
  if (text.length > MAX_CUSTOM_ID) throw new Error(`the custom_id is too long: ${text}`);
  return text;
}

/** What a `custom_id` asks for; undefined when it is none of ours. */
export function actionOf(text: string): Action | undefined {
  const action = text.split(':')[3];
  return ACTIONS.find((name) => name === action);
}

/** @throws Refusal for one of another version or of another bot. */
export function parseCustomId(text: string): CustomId {
  const [version, game, shown, , ...rest] = text.split(':');
  const action = actionOf(text);
  if (version !== VERSION || game === undefined || action === undefined || !/^\d+$/.test(shown ?? ''))
    throw new Refusal('stale');
  return { game, shown: Number(shown), action, argument: rest.join(':') };
}
