// Tests that released migrations are never changed. A new release only adds migrations.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { fileOf, filesOf, knows, released } from './release.ts';

it('This release changes no migration of the previous release', () => {
  const commit = released();
  expect(commit).toMatch(/^[0-9a-f]{40}$/);
  // In a clone without history, the previous release is missing, so nothing can be compared.
  if (!knows(commit)) return;
  for (const name of filesOf(commit, 'migrations')) {
    const file = path.join('migrations', name);
    expect(readFileSync(file, 'utf8'), file).toBe(fileOf(commit, file));
  }
});
