// The state of one query run: running, waiting for the password, cancelled or finished.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { CallError } from '#contracts/call-error.ts';
import { consoleEndpoints } from '#contracts/console.ts';
import { adminCall } from '../../parts/admin/call.ts';
import { historyKey, type SqlPlan, type SqlResult } from './queries.ts';

/** A request to run a query (`rows`), or only to get its plan (`plan`). */
export interface RunRequest {
  what: 'rows' | 'plan';
  query: string;
}

export type RunState =
  | { at: 'start' }
  | { at: 'running'; request: RunRequest; since: number }
  | { at: 'password'; request: RunRequest }
  | { at: 'cancelled' }
  | { at: 'failed'; request: RunRequest; error: unknown }
  | { at: 'rows'; result: SqlResult }
  | { at: 'plan'; plan: SqlPlan };

interface Going {
  id: string;
  ours: AbortController;
}

async function ask({ what, query }: RunRequest, { id, ours: { signal } }: Going): Promise<RunState> {
  if (what === 'plan')
    return { at: 'plan', plan: await adminCall(consoleEndpoints.explain, { body: { query }, signal }) };
  const result = await adminCall(consoleEndpoints.executeSql, { body: { query, run_id: id }, signal });
  return { at: 'rows', result };
}

const wantsPassword = (error: unknown) => error instanceof CallError && error.code === 'password_not_fresh';

/**
 * Asks the server to cancel the run. Returns false if the run had already ended on the server; its result will then
 * still arrive. Returns true otherwise, even if the request failed.
 */
async function stopped(going: Going): Promise<boolean> {
  try {
    return (await adminCall(consoleEndpoints.cancel, { body: { run_id: going.id } })).cancelled;
  } catch {
    return true;
  }
}

export interface Run {
  state: RunState;
  start: (request: RunRequest) => void;
  cancel: () => void;
  /** Returns to the initial state without a result. */
  reset: () => void;
}

export function useRun(): Run {
  const queryClient = useQueryClient();
  const [state, setState] = useState<RunState>({ at: 'start' });
  const going = useRef<Going | null>(null);

  const start = useCallback(
    async (request: RunRequest) => {
      if (going.current) return;
      const mine: Going = { id: crypto.randomUUID(), ours: new AbortController() };
      going.current = mine;
      setState({ at: 'running', request, since: performance.now() });
      try {
        setState(await ask(request, mine));
      } catch (error) {
        if (mine.ours.signal.aborted) setState({ at: 'cancelled' });
        else setState(wantsPassword(error) ? { at: 'password', request } : { at: 'failed', request, error });
      }
      going.current = null;
      void queryClient.invalidateQueries({ queryKey: historyKey });
    },
    [queryClient],
  );

  const cancel = useCallback(async () => {
    const mine = going.current;
    if (!mine) return;
    const isPlan = state.at === 'running' && state.request.what === 'plan';
    if (isPlan || (await stopped(mine))) mine.ours.abort();
  }, [state]);

  const reset = useCallback(() => setState({ at: 'start' }), []);
  return { state, start: (request) => void start(request), cancel: () => void cancel(), reset };
}
