// Limits the size of the documents that a newcomer reads first, in bytes.
import { statSync } from 'node:fs';
import { expect, it } from 'vitest';

it.each([
  ['README.md', 8_000],
  ['ARCHITECTURE.md', 12_000],
  ['CONTRIBUTING.md', 10_000],
])('%s has at most %i bytes', (file, max) => {
  expect(statSync(file).size).toBeLessThanOrEqual(max);
});
