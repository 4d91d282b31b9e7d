// What each side may do with an application beside moving it (D31–D34). Pure: everything is read off the facts.
import type { applicationActs } from '#contracts/applications.ts';
import { type ApplicationStatus, applicationStatus } from '#contracts/reference.ts';
import { z } from '#contracts/z.ts';
import { allowedFrom } from './rules.ts';

/** What SQL knows of an application for one of its two readers. Hours are counted until now, a moment to come is negative. */
export const applicationFacts = z.object({
  status: applicationStatus,
  /** A general application has no work whose days could be entered (D29). */
  has_job: z.boolean(),
  since_applying: z.number(),
  /** Nothing touches an application that is settled: of one, this is since its end. */
  since_change: z.number(),
  /** Since the work began; where only the day is known, since that day did. Null without a day. */
  since_start: z.nullable(z.number()),
  /** The job says at which hour it begins. */
  start_time_known: z.boolean(),
  /** The worker has said whether the employer called (D31). */
  confirmed: z.boolean(),
  /** The worker has said that the work is done. */
  claimed: z.boolean(),
  has_phone: z.boolean(),
  has_resume: z.boolean(),
  /** The work is done, or should be by now (D34). */
  rateable: z.boolean(),
  /** The reader has rated the other side. */
  rated: z.boolean(),
});
export type ApplicationFacts = z.output<typeof applicationFacts>;

type Side = 'labour' | 'employer';
type Act = (typeof applicationActs)[number];

const DAY = 24;

/** Hours before the work begins from which a withdrawal is late. */
const LATE_HOURS = 24;
/** Days for which the number stays to be seen after the end (D33), and the answer about the call to be changed (D31). */
const SEEN_DAYS = 7;
const CONFIRMED_DAYS = 30;
/** Hours after applying from which anybody may say whether the employer called (D31). */
export const ASK_HOURS = 48;

/** Whether nobody moves an application with this status any more. */
const isSettled = (status: ApplicationStatus) =>
  allowedFrom(status, 'employer').length === 0 && allowedFrom(status, 'labour').length === 0;

/** From the shortlist on: the two sides know each other. */
const isChosen = (status: ApplicationStatus) => ['shortlisted', 'accepted', 'completed'].includes(status);

/** Whether the work has certainly begun: where only the day is known, once that day is over. */
const hasStarted = ({ since_start, start_time_known }: ApplicationFacts) =>
  since_start !== null && since_start > (start_time_known ? 0 : DAY);

/** Whether taking it back now would leave the employer less than a day to find somebody else. */
export const isLate = ({ status, since_start }: ApplicationFacts) =>
  status === 'accepted' && since_start !== null && since_start > -LATE_HOURS;

const isSeen = ({ status, since_change }: ApplicationFacts) => !isSettled(status) || since_change < SEEN_DAYS * DAY;

/** Whether work has begun, as far as anybody can say: without a day it may have. */
const mayHaveStarted = ({ since_start }: ApplicationFacts) => since_start === null || since_start >= 0;

const mayConfirm = ({ status, since_applying, since_change, confirmed }: ApplicationFacts) =>
  (confirmed || isChosen(status) || since_applying >= ASK_HOURS) &&
  (!isSettled(status) || since_change < CONFIRMED_DAYS * DAY);

const hasDays = ({ status, has_job }: ApplicationFacts) => status === 'accepted' && has_job;

const mayRate = ({ rateable, rated }: ApplicationFacts) => rateable && !rated;

type Rules = Partial<Record<Act, (facts: ApplicationFacts) => boolean>>;

/** Side → act → whether it is open. In the order in which the answer names them. */
const rules: Record<Side, Rules> = {
  employer: {
    see_contact: (facts) => facts.has_phone && isSeen(facts),
    see_resume: (facts) => facts.has_resume && isSeen(facts),
    verify: ({ status }) => isChosen(status),
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

/** What a side may do now. */
export const actsOf = (side: Side, facts: ApplicationFacts): Act[] =>
  Object.entries(rules[side]).flatMap(([act, isOpen]) => (isAct(act) && isOpen(facts) ? [act] : []));

/** The statuses that a side may set now: as the table says, but what has begun is not taken back. */
export const allowedNow = (side: Side, facts: ApplicationFacts): ApplicationStatus[] =>
  allowedFrom(facts.status, side).filter(
    (to) => !(to === 'withdrawn' && facts.status === 'accepted' && hasStarted(facts)),
  );
