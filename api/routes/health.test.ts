// Liveness and readiness of a process.
import { describe, expect, it } from 'vitest';
import type { ApiDeps } from '#api/deps.ts';
import { useApi } from '#testing/api.ts';
import { startApiProcess } from '#testing/api-process.ts';
import { useDatabase } from '#testing/database.ts';
import { waitFor } from '#testing/wait-for.ts';

let phase: ReturnType<ApiDeps['phase']> = 'serving';
const database = useDatabase();
const api = useApi(database, { phase: () => phase });

describe('the health checks', () => {
  it('A process is ready only while it serves, but is live before and after', async () => {
    const readiness = async () => {
      const answer = await fetch(`${api.base}/ready`);
      const { status } = await answer.json();
      return [answer.status, status];
    };
    const found = [];
    for (phase of ['warming up', 'serving', 'stopping'] as const) {
      found.push(await readiness());
      expect((await fetch(`${api.base}/live`)).status).toBe(200);
    }
    expect(found).toEqual([
      [503, 'warming up'],
      [200, 'ready'],
      [503, 'stopping'],
    ]);
  });

  it('A process whose wake-ups fail is ready and reports it', async () => {
    phase = 'serving';
    const answer = await fetch(`${api.base}/ready`);
    expect([answer.status, (await answer.json()).wake_ups]).toEqual([200, 'polling']);
  });

  it('A process reports itself as ready only after its warm-up', async () => {
    const program = await startApiProcess(database.url, { LOG_LEVEL: 'info' });
    try {
      // The process writes the line before it responds, but the line may arrive after the response.
      await waitFor('the line', () => program.said().includes('"msg":"serving"'));
    } finally {
      await program.stop();
    }
  });
});
