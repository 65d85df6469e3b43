import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EngineHost } from '@tahoun/engine';
import { describe, expect, it } from 'vitest';
import { playOrder } from './away.js';

describe('a worker of matches', () => {
  it('starts no program that an order names, since others may write to Redis', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tahoun-away-'));
    const trace = join(folder, 'trace');
    const program = `uci:touch?arg=${encodeURIComponent(trace)}`;
    const order = {
      game: 'tic-tac-toe',
      variants: undefined,
      start: '.../.../... x',
      opening: [],
      players: ['level:1', program] as const,
      seed: 1,
    };
    await expect(playOrder(order, {} as EngineHost, new AbortController().signal)).rejects.toThrow(
      'is not one of our own players',
    );
    expect(existsSync(trace)).toBe(false);
    rmSync(folder, { recursive: true });
  });
});
