// Supervises one program: starts it, restarts it after an unexpected exit, and stops it together with the supervisor.
import { type ChildProcess, type Serializable, spawn } from 'node:child_process';
import { CONFIGURATION_EXIT_CODE } from '#platform/env.ts';

export interface Program {
  name: string;
  args: readonly string[];
  /** Returns the environment of the program. Called at every start, because the database URL may have changed. */
  environment: () => NodeJS.ProcessEnv;
  /** Message that the program receives at every start, over the IPC channel. No other process can use this channel. */
  message?: Serializable;
  /**
   * Called if the program rejects its environment at startup. The supervisor does not restart the program, because a
   * restart would fail in the same way.
   */
  onRefused?: () => void;
}

export interface SupervisedProcess {
  /** Number of unexpected exits so far. */
  endings: () => number;
  /** Ends the program and starts it again immediately. */
  restart: () => void;
  /** Stops the program and resolves when it has ended. Kills the program after `grace` milliseconds. */
  stop: (grace: number) => Promise<void>;
}

const FIRST_PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 10_000;
const STEADY_AFTER_MS = 30_000;

/**
 * Starts a program and restarts it when it ends. The pause before a restart doubles while the program ends soon after
 * each start.
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
 * Starts the program detached, so that Ctrl-C reaches only the supervisor, which controls the order of shutdown. If the
 * supervisor dies, the IPC channel closes and the program exits.
 */
function start({ args, environment, message }: Program): ChildProcess {
  const stdio: ['pipe', 'inherit', 'inherit', 'ipc'] = ['pipe', 'inherit', 'inherit', 'ipc'];
  const child = spawn(process.execPath, args, { detached: true, stdio, env: environment() });
  child.on('error', (error) => console.error(error.message));
  // Ignore a failed send: the program has already ended, and its restart sends the message again.
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
