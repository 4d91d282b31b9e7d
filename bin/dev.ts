// npm run dev: runs the product with hot reload of the web app by Vite. Rebuilds and restarts the server on every
// change.
import { spawn } from 'node:child_process';
import { supervise } from './supervisor/child.ts';
import { programEnvironment } from './supervisor/environment.ts';
import { freePort, untilReady } from './supervisor/ready.ts';
import { say } from './supervisor/say.ts';
import { startProduct } from './supervisor/supervisor.ts';
import { welcome } from './supervisor/welcome.ts';

const { HOST, PORT } = programEnvironment();
const origins = [process.env.PUBLIC_ORIGINS, `http://localhost:${PORT}`, `http://127.0.0.1:${PORT}`];
const product = await startProduct({
  PORT: String(await freePort()),
  PUBLIC_ORIGINS: origins.filter(Boolean).join(','),
});

const builder = spawn(process.execPath, ['bin/build.mjs', '--watch'], {
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
});
let first = true;
builder.on('message', (message) => {
  // Ignore the first build: the programs already run with it.
  const built = typeof message === 'object' && message !== null && 'built' in message && message.built === true;
  if (built && !first) {
    say('Rebuilt the server; restarting it.');
    product.restartPrograms();
  }
  first = false;
});

const vite = ['node_modules/vite/bin/vite.js', '--config', 'web/vite.config.ts', '--strictPort'];
const args = [...vite, '--host', HOST ?? '127.0.0.1', '--port', PORT ?? '3000', '--logLevel', 'warn'];
product.stopAlso(
  supervise({ name: 'web server', args, environment: () => ({ ...process.env, API_ORIGIN: product.address }) }),
);
const address = `http://${HOST}:${PORT}`;
await untilReady([`${address}/ready`], () => undefined);
say('Ready, and watching for changes.');
console.log(welcome(address, product.demo?.key ?? null));
