// The web and worker processes of a cluster, each with a separate address.
import { spawn } from 'node:child_process';
import { freePort } from '#testing/free-port.ts';
import { waitFor } from '#testing/wait-for.ts';
import { type SupervisedProcess, superviseProcess } from './supervised-process.ts';

export const WEB_PORT = 3000;
const METRICS_PORT = 9464;
const WORKERS_FROM = 100;

export interface Node extends SupervisedProcess {
  /** The process's own address: requests to it do not pass through the proxy. '' for a worker process. */
  address: string;
  metrics: string;
  /** Variables of this process only. */
  environment: NodeJS.ProcessEnv;
  untilReady(): Promise<void>;
}

interface Programs {
  /** Working folder of the programs. */
  programs: string;
  /** Node arguments before the program name. */
  entry: readonly string[];
  environment: NodeJS.ProcessEnv;
  /** The first three bytes of the processes' IP addresses, such as `127.4.9`. */
  network: string;
  logOf: (name: string) => string;
  account?: { uid: number; gid: number };
  /** True: processes are always restarted after the same short delay. By default, the delay increases. */
  steady?: boolean;
}

const answers = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status === 200;
    },
    () => false,
  );

/** Returns functions that start programs of one build. */
export function programsOf({ programs, entry, environment, network, logOf, account, steady = false }: Programs) {
  const start = (program: 'api' | 'worker', name: string, own: NodeJS.ProcessEnv): SupervisedProcess =>
    superviseProcess({
      name,
      command: process.execPath,
      args: [...entry, program],
      folder: programs,
      log: logOf(name),
      environment: { ...environment, ...own, METRICS_PORT: String(METRICS_PORT) },
      ...(account ? { account } : {}),
      steady,
    });
  const untilReady = (name: string, url: string) => async () => {
    await waitFor(`${name} to be ready (${logOf(name)})`, () => answers(url), 60_000);
  };
  return {
    /** `more`: variables of this process only. */
    web(number: number, more: NodeJS.ProcessEnv = {}): Node {
      const name = `web-${number}`;
      const host = `${network}.${number}`;
      const address = `http://${host}:${WEB_PORT}`;
      const own = { HOST: host, METRICS_HOST: host, PORT: String(WEB_PORT), ...more };
      const node = { ...start('api', name, own), environment: own };
      const metrics = `http://${host}:${METRICS_PORT}/metrics`;
      return { ...node, address, metrics, untilReady: untilReady(name, `${address}/ready`) };
    },
    async worker(number: number): Promise<Node> {
      const name = `worker-${number}`;
      const host = `${network}.${WORKERS_FROM + number}`;
      const port = String(await freePort());
      const own = { WORKER_NAME: name, METRICS_HOST: host, WORKER_HEALTH_PORT: port };
      const node = { ...start('worker', name, own), environment: own };
      const metrics = `http://${host}:${METRICS_PORT}/metrics`;
      return { ...node, address: '', metrics, untilReady: untilReady(name, `http://127.0.0.1:${port}/ready`) };
    },
    /** Runs a program to its end, like a one-off job of a deployment. */
    once: (program: string) =>
      new Promise<void>((resolve, reject) => {
        const stdio: ['ignore', 'ignore', 'pipe'] = ['ignore', 'ignore', 'pipe'];
        const child = spawn(process.execPath, [...entry, program], {
          cwd: programs,
          env: environment,
          stdio,
          ...account,
        });
        let said = '';
        child.stderr.setEncoding('utf8').on('data', (text: string) => {
          said += text;
        });
        child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${program} failed: ${said}`))));
      }),
  };
}
