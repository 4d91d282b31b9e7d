// Runs console statements through a small spawner process, which starts a child process for each statement. The
// programs of both processes are in the same folder.
import path from 'node:path';
import { openLongLived } from './long-lived-process.ts';
import { type Order, type Outcome, outcome } from './statement.ts';

export interface Spawner {
  /**
   * Runs a statement in a child process. `program` is the path of the bundled `statement-child.ts`. Never rejects: a
   * failure is an outcome.
   */
  run(program: string, order: Order, signal: AbortSignal): Promise<Outcome>;
  stop(): void;
}

export function openSpawner(): Spawner {
  const { ask, stop } = openLongLived<Outcome>({ answer: outcome, gone: { outcome: 'failed' } });
  return {
    run: (program, order, signal) =>
      ask(path.join(path.dirname(program), 'spawner-child.js'), { program, order }, signal),
    stop,
  };
}
