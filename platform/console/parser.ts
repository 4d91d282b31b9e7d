// What the parser refuses costs no process of its own: a judge that stays says so. What it lets pass, or does not judge in time, is judged again where it runs.
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { openLongLived } from './long-lived-process.ts';
import { type Outcome, outcome } from './statement.ts';

const PARSE_MS = 3000;

interface Parser {
  /** What a refused statement is answered; null where it is to be run. `program` is the one that would run it. Never rejects. */
  refusal(program: string, query: string, signal: AbortSignal): Promise<Outcome | null>;
}

export function openParser(): Parser {
  const { ask, stop } = openLongLived<Outcome | null>({ answer: z.nullable(outcome), gone: null });
  return {
    async refusal(program, query, signal) {
      const answered = new AbortController();
      const ended = AbortSignal.any([signal, answered.signal]);
      const late = pause(PARSE_MS, 'late' as const, { signal: ended }).catch(() => null);
      const file = path.join(path.dirname(program), 'parser-child.js');
      const found = await Promise.race([ask(file, { query }, signal), late]);
      answered.abort();
      if (found !== 'late') return found;
      stop();
      return null;
    },
  };
}
