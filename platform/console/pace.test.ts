// Tests that concurrent statements are spaced in time, which protects the requests of users.
import { afterAll, describe, expect, it } from 'vitest';
import { openTestConsole, useConsoleRole } from '#testing/console.ts';
import { useDatabase } from '#testing/database.ts';

const database = useDatabase();
useConsoleRole(database);
const PACE_MS = 2000;
const opened: { close(): Promise<void> }[] = [];
afterAll(() => Promise.all(opened.map((one) => one.close())));

function openPaced() {
  const paced = openTestConsole(database, PACE_MS);
  opened.push(paced);
  const ask = (owner: string, signal = new AbortController().signal) =>
    paced.run({ owner, query: 'select 1 as one', wanted: 'rows' }, signal);
  return { ask, cancel: paced.cancel };
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

describe('concurrent console statements', () => {
  it('The console starts concurrent statements one pace apart and answers both', async () => {
    const { ask } = openPaced();
    const begun = performance.now();
    const ended = async (owner: string) => ({ ...(await ask(owner)), ms: performance.now() - begun });
    const [first, second] = await Promise.all([ended('one'), ended('other')]);
    expect([first, second]).toMatchObject([{ outcome: 'rows' }, { outcome: 'rows' }]);
    expect(Math.max(first.ms, second.ms)).toBeGreaterThan(PACE_MS);
  });

  it('A statement that is cancelled while it waits does not delay later statements', async () => {
    const oneAndLast = async (cancelled: readonly string[]) => {
      const { ask, cancel } = openPaced();
      expect(await ask('one')).toMatchObject({ outcome: 'rows' });
      for (const owner of cancelled) {
        const waiting = ask(owner);
        await expect.poll(() => cancel(owner)).toBe(true);
        expect(await waiting).toEqual({ outcome: 'cancelled' });
      }
      expect(await ask('last')).toMatchObject({ outcome: 'rows' });
    };
    const alone = await timeOf(() => oneAndLast([]));
    // If each cancelled statement took its turn, the last would wait four times as long.
    expect(await timeOf(() => oneAndLast(['second', 'third', 'fourth']))).toBeLessThan(2 * alone);
  });
});
