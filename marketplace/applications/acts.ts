// Actions that the worker and the employer may take on an application, other than status changes (D31–D34). Pure: all
// rules depend only on the given facts.
import type { applicationActs } from '#contracts/application-shapes.ts';
import { NUMBER_DAYS } from '#contracts/periods.ts';
import { type ApplicationStatus, applicationStatus } from '#contracts/reference.ts';
import { z } from '#contracts/z.ts';
import { allowedFrom } from './rules.ts';

/**
 * The facts about an application that decide what its worker or its employer may do. Each field `since_…` is the number
 * of hours since a time; negative if that time is in the future.
 */
export const applicationFacts = z.object({
  status: applicationStatus,
  /** False for a general application, which has no job and therefore no workdays (D29). */
  has_job: z.boolean(),
  since_applying: z.number(),
  /**
   * Hours since the last change of the application. If the status is final, these are the hours since the application
   * ended, because an ended application does not change.
   */
  since_change: z.number(),
  /** Hours since the work began, or since midnight (India) if the job has no start time. Null without a start date. */
  since_start: z.nullable(z.number()),
  /**
   * Hours before the start of the work from which a withdrawal is late: 24, or for a call the hours from 21:00 on the
   * evening before (D79).
   */
  late_hours: z.number(),
  /** True if the job is a call for a day, in which the employer does not choose among the workers (D78). */
  is_call: z.boolean(),
  /** True if the job has a start time. */
  start_time_known: z.boolean(),
  /** Whether the worker has stated if the employer called (D31). */
  confirmed: z.boolean(),
  /** Whether the worker has reported the work as done. */
  claimed: z.boolean(),
  has_phone: z.boolean(),
  has_resume: z.boolean(),
  /** Whether the worker and the employer can rate each other: the work is done, or should be done by now (D34). */
  rateable: z.boolean(),
  /** Whether the person for whom the facts are read has already rated the other person. */
  rated: z.boolean(),
});
export type ApplicationFacts = z.output<typeof applicationFacts>;

type Side = 'labour' | 'employer';
type Act = (typeof applicationActs)[number];

const DAY = 24;

/**
 * Number of days after the end of an application in which the worker may still state whether the employer called (D31).
 */
const CONFIRMED_DAYS = 30;
/**
 * Number of hours after applying. From then on, every worker may state whether the employer called (D31). Shortlisted
 * and accepted workers may state this earlier.
 */
export const ASK_HOURS = 48;

/** True if neither worker nor employer can change this status. */
const isSettled = (status: ApplicationStatus) =>
  allowedFrom(status, 'employer').length === 0 && allowedFrom(status, 'labour').length === 0;

/** True if the employer has shortlisted or accepted the worker. */
const isChosen = (status: ApplicationStatus) => ['shortlisted', 'accepted', 'completed'].includes(status);

/**
 * True if the work has certainly begun. If the job has a start date without a time, this is true from the next day on.
 */
const hasStarted = ({ since_start, start_time_known }: ApplicationFacts) =>
  since_start !== null && since_start > (start_time_known ? 0 : DAY);

/**
 * True if a withdrawal of an accepted application now would leave the employer too little time to find a replacement.
 */
export const isLate = ({ status, since_start, late_hours }: ApplicationFacts) =>
  status === 'accepted' && since_start !== null && since_start > -late_hours;

const isSeen = ({ status, since_change }: ApplicationFacts) => !isSettled(status) || since_change < NUMBER_DAYS * DAY;

/** True if the work may have begun. Without a start date this is always possible. */
const mayHaveStarted = ({ since_start }: ApplicationFacts) => since_start === null || since_start >= 0;

const mayConfirm = ({ status, since_applying, since_change, confirmed }: ApplicationFacts) =>
  (confirmed || isChosen(status) || since_applying >= ASK_HOURS) &&
  (!isSettled(status) || since_change < CONFIRMED_DAYS * DAY);

const hasDays = ({ status, has_job }: ApplicationFacts) => status === 'accepted' && has_job;

const mayRate = ({ rateable, rated }: ApplicationFacts) => rateable && !rated;

type Rules = Partial<Record<Act, (facts: ApplicationFacts) => boolean>>;

/**
 * For the employer and the worker: the actions, each with the condition under which it is allowed. The API returns the
 * actions in this order.
 */
const rules: Record<Side, Rules> = {
  employer: {
    see_contact: (facts) => facts.has_phone && isSeen(facts),
    see_resume: (facts) => facts.has_resume && isSeen(facts),
    verify: ({ status }) => isChosen(status),
    message: ({ status }) => status === 'shortlisted' || status === 'accepted',
    show_code: hasDays,
    rate: mayRate,
  },
  labour: {
    confirm_contact: mayConfirm,
    claim_completion: (facts) => facts.status === 'accepted' && !facts.claimed && mayHaveStarted(facts),
    enter_code: hasDays,
    rate: mayRate,
  },
};

const isAct = (text: string): text is Act => Object.values(rules).some((side) => Object.hasOwn(side, text));

/** Returns the actions that the worker or employer may take now. */
export const actsOf = (side: Side, facts: ApplicationFacts): Act[] =>
  Object.entries(rules[side]).flatMap(([act, isOpen]) => (isAct(act) && isOpen(facts) ? [act] : []));

/**
 * Returns the statuses that the worker or employer may set now: those that `allowedFrom` returns, except that a worker
 * cannot withdraw an accepted application after the work has begun, and that an employer can only cancel a reserve of a
 * call.
 */
export const allowedNow = (side: Side, facts: ApplicationFacts): ApplicationStatus[] =>
  allowedFrom(facts.status, side).filter(
    (to) =>
      !(to === 'withdrawn' && facts.status === 'accepted' && hasStarted(facts)) &&
      !(facts.is_call && side === 'employer' && facts.status === 'shortlisted' && to !== 'cancelled'),
  );
