import { atariGoGtp } from './atari-go/gtp.js';
import type { GtpForm } from './gtp-form.js';
import type { GameId } from './registry.js';

/** Games that programs for Go can play. */
const GTP_FORMS: Partial<Record<GameId, GtpForm>> = {
  'atari-go': atariGoGtp as unknown as GtpForm,
};

/** The games that have a form for the Go Text Protocol. */
export const GTP_GAMES = Object.keys(GTP_FORMS) as readonly GameId[];

/** How a game is spoken of in the Go Text Protocol; undefined where it is not. */
export function gtpFormOf(id: GameId): GtpForm | undefined {
  return GTP_FORMS[id];
}
