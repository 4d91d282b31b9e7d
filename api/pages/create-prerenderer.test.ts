// The rendering bundle is loaded for the first page, and the API works without it.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '#platform/log.ts';
import { createPrerenderer } from './create-prerenderer.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-bundle-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeAll(() => {
  writeFileSync(path.join(folder, 'first-files.json'), '{"/jobs":["assets/jobs.js"]}');
  writeFileSync(
    path.join(folder, 'prerender.js'),
    `process.emit('bundle loaded');
export const draw = async ({ pathname }) => ({ html: pathname, state: {}, state_id: 'state', texts: [] });`,
  );
});

const asked = { pathname: '/jobs', search: '', language: 'hi', answer: async () => ({}) } as const;

/** Returns a log that records its lines. */
function listening() {
  const lines: string[] = [];
  return { lines, log: createLog('api', 'error', { write: (line) => void lines.push(line) }) };
}

it('The bundle is loaded once, with the first rendered page', async () => {
  let loaded = 0;
  process.on('bundle loaded', () => {
    loaded += 1;
  });
  const prerenderer = createPrerenderer(folder, listening().log);
  expect(prerenderer?.scriptsOf('/jobs')).toEqual(['assets/jobs.js']);
  expect(loaded).toBe(0);
  expect((await prerenderer?.draw(asked))?.html).toBe('/jobs');
  await prerenderer?.draw({ ...asked, pathname: '/' });
  expect(loaded).toBe(1);
});

it('The prerenderer is null if the build left no bundle, and an error is logged', () => {
  const empty = path.join(folder, 'empty');
  mkdirSync(empty);
  const { lines, log } = listening();
  expect(createPrerenderer(empty, log)).toBeNull();
  expect(lines.join()).toContain('pages are not rendered here');
});
