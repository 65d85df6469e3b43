/** Writes bits, the most significant of each number first. */
export class BitWriter {
  #bytes = new Uint8Array(1024);
  #length = 0;
  #buffer = 0;
  #held = 0;

  /** @param width 0 to 24 bits, in which the value fits. */
  write(value: number, width: number): void {
    this.#buffer = (this.#buffer << width) | value;
    this.#held += width;
    while (this.#held >= 8) {
      this.#held -= 8;
      this.#push((this.#buffer >>> this.#held) & 255);
    }
  }

  /** Everything written since the last `take`, filled up with zeros to a whole byte. */
  take(): Uint8Array {
    if (this.#held > 0) this.write(0, 8 - this.#held);
    const taken = this.#bytes.slice(0, this.#length);
    this.#length = 0;
    return taken;
  }

  #push(byte: number): void {
    if (this.#length === this.#bytes.length) {
      const larger = new Uint8Array(2 * this.#length);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#bytes[this.#length++] = byte;
  }
}

/** Reads what `BitWriter` wrote; zeros after the end. */
export class BitReader {
  #at = 0;
  #buffer = 0;
  #held = 0;

  constructor(readonly bytes: Uint8Array) {}

  /** The next bits, without taking them. @param width 0 to 24 */
  peek(width: number): number {
    while (this.#held < width) {
      this.#buffer = (this.#buffer << 8) | (this.bytes[this.#at++] ?? 0);
      this.#held += 8;
    }
    return (this.#buffer >>> (this.#held - width)) & ((1 << width) - 1);
  }

  /** Takes bits that were peeked at. */
  skip(width: number): void {
    this.#held -= width;
  }

  read(width: number): number {
    const value = this.peek(width);
    this.skip(width);
    return value;
  }

  /** Whether more was taken than there is. */
  get isOverrun(): boolean {
    return 8 * this.#at - this.#held > 8 * this.bytes.length;
  }
}
