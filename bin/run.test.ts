// The programs by their names: what ends one early.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { testProduction, testSecrets } from '#testing/secrets.ts';

// As process 1 of a container it would go on, and be killed with its tasks half done.
it.each(['api', 'worker'])(
  '%s ends by itself while its database does not answer yet',
  async (name) => {
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
  },
  20_000,
);

it('seed refuses a production database, because the numbers of the demo people are public', () => {
  const own = { PATH: process.env.PATH, DATABASE_URL: 'postgres://user@127.0.0.1:1/none' };
  const env = { ...own, ...testSecrets, ...testProduction };
  const { status, stderr } = spawnSync(process.execPath, ['dist/bin/run.js', 'seed'], { env, encoding: 'utf8' });
  expect(stderr).toContain('The demo people are not for production');
  expect(status).toBe(78);
});
