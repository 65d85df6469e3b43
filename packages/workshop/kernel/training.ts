/*
 * The inner loops of training a network, in AssemblyScript, for WebAssembly with SIMD: sixteen neurons at a time. All
 * addresses and lengths are bytes. A row is a feature's weights, one 32-bit float for each neuron; rows have a multiple
 * of 64 bytes. The lists of features hold, for each active one, the distance of its row from the first row.
 */

/** Writes the hidden layer of one view, before it is cut. `list` to `end` are its active features. */
export function sumUp(
  sums: usize,
  list: usize,
  end: usize,
  weights: usize,
  biases: usize,
  bytes: usize,
): void {
  for (let at: usize = 0; at < bytes; at += 64) {
    let a = v128.load(biases + at);
    let b = v128.load(biases + at, 16);
    let c = v128.load(biases + at, 32);
    let d = v128.load(biases + at, 48);
    const column = weights + at;
    for (let feature = list; feature < end; feature += 4) {
      const from = column + <usize>load<u32>(feature);
      a = f32x4.add(a, v128.load(from));
      b = f32x4.add(b, v128.load(from, 16));
      c = f32x4.add(c, v128.load(from, 32));
      d = f32x4.add(d, v128.load(from, 48));
    }
    v128.store(sums + at, a);
    v128.store(sums + at, b, 16);
    v128.store(sums + at, c, 32);
    v128.store(sums + at, d, 48);
  }
}

/** The sum of weight times square of each neuron, cut to 0 to 1 before. */
export function output(sums: usize, weights: usize, bytes: usize): f32 {
  let sum = f32x4.splat(0);
  for (let at: usize = 0; at < bytes; at += 16) {
    const value = cut(v128.load(sums + at));
    sum = f32x4.add(sum, f32x4.mul(v128.load(weights + at), f32x4.mul(value, value)));
  }
  return (
    f32x4.extract_lane(sum, 0) +
    f32x4.extract_lane(sum, 1) +
    f32x4.extract_lane(sum, 2) +
    f32x4.extract_lane(sum, 3)
  );
}

/**
 * Adds the error's gradient by the output weights of one view, and replaces the view's sums by the gradient
 * by them. `slope` is the error's derivative by the output.
 */
export function backOutput(sums: usize, weights: usize, slopes: usize, bytes: usize, slope: f32): void {
  const slope4 = f32x4.splat(slope);
  const zero = f32x4.splat(0);
  const one = f32x4.splat(1);
  for (let at: usize = 0; at < bytes; at += 16) {
    const sum = v128.load(sums + at);
    const value = cut(sum);
    const steep = f32x4.mul(slope4, value);
    v128.store(slopes + at, f32x4.add(v128.load(slopes + at), f32x4.mul(steep, value)));
    // Beyond the cut a neuron's sum changes nothing.
    const moves = v128.and(f32x4.gt(sum, zero), f32x4.lt(sum, one));
    const own = f32x4.mul(f32x4.add(steep, steep), v128.load(weights + at));
    v128.store(sums + at, v128.and(own, moves));
  }
}

/** Adds the error's gradient by the biases and rows of one view, whose `sums` are those of `backOutput`. */
export function backSum(
  sums: usize,
  list: usize,
  end: usize,
  slopes: usize,
  biases: usize,
  bytes: usize,
): void {
  for (let at: usize = 0; at < bytes; at += 64) {
    const a = v128.load(sums + at);
    const b = v128.load(sums + at, 16);
    const c = v128.load(sums + at, 32);
    const d = v128.load(sums + at, 48);
    if (!v128.any_true(v128.or(v128.or(a, b), v128.or(c, d)))) continue;
    addTo(biases + at, a, b, c, d);
    const column = slopes + at;
    for (let feature = list; feature < end; feature += 4) {
      addTo(column + <usize>load<u32>(feature), a, b, c, d);
    }
  }
}

// @ts-expect-error: a decorator of AssemblyScript
function cut(sum: v128): v128 {
  return f32x4.min(f32x4.max(sum, f32x4.splat(0)), f32x4.splat(1));
}

// @ts-expect-error: a decorator of AssemblyScript
function addTo(address: usize, a: v128, b: v128, c: v128, d: v128): void {
  v128.store(address, f32x4.add(v128.load(address), a));
  v128.store(address, f32x4.add(v128.load(address, 16), b), 16);
  v128.store(address, f32x4.add(v128.load(address, 32), c), 32);
  v128.store(address, f32x4.add(v128.load(address, 48), d), 48);
}
