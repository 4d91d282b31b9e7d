// Tests the recorded task durations: the last run, and the 95th percentile of the last 100 runs.
import { expect, it } from 'vitest';
import { newDurations } from './durations.ts';

it('The durations report the last run and the 95th percentile of the last 100 runs, and only if a task has run since the last report', () => {
  const durations = newDurations();
  expect(durations.news()).toBeNull();
  // The first 100 runs are slow. The next 100 runs replace them in the sample of recent runs.
  for (let run = 0; run < 100; run += 1) durations.note('index_job', 5000);
  for (let ms = 1; ms <= 100; ms += 1) durations.note('index_job', ms);
  durations.note('cleanup', 7);
  expect(durations.news()).toEqual({
    index_job: { runs: 200, last_ms: 100, p95_ms: 95 },
    cleanup: { runs: 1, last_ms: 7, p95_ms: 7 },
  });
  expect(durations.news()).toBeNull();
});
