// Supervises one process of a cluster: logs to a file, restarts the process when it ends, and can stop or kill it.
import { type ChildProcess, spawn } from 'node:child_process';
import { openSync } from 'node:fs';

export interface Plan {
  name: string;
  command: string;
  args: readonly string[];
  environment: NodeJS.ProcessEnv;
  /** Working folder of the process. */
  folder: string;
  /** The process' output is appended to this file. */
  log: string;
  /** User and group of the supervised process. Only root may set them; by default those of this process. */
  account?: { uid: number; gid: number };
  /** Whether the restart delay stays at its initial value. */
  steady?: boolean;
}

interface Ending {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface SupervisedProcess {
  name: string;
  /** How each run of the process ended. */
  endings: readonly Ending[];
  pid(): number | undefined;
  /**
   * Stops the process with SIGTERM and restarts it immediately. Resolves after its end with its exit code and signal.
   */
  restart(): Promise<Ending>;
  /** Kills the process. It is restarted after a delay. */
  kill(): void;
  /** Sends a signal if the process is running. */
  signal(signal: NodeJS.Signals): void;
  /** Stops the process permanently, by force after `graceMs`. */
  stop(graceMs: number): Promise<void>;
}

const FIRST_PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 10_000;
const STEADY_AFTER_MS = 30_000;

function start({ command, args, environment, folder, log, account }: Plan): ChildProcess {
  const file = openSync(log, 'a');
  // Detach the child, so that Ctrl-C reaches only this process, which then stops its children in order. The IPC channel
  // informs the children when this process is gone.
  const child = spawn(command, args, {
    cwd: folder,
    env: environment,
    detached: true,
    ...account,
    stdio: ['ignore', file, file, 'ipc'],
  });
  child.on('error', (error) => console.error(error.message));
  return child;
}

/** Starts a process and keeps it running. The restart delay doubles each time; a run of more than 30 s resets it. */
export function superviseProcess(plan: Plan): SupervisedProcess {
  const endings: Ending[] = [];
  let asked: 'nothing' | 'restart' | 'stop' = 'nothing';
  let pause = FIRST_PAUSE_MS;
  let timer: NodeJS.Timeout | undefined;
  let child = begin();

  function begin(): ChildProcess {
    const startedAt = Date.now();
    asked = 'nothing';
    const begun = start(plan);
    begun.once('exit', (code, signal) => {
      endings.push({ code, signal });
      if (asked === 'stop') return;
      if (asked === 'restart') {
        child = begin();
        return;
      }
      if (Date.now() - startedAt > STEADY_AFTER_MS) pause = FIRST_PAUSE_MS;
      timer = setTimeout(() => {
        child = begin();
      }, pause);
      if (!plan.steady) pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    });
    return begun;
  }

  const running = () => child.exitCode === null && child.signalCode === null && child.pid !== undefined;
  const ended = () => new Promise<Ending>((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })));

  return {
    name: plan.name,
    endings,
    pid: () => child.pid,
    restart() {
      asked = 'restart';
      const gone = ended();
      child.kill('SIGTERM');
      return gone;
    },
    kill: () => void child.kill('SIGKILL'),
    signal: (signal) => void child.kill(signal),
    async stop(graceMs) {
      asked = 'stop';
      clearTimeout(timer);
      if (!running()) return;
      const gone = ended();
      const force = setTimeout(() => child.kill('SIGKILL'), graceMs);
      child.kill('SIGTERM');
      await gone;
      clearTimeout(force);
    },
  };
}
