// Kills the worker processes one after the other, each while it runs tasks.
import { setTimeout as pause } from 'node:timers/promises';
import { waitFor } from '#testing/wait-for.ts';
import { countHeld } from './notification-check.ts';
import type { World } from './world.ts';

export const BETWEEN_KILLS_MS = 900;

/** Kills one worker process after the other, each at a moment when worker processes hold tasks. */
export async function killInTurn(world: World, kills: number): Promise<void> {
  for (let kill = 0; kill < kills; kill += 1) {
    const from = performance.now();
    const victim = world.workers[kill % world.workers.length];
    const held = async () => (await countHeld(world.db)) > 0;
    await waitFor('a running task', held, 5_000).catch(() => {});
    victim?.kill();
    await pause(Math.max(0, BETWEEN_KILLS_MS - (performance.now() - from)));
  }
}
