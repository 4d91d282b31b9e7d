// One process of a cluster: its words go to a file, it is started again when it ends, and it can be ended as an operator or a fault would.
import { type ChildProcess, spawn } from 'node:child_process';
import { openSync } from 'node:fs';

export interface Plan {
  name: string;
  command: string;
  args: readonly string[];
  environment: NodeJS.ProcessEnv;
  /** The folder it runs in. */
  folder: string;
  /** Its output is added to this file. */
  log: string;
  /** It stays under these ids, where we may give them. */
  account?: { uid: number; gid: number };
  /** The pause before it is started again stays as short as the first. */
  steady?: boolean;
}

interface Ending {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface SupervisedProcess {
  name: string;
  /** How it ended so far. */
  endings: readonly Ending[];
  pid(): number | undefined;
  /** Ends it with SIGTERM and starts it at once when it is gone; resolves then with how it ended. */
  restart(): Promise<Ending>;
  /** Ends it without a word; it comes back after a pause. */
  kill(): void;
  /** Sends it a signal, if it lives. */
  signal(signal: NodeJS.Signals): void;
  /** Ends it for good, by force after `graceMs`. */
  stop(graceMs: number): Promise<void>;
}

const FIRST_PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 10_000;
const STEADY_AFTER_MS = 30_000;

function start({ command, args, environment, folder, log, account }: Plan): ChildProcess {
  const file = openSync(log, 'a');
  // Detached: Ctrl-C reaches only us, and the order of ending is ours. The channel tells our programs when we are gone.
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

/** Starts a process and keeps it running; the pause before it is started again doubles while it ends soon after each start. */
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
