// Tests that the generated documents in the repository equal what `npm run docs` would generate now.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { generatedDocuments } from './documents.ts';

it.each(Object.entries(generatedDocuments))('%s equals the text that `npm run docs` writes', (file, textOf) => {
  expect(readFileSync(file, 'utf8')).toBe(textOf());
});
