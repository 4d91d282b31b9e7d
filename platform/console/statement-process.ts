// Starts the process of one statement, and ends it at its time limit or when the request is cancelled.
import { type ChildProcess, fork } from 'node:child_process';
import { BEGUN, PROCESS_MS, START_MS } from './limits.ts';
import { type Order, type Outcome, outcome } from './statement.ts';

const MEMORY_MB = 256;

/** Returns an environment without secrets, only with the variables that a TLS connection may need. */
export function minimalEnv(): NodeJS.ProcessEnv {
  const { NODE_EXTRA_CA_CERTS, SystemRoot } = process.env;
  return { ...(NODE_EXTRA_CA_CERTS ? { NODE_EXTRA_CA_CERTS } : {}), ...(SystemRoot ? { SystemRoot } : {}) };
}

function start(program: string): ChildProcess {
  return fork(program, [], {
    env: minimalEnv(),
    execArgv: [`--max-old-space-size=${MEMORY_MB}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

/** Runs one statement in a new process and returns its outcome. Never rejects. */
export function runInChild(program: string, asked: Order, signal: AbortSignal): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = start(program);
    const end = (result: Outcome) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
      child.kill('SIGKILL');
      resolve(result);
    };
    const cancel = () => end({ outcome: 'cancelled' });
    // If the process has not connected within START_MS, the machine is too busy to load the program of the process.
    let timer = setTimeout(() => end({ outcome: 'busy' }), START_MS);
    signal.addEventListener('abort', cancel);
    child.once('error', () => end({ outcome: 'failed' }));
    child.once('exit', () => end({ outcome: 'failed' }));
    child.on('message', (message) => {
      if (message === BEGUN) {
        clearTimeout(timer);
        timer = setTimeout(() => end({ outcome: 'too_long', message: null }), PROCESS_MS);
        return;
      }
      const read = outcome.safeParse(message);
      end(read.success ? read.data : { outcome: 'failed' });
    });
    if (signal.aborted) cancel();
    else child.send(asked);
  });
}
