// How long tasks took: the last, and the 95th of 100 of the last hundred.
import { expect, it } from 'vitest';
import { newDurations } from './durations.ts';

it('knows the last run and the slow ones among the last hundred, and tells only news', () => {
  const durations = newDurations();
  expect(durations.news()).toBeNull();
  // The first hundred are slow and forgotten.
  for (let run = 0; run < 100; run += 1) durations.note('index_job', 5000);
  for (let ms = 1; ms <= 100; ms += 1) durations.note('index_job', ms);
  durations.note('tidy', 7);
  expect(durations.news()).toEqual({
    index_job: { runs: 200, last_ms: 100, p95_ms: 95 },
    tidy: { runs: 1, last_ms: 7, p95_ms: 7 },
  });
  expect(durations.news()).toBeNull();
});
