// Tests how the processes of console statements are started, limited and ended.
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { bundleConsole } from '#testing/console.ts';
import { openSpawner, type Spawner } from './spawner.ts';

const reportProgram = `import { readdirSync } from 'node:fs';
import os from 'node:os';
process.once('message', () => {
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [0];
  const what = [...new Set(threads.map((thread) => os.getPriority(thread)))].join();
  process.send({ outcome: 'not_reading', what });
});`;
const ran = { outcome: 'not_reading', what: String(Math.max(15, os.getPriority())) };

let spawner: Spawner | null = null;
afterEach(() => spawner?.stop());

/**
 * Builds the console's programs into a folder. Adds `report.mjs`, a statement program that only reports its priority.
 * With `parser`, this code replaces the parser program.
 */
async function layOut(parser?: string): Promise<string> {
  const built = path.dirname(await bundleConsole());
  const folder = path.join(built, 'laid-out');
  await mkdir(folder, { recursive: true });
  for (const name of ['parser', 'spawner', 'statement'])
    await copyFile(path.join(built, `${name}-child.js`), path.join(folder, `${name}-child.js`));
  if (parser) await writeFile(path.join(folder, 'parser-child.js'), parser);
  await writeFile(path.join(folder, 'report.mjs'), reportProgram);
  return folder;
}

function runBy(program: string, query: string) {
  spawner?.stop();
  spawner = openSpawner();
  const order = { url: 'postgres://nobody@127.0.0.1/none', name: 'tests', query, wanted: 'rows' } as const;
  return spawner.run(program, order, new AbortController().signal);
}

const runReport = async (query: string, parser?: string) => runBy(path.join(await layOut(parser), 'report.mjs'), query);

it('All threads of a statement process run at low priority', async () => {
  expect(await runReport('select 1')).toEqual(ran);
});

it('A statement that the parser refuses starts no statement process', async () => {
  // On a slow machine the parser process may not answer in time. Then the statement process starts, so ask again.
  const syntax = { outcome: 'refused', message: expect.stringContaining('syntax') };
  await expect.poll(() => runReport('drop table users')).toEqual({ outcome: 'not_reading', what: 'Drop' });
  await expect.poll(() => runReport('selec 1')).toMatchObject(syntax);
});

it.each([
  ['dies', 'process.exit(1)'],
  ['does not finish', `process.on('message', () => { for (;;); })`],
])('A statement for which the parser process %s is passed to the statement process', async (_, parser) => {
  expect(await runReport('select 1', parser)).toEqual(ran);
});

it('The statement process validates a statement again that the parser process accepts', async () => {
  const folder = await layOut(`process.on('message', ({ id }) => process.send({ id, answer: null }));`);
  const refused = { outcome: 'not_reading', what: 'Drop' };
  expect(await runBy(path.join(folder, 'statement-child.js'), 'drop table users')).toEqual(refused);
});
