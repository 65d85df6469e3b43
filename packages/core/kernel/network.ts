/*
 * The inner loops of a network, in AssemblyScript, for WebAssembly with SIMD: eight neurons at a time. All addresses and
 * lengths are bytes; rows have a multiple of 64, which is 32 neurons. `src/network/js-kernel.ts` says the same in plain
 * JavaScript, bit for bit.
 */

/** Adds the first `added` of the listed rows to an accumulator and subtracts the `removed` after them. */
export function update(accumulator: usize, rows: usize, added: i32, removed: i32, bytes: usize): void {
  const minus = rows + ((<usize>added) << 2);
  const end = minus + ((<usize>removed) << 2);
  for (let at: usize = 0; at < bytes; at += 64) {
    let a = v128.load(accumulator + at);
    let b = v128.load(accumulator + at, 16);
    let c = v128.load(accumulator + at, 32);
    let d = v128.load(accumulator + at, 48);
    let row = rows;
    for (; row < minus; row += 4) {
      const from = <usize>load<u32>(row) + at;
      a = i16x8.add(a, v128.load(from));
      b = i16x8.add(b, v128.load(from, 16));
      c = i16x8.add(c, v128.load(from, 32));
      d = i16x8.add(d, v128.load(from, 48));
    }
    for (; row < end; row += 4) {
      const from = <usize>load<u32>(row) + at;
      a = i16x8.sub(a, v128.load(from));
      b = i16x8.sub(b, v128.load(from, 16));
      c = i16x8.sub(c, v128.load(from, 32));
      d = i16x8.sub(d, v128.load(from, 48));
    }
    v128.store(accumulator + at, a);
    v128.store(accumulator + at, b, 16);
    v128.store(accumulator + at, c, 32);
    v128.store(accumulator + at, d, 48);
  }
}

/** The sum of weight times square of each neuron, cut to 0 to `one` before. */
export function output(accumulator: usize, weights: usize, bytes: usize, one: i32): i32 {
  const zero = i16x8.splat(0);
  const most = i16x8.splat(<i16>one);
  let sum = i32x4.splat(0);
  for (let at: usize = 0; at < bytes; at += 16) {
    const value = i16x8.min_s(i16x8.max_s(v128.load(accumulator + at), zero), most);
    const weighted = i16x8.mul(value, v128.load(weights + at));
    sum = i32x4.add(sum, i32x4.dot_i16x8_s(weighted, value));
  }
  return (
    i32x4.extract_lane(sum, 0) +
    i32x4.extract_lane(sum, 1) +
    i32x4.extract_lane(sum, 2) +
    i32x4.extract_lane(sum, 3)
  );
}
