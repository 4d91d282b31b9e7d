// The step one is at, kept in the history of the browser: its Back, a thumb's habit, goes a step back and not out of the door.
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const fieldsOf = (state: unknown): object => (typeof state === 'object' && state !== null ? state : {});

function wordOf(state: unknown, name: string): string | null {
  const word = Object.entries(fieldsOf(state)).find(([key]) => key === name)?.[1];
  return typeof word === 'string' ? word : null;
}

/** The step of this page of the history, null on the one that was opened first; and the ways on and back. */
export function useSignInStep<Step extends string>(steps: readonly Step[]) {
  const navigate = useNavigate();
  const { pathname, search, state, key } = useLocation();
  const step = steps.find((known) => known === wordOf(state, 'step')) ?? null;
  const came = wordOf(state, 'came');
  const here = pathname + search;

  const goTo = useCallback(
    (next: Step, { replace = false } = {}) =>
      void navigate(here, { replace, state: { ...fieldsOf(state), step: next, came: step ?? steps[0] } }),
    [navigate, here, state, step, steps],
  );
  /** Back to a step: by the history where it is the page before, else by writing over this one. */
  const backTo = (wanted: Step) => {
    if (came === wanted) void navigate(-1);
    else void navigate(here, { replace: true, state: { ...fieldsOf(state), step: wanted, came: null } });
  };
  return { step, key, goTo, backTo };
}
