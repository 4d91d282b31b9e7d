// Supervises one program: starts it, restarts it when it ends, and stops it with the supervisor.
import { type ChildProcess, type Serializable, spawn } from 'node:child_process';
import { CONFIGURATION_EXIT_CODE } from '#platform/env.ts';

export interface Program {
  name: string;
  args: readonly string[];
  /** Called at every start, because the database address may have changed. */
  environment: () => NodeJS.ProcessEnv;
  /** Sent to the program at every start, on the IPC channel that only its parent process has. */
  message?: Serializable;
  /** Called if the program refuses its environment: a restart would fail in the same way. */
  onRefused?: () => void;
}

export interface SupervisedProcess {
  /** Number of unexpected exits. */
  endings: () => number;
  /** Ends the program; it restarts at once. */
  restart: () => void;
  /** Stops the program. Resolves when it has ended; kills it after `grace` milliseconds. */
  stop: (grace: number) => Promise<void>;
}

const FIRST_PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 10_000;
const STEADY_AFTER_MS = 30_000;

/**
 * Starts a program and keeps it running. The pause before a restart doubles while the program ends soon after each
 * start.
 */
export function supervise(program: Program): SupervisedProcess {
  let child = start(program);
  let startedAt = Date.now();
  let nextPause = FIRST_PAUSE_MS;
  let endings = 0;
  let state: 'running' | 'restarting' | 'stopping' = 'running';
  let timer: NodeJS.Timeout | undefined;
  const again = (): void => {
    child = start(program);
    startedAt = Date.now();
    state = 'running';
    follow();
  };
  const follow = (): void => {
    child.once('exit', (code, signal) => {
      if (state === 'stopping') return;
      if (state === 'restarting') return again();
      endings += 1;
      if (code === CONFIGURATION_EXIT_CODE && program.onRefused) return program.onRefused();
      if (Date.now() - startedAt > STEADY_AFTER_MS) nextPause = FIRST_PAUSE_MS;
      console.error(
        `The ${program.name} ended (${signal ?? `exit code ${code}`}); starting it again in ${nextPause} ms.`,
      );
      timer = setTimeout(again, nextPause);
      nextPause = Math.min(nextPause * 2, LONGEST_PAUSE_MS);
    });
  };
  follow();
  return {
    endings: () => endings,
    restart: () => {
      if (state === 'stopping') return;
      if (hasEnded(child)) {
        clearTimeout(timer);
        return again();
      }
      state = 'restarting';
      child.kill('SIGTERM');
    },
    stop: async (grace) => {
      state = 'stopping';
      clearTimeout(timer);
      await end(child, grace);
    },
  };
}

/**
 * Detached, so that Ctrl-C reaches only the supervisor, which controls the order of stopping. The IPC channel closes
 * when the supervisor dies; the program then exits.
 */
function start({ args, environment, message }: Program): ChildProcess {
  const stdio: ['pipe', 'inherit', 'inherit', 'ipc'] = ['pipe', 'inherit', 'inherit', 'ipc'];
  const child = spawn(process.execPath, args, { detached: true, stdio, env: environment() });
  child.on('error', (error) => console.error(error.message));
  // A program that ended before it received the message is restarted anyway.
  if (message !== undefined) child.send(message, () => undefined);
  return child;
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
}

function end(child: ChildProcess, grace: number): Promise<void> {
  if (hasEnded(child)) return Promise.resolve();
  return new Promise((resolve) => {
    const force = setTimeout(() => child.kill('SIGKILL'), grace);
    child.once('exit', () => {
      clearTimeout(force);
      resolve();
    });
    child.kill('SIGTERM');
  });
}
