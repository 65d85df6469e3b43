import { Refusal } from '@tahoun/live';

/** Actions of buttons and selects. Messages keep the names for years: never give one a new meaning. */
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

/** The fields of a `custom_id`. A click needs nothing else but the database. */
export interface CustomId {
  /**
   * The bot's id of the game, the tournament or the try at a problem; for a new game and a problem, the id of
   * the board game. Empty where there is none.
   */
  readonly game: string;
  /** The moves played when the message was shown, or for `learn` the page, from 0. */
  readonly shown: number;
  readonly action: Action;
  readonly argument: string;
}

/** Raised when the meaning of the fields changes; a Refusal answers buttons of other versions. */
const VERSION = 't1';
/** Discord's limit, in characters. */
export const MAX_CUSTOM_ID = 100;

/** The fields that a button does not need may be left out. */
export function formatCustomId({
  game = '',
  shown = 0,
  action,
  argument = '',
}: Pick<CustomId, 'action'> & Partial<CustomId>): string {
  const text = [VERSION, game, shown, action, argument].join(':');
  if (text.length > MAX_CUSTOM_ID) throw new Error(`the custom_id is too long: ${text}`);
  return text;
}

/** The action of a `custom_id`; undefined for an unknown one. */
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
