// The status timeline of an application: past, current and future steps.
import type { ApplicationStatus } from '#contracts/reference.ts';

export type StepPosition = 'behind' | 'now' | 'ahead';

export interface StatusStep {
  status: ApplicationStatus;
  place: StepPosition;
}

const way: readonly ApplicationStatus[] = ['pending', 'under_review', 'shortlisted', 'accepted', 'completed'];
const ends: ReadonlySet<ApplicationStatus> = new Set(['rejected', 'cancelled', 'withdrawn']);

/** True if the status cannot change any more. */
export function isEnded(status: ApplicationStatus): boolean {
  return status === 'completed' || ends.has(status);
}

/** Returns the steps to show. A rejected, cancelled or withdrawn application shows only its first and last step. */
export function statusSteps(status: ApplicationStatus): StatusStep[] {
  if (ends.has(status)) {
    return [
      { status: 'pending', place: 'behind' },
      { status, place: 'now' },
    ];
  }
  // An employer may accept an applicant without shortlisting the applicant first. The status does not say whether this
  // happened, so accepted and completed applications show no shortlist step.
  const steps = status === 'accepted' || status === 'completed' ? way.filter((step) => step !== 'shortlisted') : way;
  const here = steps.indexOf(status);
  return steps.map((step, index) => ({
    status: step,
    place: index < here ? 'behind' : index === here ? 'now' : 'ahead',
  }));
}
