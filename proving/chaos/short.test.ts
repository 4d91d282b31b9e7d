// Short runs of the chaos scenarios that need only npm packages.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { randomFrom } from '../bench/statistics.ts';
import type { Measurement, Run } from './scenario.ts';
import { faceKills } from './scenarios/killed-worker.ts';
import { scenarios } from './scenarios.ts';

const SEED = 7;

/** Runs a small scenario. Resolves with the missed measurements. */
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

it('Killed worker processes lose no notification and send none twice', async () => {
  expect(await missedBy(faceKills, { events: 200, kills: 2 })).toEqual([]);
});

it('Every chaos scenario has a unique id', () => {
  const ids = scenarios.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
