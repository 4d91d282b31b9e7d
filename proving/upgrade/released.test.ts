// Tests that the statements of released migrations are never changed. A new release only adds migrations.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { fileOf, filesOf, knows, released } from './release.ts';

/**
 * Returns a migration without its comment lines, whose words may become clearer. The comments of a function's body stay,
 * because Postgres stores them: databases of the previous release have the old ones. So do the marks that
 * node-pg-migrate reads.
 */
function statementsOf(migration: string): string {
  let isBody = false;
  const kept = migration.split('\n').filter((line) => {
    const wasBody = isBody;
    if ((line.match(/\$\w*\$/g) ?? []).length % 2 === 1) isBody = !isBody;
    return wasBody || !/^\s*--(?! (Up|Down) Migration)/.test(line);
  });
  return kept.join('\n');
}

it('A changed comment changes no statement of a migration, except in the body of a function', () => {
  const migration = '-- Up Migration\n-- a word\ncreate function f() as $$\n-- a word\nselect 1\n$$;\n  -- a word\n';
  expect(statementsOf(migration)).toBe('-- Up Migration\ncreate function f() as $$\n-- a word\nselect 1\n$$;\n');
});

it('This release changes no statement of a migration of the previous release', () => {
  const commit = released();
  expect(commit).toMatch(/^[0-9a-f]{40}$/);
  // In a clone without history, the previous release is missing, so nothing can be compared.
  if (!knows(commit)) return;
  for (const name of filesOf(commit, 'migrations')) {
    const file = path.join('migrations', name);
    expect(statementsOf(readFileSync(file, 'utf8')), file).toBe(statementsOf(fileOf(commit, file)));
  }
});
