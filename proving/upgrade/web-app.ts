// Tests the web app of the previous release with the API, the worker and the sockets of this release: phones keep an old
// app for days. The release's own browser stories use its app; the programs are those of this checkout.
import { copyFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Outcome, runTests } from './run-tests.ts';

/** Stories of the release: sign in, register, search, save, apply, both bells, post, change a job, shortlist. */
const STORIES = ['the-loop', 'session', 'seeking', 'posting', 'choosing'].map((name) => `e2e/${name}.story.test.ts`);
/** The positive control: a story, and a field that no release may remove from the responses. */
const CONTROL = { story: 'e2e/the-loop.story.test.ts', field: 'title' };

/**
 * Replaces the built programs of the release by those of this checkout. Its built web app stays. Without the rendering
 * bundle, the API sends the app's own page, as the service worker of a phone does.
 */
export function replacePrograms(folder: string): void {
  rmSync(path.join(folder, 'dist'), { recursive: true });
  const rendering = path.resolve('dist/web');
  cpSync('dist', path.join(folder, 'dist'), { recursive: true, filter: (file) => path.resolve(file) !== rendering });
}

/** Runs the main stories of the release in `folder`, after `replacePrograms`. */
export const testWebApp = (folder: string, url: string): Outcome => runTests(folder, url, STORIES);

/** Runs one of the stories while the API leaves out a field of its responses. The story must fail. */
export function testWebAppWithoutField(folder: string, url: string): Outcome {
  const program = path.join(folder, 'dist/api/main.js');
  copyFileSync('proving/upgrade/without-field.mjs', path.join(folder, 'dist/api/without-field.mjs'));
  const before = readFileSync(program, 'utf8');
  const field = JSON.stringify(CONTROL.field);
  writeFileSync(program, `import { leaveOut } from './without-field.mjs';\nleaveOut(${field});\n${before}`);
  const outcome = runTests(folder, url, [CONTROL.story]);
  writeFileSync(program, before);
  return outcome;
}
