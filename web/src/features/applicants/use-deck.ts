// The state of the deck (the view with one applicant at a time): the shown applicant, and the last decision, which the
// employer can undo for five seconds.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Application } from '#contracts/application-shapes.ts';

/** The decisions that an employer can make in the deck (the view with one applicant at a time). */
export type DeckMove = 'shortlisted' | 'rejected';

interface HeldDecision {
  application: Application;
  move: DeckMove;
}

/** Milliseconds for which a decision can be undone. After this time, the decision is sent to the server. */
const UNDO_MS = 5000;

/** True if the employer has neither shortlisted nor rejected the applicant, and may do so. */
export const isUndecided = ({ status, allowed }: Application): boolean =>
  (status === 'pending' || status === 'under_review') &&
  (allowed.includes('shortlisted') || allowed.includes('rejected'));

/**
 * Holds the newest decision for `UNDO_MS` and then sends the decision. Sends the decision earlier if the employer
 * decides about another applicant, leaves the deck or hides the page.
 */
function useHeldDecision(send: (decision: HeldDecision) => void) {
  const [held, setHeld] = useState<HeldDecision | null>(null);
  const waiting = useRef<HeldDecision | null>(null);
  const hold = (next: HeldDecision | null) => {
    waiting.current = next;
    setHeld(next);
  };
  const flush = () => {
    const last = waiting.current;
    hold(null);
    if (last) send(last);
  };
  const flushLater = useEffectEvent(flush);
  useEffect(() => {
    if (!held) return;
    const timer = setTimeout(() => flushLater(), UNDO_MS);
    return () => clearTimeout(timer);
  }, [held]);
  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') flushLater();
    };
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      flushLater();
    };
  }, []);
  return {
    held,
    hold: (next: HeldDecision) => {
      flush();
      hold(next);
    },
    /** Restarts the time in which the employer can undo the decision. */
    postpone: () => held && hold({ ...held }),
    cancel: () => hold(null),
  };
}

/** Returns the shown applicant and the actions of the deck. `send` sends a decision, and shows an error if it fails. */
export function useDeck(applications: readonly Application[], send: (decision: HeldDecision) => Promise<unknown>) {
  /** The ids of the applicants that the employer skipped without a decision, in the order of skipping. */
  const [passed, setPassed] = useState<readonly number[]>([]);
  /** The ids of applicants whose decision can still be undone or is being sent. */
  const [decided, setDecided] = useState<ReadonlySet<number>>(new Set());
  const forget = (id: number) => setDecided((before) => new Set([...before].filter((one) => one !== id)));
  // If the server refuses a decision, the applicant's status has not changed, so the applicant appears in the deck
  // again.
  const { held, hold, postpone, cancel } = useHeldDecision((decision) => {
    void send(decision).finally(() => forget(decision.application.id));
  });
  const open = applications.filter((one) => isUndecided(one) && !decided.has(one.id));
  const ahead = open.filter(({ id }) => !passed.includes(id));
  const [current] = ahead;
  return {
    current,
    /** The number of undecided applicants that the employer has not skipped, including the shown applicant. */
    left: ahead.length,
    /** The number of undecided applicants, including the applicants that the employer has skipped. */
    undecided: open.length,
    held,
    postpone,
    decide: (move: DeckMove) => {
      if (!current?.allowed.includes(move)) return;
      setDecided((before) => new Set([...before, current.id]));
      hold({ application: current, move });
    },
    undo: () => {
      if (held) forget(held.application.id);
      cancel();
    },
    pass: () => current && setPassed([...passed, current.id]),
    back: passed.length > 0 ? () => setPassed(passed.slice(0, -1)) : null,
    restart: () => setPassed([]),
  };
}

export type DeckState = ReturnType<typeof useDeck>;
