// Refuses invalid statements in one long-lived parser process, before a statement process is started. Statements that
// the parser accepts, or does not answer in time, are validated again by the statement process that runs them.
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from '#contracts/z.ts';
import { openLongLived } from './long-lived-process.ts';
import { type Outcome, outcome } from './statement.ts';

const PARSE_MS = 3000;

interface Parser {
  /**
   * Returns the outcome for a refused statement; null if the statement must be passed on to a statement process.
   * `program` is the path of the built statement program. Never rejects.
   */
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
