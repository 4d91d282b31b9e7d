// The current step of the registration, which is stored in the browser history.
import { useEffect, useEffectEvent, useState } from 'react';
import type { UserType } from '#contracts/reference.ts';
import { type Details, type FormPage, isFilled } from './details.ts';
import type { RegistrationState } from './registration-state.ts';
import { useSignInStep } from './use-sign-in-step.ts';
import { verifiedPhone } from './verified-phone.ts';

const steps = ['who', 'person', 'place', 'phone', 'code', 'done'] as const;
export type Step = (typeof steps)[number];

/**
 * Returns the step to show after a page load: the requested step, or an earlier step if a reload has lost the data of
 * that earlier step (the fields of a page, or an employer's verified phone number).
 */
function firstStep(asked: Step | null, details: Details, user_type: UserType): Step {
  if (asked === null || asked === 'who' || asked === 'done') return 'who';
  if (user_type === 'employer' && !verifiedPhone()) return 'phone';
  const pages: readonly FormPage[] = ['person', 'place'];
  return pages.find((page) => asked === page || !isFilled(page, details, user_type)) ?? 'phone';
}

/** Opens the last step when the registration is done. Returns true when the user has gone back from the last step. */
function useLastStep(isDone: boolean, { asked, open }: { asked: Step | null; open: () => void }): boolean {
  const [wasShown, setWasShown] = useState(false);
  if (asked === 'done' && !wasShown) setWasShown(true);
  const openLast = useEffectEvent(open);
  useEffect(() => {
    if (isDone) openLast();
  }, [isDone]);
  return isDone && wasShown && asked !== 'done';
}

/**
 * Returns the step that the history entry names. If a reload has lost the input of an earlier step, returns that
 * earlier step until the history entry changes. `begin` is the step of a history entry that names no step.
 */
export function useRegistrationStep(state: RegistrationState, begin: 'who' | 'person') {
  const { details, user_type, isDone } = state;
  const history = useSignInStep(steps);
  const asked = history.step ?? (begin === 'who' ? null : begin);
  const [held] = useState(() => ({ key: history.key, at: firstStep(asked, details, user_type) }));
  const isHeld = held.key === history.key;
  const open = () => history.goTo('done', { replace: true });
  const isLeft = useLastStep(isDone, { asked, open });
  const plain = asked === null || asked === 'done' ? 'who' : asked === 'code' && !state.sent ? 'phone' : asked;
  const shown = isHeld ? held.at : plain;
  return {
    step: isDone ? 'done' : shown,
    /**
     * True if the page `person` is shown instead of the requested step, because a reload has lost the input of
     * `person`.
     */
    isResumed: isHeld && asked !== null && held.at === 'person' && asked !== 'person',
    /**
     * True if the user went back from the last step. The caller must leave the form, because a completed form cannot be
     * opened again.
     */
    isLeft,
    goTo: history.goTo,
    backTo: history.backTo,
  };
}
