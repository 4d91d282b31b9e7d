// Tests of programs that `bin/run.ts` starts by name and that must exit early.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { testProduction, testSecrets } from '#testing/secrets.ts';

// Process 1 of a container ignores SIGTERM by default and would be killed with unfinished tasks.
it.each(['api', 'worker'])('%s exits on SIGTERM while its database does not respond yet', async (name) => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = silent.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const own = { APP_ENV: 'test', PORT: '0', DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/none` };
  const env = { PATH: process.env.PATH, LOG_LEVEL: 'info', ...testSecrets, ...own };
  const child = spawn(process.execPath, ['dist/bin/run.js', name], { env, stdio: 'ignore' });
  await once(silent, 'connection');
  child.kill('SIGTERM');
  const [code, signal] = await once(child, 'exit');
  expect([code, signal]).toEqual([expect.any(Number), null]);
  silent.close();
});

it('The seed program refuses a production database with exit code 78, because the phone numbers of the demo are public', () => {
  const own = { PATH: process.env.PATH, DATABASE_URL: 'postgres://user@127.0.0.1:1/none' };
  const env = { ...own, ...testSecrets, ...testProduction };
  const { status, stderr } = spawnSync(process.execPath, ['dist/bin/run.js', 'seed'], { env, encoding: 'utf8' });
  expect(stderr).toContain('The demo users are not for production');
  expect(status).toBe(78);
});
