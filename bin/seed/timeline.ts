// Builds the status history of each demo application: time and actor of each change. Pure functions.
import type { ApplicationStatus, cancelReasons } from '#contracts/reference.ts';
import { eventOf } from '#marketplace/applications/rules.ts';
import type { EventName } from '#marketplace/events.ts';
import { applications, type DemoApplication } from './applications.ts';
import type { DemoJob } from './demo-job.ts';
import { employerPhone, workerPhone } from './people.ts';

type CancelReason = (typeof cancelReasons)[number];

interface Step {
  job: string | null;
  employer_phone: string;
  labour_phone: string;
  from_status: ApplicationStatus | null;
  to_status: ApplicationStatus;
  actor: 'labour' | 'employer' | 'system';
  event: EventName;
  hours: number;
  feedback: string | null;
  reason: CancelReason | null;
}

interface SeededApplication {
  job: string | null;
  employer_phone: string;
  labour_phone: string;
  status: ApplicationStatus;
  message: string | null;
  feedback: string | null;
  reason: CancelReason | null;
  sent: number;
  changed: number;
  version: number;
  steps: Step[];
}

/** Maps the current status of an application to the statuses that it passed through, including the current one. */
const statusFlows: Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  pending: ['pending'],
  under_review: ['pending', 'under_review'],
  shortlisted: ['pending', 'under_review', 'shortlisted'],
  accepted: ['pending', 'under_review', 'shortlisted', 'accepted'],
  rejected: ['pending', 'under_review', 'rejected'],
  completed: ['pending', 'shortlisted', 'accepted', 'completed'],
  cancelled: ['pending', 'under_review', 'cancelled'],
  withdrawn: ['pending', 'withdrawn'],
};

const reasonFor = (job: DemoJob | undefined): CancelReason => {
  if (job?.status === 'filled') return 'position_filled';
  return job?.status === 'closed' ? 'job_closed' : 'other';
};

function actorOf(to: ApplicationStatus, reason: CancelReason | null): Step['actor'] {
  if (to === 'pending' || to === 'withdrawn') return 'labour';
  return to === 'cancelled' && reason !== 'other' ? 'system' : 'employer';
}

function seeded(given: DemoApplication, job: DemoJob | undefined): SeededApplication {
  const key = {
    job: given.job,
    employer_phone: employerPhone(job?.employer ?? given.employer ?? 0),
    labour_phone: workerPhone(given.worker),
  };
  const reason = given.status === 'cancelled' ? reasonFor(job) : null;
  const flow = statusFlows[given.status];
  const pause = flow.length > 1 ? (given.sent - given.changed) / (flow.length - 1) : 0;
  const steps = flow.map((to, index): Step => {
    const last = index === flow.length - 1;
    return {
      ...key,
      from_status: flow[index - 1] ?? null,
      to_status: to,
      actor: actorOf(to, reason),
      event: eventOf[to] ?? 'application.submitted',
      hours: given.sent - index * pause,
      feedback: last ? given.feedback : null,
      reason: last ? reason : null,
    };
  });
  const { status, message, feedback, sent, changed } = given;
  return { ...key, status, message, feedback, reason, sent, changed, version: flow.length, steps };
}

/** Returns all demo applications with the steps of their status history. */
export function applicationsOf(jobs: readonly DemoJob[]): SeededApplication[] {
  return applications.map((given) =>
    seeded(
      given,
      jobs.find(({ key }) => key === given.job),
    ),
  );
}
