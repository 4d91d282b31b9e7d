// Statements are started by a small process of their own, which lies beside their program.
import path from 'node:path';
import { openLasting } from './lasting-process.ts';
import { type Order, type Outcome, outcome } from './statement.ts';

export interface Starter {
  /** Runs a statement by the program in that file. Never rejects. */
  run(program: string, order: Order, signal: AbortSignal): Promise<Outcome>;
  stop(): void;
}

export function openStarter(): Starter {
  const { ask, stop } = openLasting<Outcome>({ answer: outcome, gone: { outcome: 'failed' } });
  return {
    run: (program, order, signal) =>
      ask(path.join(path.dirname(program), 'starter-child.js'), { program, order }, signal),
    stop,
  };
}
