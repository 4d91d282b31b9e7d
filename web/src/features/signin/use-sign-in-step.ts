// Stores the current step of a form in the entry of the browser history. The browser's Back button then goes one step
// back instead of leaving the form.
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const fieldsOf = (state: unknown): object => (typeof state === 'object' && state !== null ? state : {});

function wordOf(state: unknown, name: string): string | null {
  const word = Object.entries(fieldsOf(state)).find(([key]) => key === name)?.[1];
  return typeof word === 'string' ? word : null;
}

/** Returns the step of this history entry (null for the first entry), and functions to go forward and back. */
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
  /**
   * Goes back to a step: by the history if the user came from this step, otherwise by replacing the current entry.
   */
  const backTo = (wanted: Step) => {
    if (came === wanted) void navigate(-1);
    else void navigate(here, { replace: true, state: { ...fieldsOf(state), step: wanted, came: null } });
  };
  return { step, key, goTo, backTo };
}
