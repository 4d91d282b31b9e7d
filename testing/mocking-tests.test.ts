// Tests that the list of tests that replace modules is complete.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ofMocks } from './mocking-tests.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const FOLDERS = ['api', 'bin', 'contracts', 'e2e', 'locales', 'marketplace', 'platform', 'proving', 'testing', 'tools'];

it('The list of tests that run in a separate process names each test file that replaces a module', () => {
  const replacing = [...FOLDERS, 'web/src', 'worker']
    .flatMap((folder) =>
      readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        path.join(folder, name),
      ),
    )
    .filter(
      (file) => /\.test\.tsx?$/.test(file) && /\bvi\.(?:m|doM)ock\(/.test(readFileSync(path.join(ROOT, file), 'utf8')),
    );
  expect(replacing.toSorted()).toEqual(ofMocks);
});
