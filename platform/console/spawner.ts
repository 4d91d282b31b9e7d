// Statements are started by a small process of their own, which lies beside their program.
import path from 'node:path';
import { openLongLived } from './long-lived-process.ts';
import { type Order, type Outcome, outcome } from './statement.ts';

export interface Spawner {
  /** Runs a statement by the program in that file. Never rejects. */
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
