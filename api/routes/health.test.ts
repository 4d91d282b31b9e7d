// Whether a process answers, and whether people may be led to it.
import { describe, expect, it } from 'vitest';
import type { ApiDeps } from '#api/deps.ts';
import { useApi } from '#testing/api.ts';
import { startApiProcess } from '#testing/api-process.ts';
import { useDatabase } from '#testing/database.ts';

let phase: ReturnType<ApiDeps['phase']> = 'serving';
const database = useDatabase();
const api = useApi(database, { phase: () => phase });

describe('a process', () => {
  it('is ready while it serves, and answers before and after', async () => {
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

  it('is over with its warm-up when it says for the first time that it is ready', async () => {
    const program = await startApiProcess(database.url, { LOG_LEVEL: 'info' });
    try {
      expect(program.said()).toContain('"msg":"serving"');
    } finally {
      await program.stop();
    }
  });
});
