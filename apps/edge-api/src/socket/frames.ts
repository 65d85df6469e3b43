import { LEDGER } from '../limits/ledger.js';

/** Unanswered frames that a socket may send per second, after those that it may send at once. */
export const FRAMES_A_SECOND = 100;

/** Bytes of the masking key, behind the length. */
const MASK_BYTES = 4;

/**
 * Counts the frames of any kind that a client sends (RFC 6455, section 5.2), without looking into them. Questions have
 * their price, but pings, pongs and the parts of a message that never ends come at no cost and with no event.
 */
export class Frames {
  /** The bytes so far of the head of a frame: two bytes, then the rest of its length. */
  readonly #head: number[] = [];
  /** Bytes of the present frame that are still to come. */
  #left = 0;
  #unanswered = 0;
  #counted = 0;
  #at = Date.now();

  /** @returns false when the chunk has too many frames; its rest is not counted then. */
  take(chunk: Uint8Array): boolean {
    const now = Date.now();
    this.#unanswered = Math.max(0, this.#unanswered - ((now - this.#at) / 1000) * FRAMES_A_SECOND);
    this.#at = now;
    for (let at = 0; at < chunk.length; ) {
      if (this.#left > 0) {
        const read = Math.min(this.#left, chunk.length - at);
        this.#left -= read;
        at += read;
      } else {
        this.#head.push(chunk[at++] as number);
        if (!this.#isHeadWhole()) continue;
        this.#counted++;
        if (++this.#unanswered > LEDGER.frame.ofOwner) return false;
      }
    }
    return true;
  }

  /** Frames since this was asked last. */
  counted(): number {
    const counted = this.#counted;
    this.#counted = 0;
    return counted;
  }

  /** Takes a frame off the count, because something was sent to the client. */
  answered(): void {
    this.#unanswered = Math.max(0, this.#unanswered - 1);
  }

  #isHeadWhole(): boolean {
    const [, second] = this.#head;
    if (second === undefined) return false;
    const short = second & 0x7f;
    const lengthBytes = short === 126 ? 2 : short === 127 ? 8 : 0;
    if (this.#head.length < 2 + lengthBytes) return false;
    const long = this.#head.splice(0).slice(2);
    const length = lengthBytes === 0 ? short : long.reduce((sum, byte) => sum * 256 + byte, 0);
    this.#left = length + ((second & 0x80) === 0 ? 0 : MASK_BYTES);
    return true;
  }
}
