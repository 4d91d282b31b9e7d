// Rules for the pending tasks and tips on a worker's dashboard. Pure functions.
import type { Application, applicationActs } from '#contracts/application-shapes.ts';
import type { LabourDashboard, labourTips } from '#contracts/labour-dashboard.ts';

type Act = (typeof applicationActs)[number];
type Tip = (typeof labourTips)[number];

interface Today {
  /** Today's date in India (`YYYY-MM-DD`). */
  today: string;
  /** Ids of the applications that already have an attendance entry for today. */
  entered: readonly number[];
}

/**
 * Actions that the dashboard lists as pending, each with the condition under which it is listed. Other actions that the
 * worker may take, such as a withdrawal, are never listed.
 */
const waits: readonly (readonly [Act, (application: Application, now: Today) => boolean])[] = [
  // The most urgent action is first: enter today's attendance code, state whether the employer called, rate, and report
  // completed work.
  ['enter_code', ({ id, job }, { today, entered }) => (job?.start_date ?? today) <= today && !entered.includes(id)],
  ['confirm_contact', ({ contact_confirmation }) => contact_confirmation === null],
  ['rate', () => true],
  ['claim_completion', ({ job }, { today }) => job?.start_date != null && job.start_date < today],
];

const companyOf = ({ employer }: Pick<Application, 'employer'>) =>
  employer.company_name ?? `${employer.first_name} ${employer.last_name}`;

export const lineOf = (application: Application) => ({
  application_id: application.id,
  job_title: application.job?.title ?? null,
  company: companyOf(application),
});

/** Returns the pending actions for these applications, most urgent first. */
export function waitingIn(applications: readonly Application[], now: Today): LabourDashboard['waiting'] {
  return waits.flatMap(([act, isDue]) =>
    applications
      .filter((application) => application.acts.includes(act) && isDue(application, now))
      .map((application) => ({ ...lineOf(application), act })),
  );
}

/** Data about the worker that decide which tips are useful. */
interface TipFacts {
  skills: number;
  languages: number;
  has_picture: boolean;
  has_resume: boolean;
  has_wanted_pay: boolean;
  /** Whether a moderator has verified the worker's identity, or a request for this verification is open. */
  is_reviewed: boolean;
  has_alert: boolean;
}

const ENOUGH_SKILLS = 2;
const MAX_TIPS = 3;

/** Returns the most useful tips, at most three. */
export function tipsFor(facts: TipFacts): Tip[] {
  const open: readonly (readonly [Tip, boolean])[] = [
    ['few_skills', facts.skills < ENOUGH_SKILLS],
    ['no_picture', !facts.has_picture],
    ['not_verified', !facts.is_reviewed],
    ['enable_alerts', !facts.has_alert],
    ['no_languages', facts.languages === 0],
    ['no_wanted_pay', !facts.has_wanted_pay],
    ['no_resume', !facts.has_resume],
  ];
  return open.flatMap(([tip, applies]) => (applies ? [tip] : [])).slice(0, MAX_TIPS);
}
