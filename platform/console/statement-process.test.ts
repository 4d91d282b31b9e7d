// Tests of the time limits of a statement process.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { BEGUN, PROCESS_MS, START_MS } from './limits.ts';
import { runInChild } from './statement-process.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-process-'));
const order = { url: 'postgres://nobody@127.0.0.1/none', name: 'tests', query: 'select 1', wanted: 'rows' } as const;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a program while the test's timers are fake. `limits` receives the time limits that are set, in ms. */
function runProgram(code: string) {
  const program = path.join(folder, `${crypto.randomUUID()}.mjs`);
  writeFileSync(program, code);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const limits: number[] = [];
  const fake = setTimeout;
  // Use a stub, not a spy. Before later tests, vitest restores the function that a spy replaced, and here this function
  // is the fake timer.
  vi.stubGlobal('setTimeout', (work: () => void, ms: number) => {
    limits.push(ms);
    return fake(work, ms);
  });
  const ended = vi.fn();
  const running = runInChild(program, order, new AbortController().signal).then(ended);
  return { ended, running, limits };
}

it('A process that is not connected within its start limit is busy, not too costly', async () => {
  const { ended, running } = runProgram(`process.on('message', () => {});`);
  await vi.advanceTimersByTimeAsync(START_MS - 1);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await running;
  expect(ended).toHaveBeenCalledWith({ outcome: 'busy' });
});

it('A connected process has its own time limit for the statement', async () => {
  const { ended, running, limits } = runProgram(`process.on('message', () => process.send('${BEGUN}'));`);
  await vi.waitUntil(() => limits.includes(PROCESS_MS), { timeout: 45_000 });
  await vi.advanceTimersByTimeAsync(PROCESS_MS);
  await running;
  expect(ended).toHaveBeenCalledWith({ outcome: 'too_long', message: null });
});
