import { closeSync, writeSync } from 'node:fs';
import type { NetworkShape } from '@tahoun/core';
import { createFile, writing } from '../files.js';
import type { Examples } from './examples.js';

/*
 * Examples for a training elsewhere, such as `tools/train-network.c` or a program for a graphics card. Little-endian:
 *
 *     bytes 0-3    "TEX1"
 *     4-5          features of a view
 *     6-7          buckets
 *     8-9          centi-units for one unit of log-odds
 *     12-15        n, the number of examples
 *     then of each example, one array after the other:
 *                  uint16 x n   the number of active features in a view
 *                  uint8 x n    the bucket
 *                  float32 x n  the target, 0 to 1
 *     then uint16: the active features of the first example, the side to move's view before the other's; and so on
 */
const MAGIC = 0x31584554;
const HEADER = 16;

/** @throws CliError when the file cannot be written. */
export function writeExamples(
  file: string,
  { count, starts, features, buckets, targets }: Examples,
  shape: Omit<NetworkShape, 'neurons'>,
  scale: number,
): void {
  const header = new DataView(new ArrayBuffer(HEADER));
  header.setUint32(0, MAGIC, true);
  for (const [i, value] of [shape.count, shape.buckets, scale].entries()) {
    header.setUint16(4 + 2 * i, value, true);
  }
  header.setUint32(12, count, true);
  const active = new Uint16Array(count);
  for (let at = 0; at < count; at++) active[at] = (starts[at + 1]! - starts[at]!) / 2;
  const descriptor = createFile(file);
  try {
    for (const part of [
      header,
      active,
      buckets.subarray(0, count),
      targets.subarray(0, count),
      features.subarray(0, starts[count]),
    ]) {
      const bytes = new Uint8Array(part.buffer, part.byteOffset, part.byteLength);
      writing(file, () => writeAll(descriptor, bytes));
    }
  } finally {
    closeSync(descriptor);
  }
}

/** The system writes at most about two gigabytes at once. */
function writeAll(descriptor: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(descriptor, bytes.subarray(at, at + (1 << 28)));
}
