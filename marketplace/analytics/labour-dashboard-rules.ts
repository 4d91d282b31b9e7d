// What the first page of a person looking for work says first: what waits, and what would help. Pure.
import type { Application, applicationActs } from '#contracts/applications.ts';
import type { LabourDashboard, labourTips } from '#contracts/labour-dashboard.ts';

type Act = (typeof applicationActs)[number];
type Tip = (typeof labourTips)[number];

/** What is known of today. */
interface Today {
  /** The day of India's calendar. */
  today: string;
  /** The applications whose code of today is entered. */
  entered: readonly number[];
}

/** Whether something that may be done also waits: not what could be done any day. */
const waits: readonly (readonly [Act, (application: Application, now: Today) => boolean])[] = [
  // Today's work first, then an answer that others wait for, then a word on what is over.
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

/** What waits for the person in these applications, what presses most first. */
export function waitingIn(applications: readonly Application[], now: Today): LabourDashboard['waiting'] {
  return waits.flatMap(([act, isDue]) =>
    applications
      .filter((application) => application.acts.includes(act) && isDue(application, now))
      .map((application) => ({ ...lineOf(application), act })),
  );
}

/** What is known of a person that a tip may be about. */
interface TipFacts {
  skills: number;
  languages: number;
  has_picture: boolean;
  has_resume: boolean;
  has_wanted_pay: boolean;
  /** Confirmed, or waiting for our team. */
  is_reviewed: boolean;
  has_alert: boolean;
}

const ENOUGH_SKILLS = 2;
const MAX_TIPS = 3;

/** What would help a person most, three at most. */
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
