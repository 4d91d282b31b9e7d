import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { bundleConsole } from '#testing/console.ts';
import { bareEnvironment } from './one-process.ts';
import { openStarter } from './starter.ts';

const telling = `import { readdirSync } from 'node:fs';
import os from 'node:os';
process.once('message', () => {
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [0];
  const what = [...new Set(threads.map((thread) => os.getPriority(thread)))].join();
  process.send({ outcome: 'not_reading', what });
});`;

it('what runs a statement stands behind every request, with all its threads', async () => {
  const program = path.join(path.dirname(await bundleConsole()), 'telling.mjs');
  await writeFile(program, telling);
  const starter = openStarter(bareEnvironment);
  const asked = { url: 'postgres://nobody@127.0.0.1/none', name: 'tests', query: 'select 1', wanted: 'rows' } as const;
  expect(await starter.run(program, asked, new AbortController().signal)).toEqual({
    outcome: 'not_reading',
    what: String(Math.max(15, os.getPriority())),
  });
  starter.stop();
});
