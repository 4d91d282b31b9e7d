// A short run of the rows that need nothing beside npm: what the long one does, it can do.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { randomFrom } from '../../bench/statistics.ts';
import type { Measurement, Run } from './scenario.ts';
import { faceKills } from './scenarios/killed-worker.ts';
import { scenarios } from './scenarios.ts';

const SEED = 7;

/** Plays a row, small; resolves with what it missed, in words. */
async function missedBy(
  faces: (run: Run) => Promise<void>,
  { events, kills }: { events: number; kills: number },
): Promise<string[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-chaos-short-'));
  chmodSync(folder, 0o755);
  const figures: Measurement[] = [];
  const run: Run = {
    folder,
    seed: SEED,
    random: randomFrom(SEED),
    events: () => events,
    kills: () => kills,
    note: (figure) => void figures.push(figure),
    say: () => {},
  };
  try {
    await faces(run);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  expect(figures.length).toBeGreaterThan(0);
  return figures.filter(({ kept }) => !kept).map(({ what, found, must }) => `${what}: ${found} (must: ${must})`);
}

it('workers are killed in the middle of telling people: nothing is lost and nothing comes twice', async () => {
  expect(await missedBy(faceKills, { events: 200, kills: 2 })).toEqual([]);
}, 180_000);

it('every row has a name of its own', () => {
  const ids = scenarios.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
