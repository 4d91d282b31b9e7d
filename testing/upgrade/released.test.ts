// What has been released stands: the next release adds migrations and changes none that ran somewhere already.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { fileOf, filesOf, knows, released } from './release.ts';

it('changes no migration that the release before has run', () => {
  const commit = released();
  expect(commit).toMatch(/^[0-9a-f]{40}$/);
  // A clone without its history cannot tell.
  if (!knows(commit)) return;
  for (const name of filesOf(commit, 'migrations')) {
    const file = path.join('migrations', name);
    expect(readFileSync(file, 'utf8'), file).toBe(fileOf(commit, file));
  }
});
