// Starts the API with a metrics port, and a Prometheus that scrapes the API and a worker process and evaluates the
// product's alert rules.
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from '#contracts/z.ts';
import { freePort } from '../free-port.ts';
import { testSecrets } from '../secrets.ts';
import { waitFor } from '../wait-for.ts';

export const RULES = path.resolve('deploy/prometheus/alerts.yml');

export interface Running {
  address: string;
  stop(): Promise<void>;
}

async function start(name: string, command: string[], options: { env: NodeJS.ProcessEnv; ready: string }) {
  const [program = '', ...words] = command;
  const child = spawn(program, words, { env: options.env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await waitFor(name, async () => {
    if (child.exitCode !== null) throw new Error(`${name} ended: ${said}`);
    return (await fetch(options.ready).catch(() => null))?.ok;
  });
  return async () => {
    child.kill('SIGKILL');
    await ended;
  };
}

/**
 * Starts the built API. Its replica URL names the main database, which is not a standby, so the API treats the replica
 * as unavailable and reads from the main database.
 */
export async function startApi(of: { url: string; folder: string; metricsPort: number }): Promise<Running> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const databases = { DATABASE_URL: of.url, DATABASE_REPLICA_URL: of.url };
  const own = { ...databases, PORT: String(port), METRICS_PORT: String(of.metricsPort), DATA_DIR: of.folder };
  const env = {
    PATH: process.env.PATH,
    APP_ENV: 'test',
    LOG_LEVEL: 'error',
    HOST: '127.0.0.1',
    ...testSecrets,
    ...own,
  };
  const command = [process.execPath, 'dist/api/main.js'];
  return { address, stop: await start('the API', command, { env, ready: `${address}/ready` }) };
}

/** Starts Debian's Prometheus, which scrapes one API and one worker process every second. */
export async function startPrometheus(program: string, of: { folder: string; web: number; worker: number }) {
  const folder = path.join(of.folder, 'prometheus');
  mkdirSync(folder);
  const job = (name: string, port: number) => ({
    job_name: name,
    static_configs: [{ targets: [`127.0.0.1:${port}`] }],
  });
  const config = {
    global: { scrape_interval: '1s', evaluation_interval: '1s' },
    rule_files: [RULES],
    scrape_configs: [job('kaamsetu-web', of.web), job('kaamsetu-worker', of.worker)],
  };
  const file = path.join(folder, 'prometheus.yml');
  // Write the configuration as JSON, which is valid YAML.
  writeFileSync(file, JSON.stringify(config));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const words = [
    `--config.file=${file}`,
    `--storage.tsdb.path=${folder}/data`,
    `--web.listen-address=127.0.0.1:${port}`,
  ];
  const stop = await start('prometheus', [program, ...words], { env: {}, ready: `${address}/-/ready` });
  return { address, stop, ask: (query: string) => ask(address, query) };
}

const answer = z.looseObject({
  data: z.looseObject({
    result: z.array(
      z.looseObject({ metric: z.record(z.string(), z.string()), value: z.tuple([z.number(), z.string()]) }),
    ),
  }),
});

/** Returns the labels and current value of each time series that the query selects. */
async function ask(address: string, query: string) {
  const response = await fetch(`${address}/api/v1/query?query=${encodeURIComponent(query)}`);
  const { data } = answer.parse(await response.json());
  return data.result.map(({ metric, value: [, value] }) => ({ labels: metric, value: Number(value) }));
}
