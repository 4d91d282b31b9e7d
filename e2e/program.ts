// Starts and stops a program of the built product for end-to-end tests.
import { type ChildProcess, spawn } from 'node:child_process';
import { DEMO_ARGUMENT } from '#platform/demo-key.ts';
import { testDemo } from '#testing/secrets.ts';
import { waitFor } from '#testing/wait-for.ts';

interface Program {
  /** Starts the program and waits until the URL `readiness` responds with 200. */
  start(environment: NodeJS.ProcessEnv, readiness: string): Promise<void>;
  stop(): Promise<void>;
  isRunning(): boolean;
  /** Ends the program immediately, for the exit of the test process. */
  kill(): void;
}

/**
 * After this number of exits, a program is not started again. The supervisor that starts the product in production has
 * a similar limit.
 */
const MAX_ENDINGS = 5;

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/**
 * Returns a program that the test can start and stop. `isRestarted`: if the program exits, it is started again, as the
 * supervisor of the product does.
 */
export function programOf(file: string, { isRestarted }: { isRestarted: boolean }): Program {
  let child: ChildProcess | null = null;
  let said = '';
  let endings = 0;

  function launch(environment: NodeJS.ProcessEnv): ChildProcess {
    const started = spawn(process.execPath, [file, DEMO_ARGUMENT], {
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    // Only the API reads this message. Ignore the error of sending it to the worker process.
    started.send({ demo: testDemo }, () => undefined);
    for (const stream of [started.stdout, started.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
    started.once('exit', () => {
      endings += 1;
      if (isRestarted && child === started && endings < MAX_ENDINGS) child = launch(environment);
    });
    return started;
  }

  return {
    async start(environment, readiness) {
      endings = 0;
      child = launch(environment);
      await waitFor(`${file} to be ready`, async () => {
        const answer = await fetch(readiness).catch(() => null);
        // Check the process after the request: if it has exited, another program has answered on this port.
        if (child?.exitCode !== null) throw new Error(`${file} ended: ${said}`);
        return answer?.status === 200;
      });
    },
    async stop() {
      const running = child;
      child = null;
      if (!running || hasEnded(running)) return;
      const ended = new Promise((resolve) => running.once('exit', resolve));
      running.kill('SIGTERM');
      await ended;
    },
    isRunning: () => child !== null && !hasEnded(child),
    kill() {
      const running = child;
      child = null;
      running?.kill('SIGKILL');
    },
  };
}
