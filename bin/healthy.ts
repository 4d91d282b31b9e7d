// HEALTHCHECK of the container image. Exits with 0 if the API or the worker process of this container is ready.
import process from 'node:process';

const { HOST = '0.0.0.0', PORT = '3000', WORKER_HEALTH_PORT = '0' } = process.env;

async function ask(host: string, port: string): Promise<void> {
  const answer = await fetch(`http://${host}:${port}/ready`, { signal: AbortSignal.timeout(2_500) });
  if (!answer.ok) throw new Error(`${answer.status}`);
}

// A container runs either the API or the worker process, so one response is enough.
const api = ask(HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST, PORT);
await Promise.any([api, ask('127.0.0.1', WORKER_HEALTH_PORT)]).catch(() => {
  process.exitCode = 1;
});
