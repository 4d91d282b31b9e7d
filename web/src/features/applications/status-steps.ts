// The road of an application: which steps lie behind, where it stands, what is still ahead.
import type { ApplicationStatus } from '#contracts/reference.ts';

export type StepPosition = 'behind' | 'now' | 'ahead';

export interface StatusStep {
  status: ApplicationStatus;
  place: StepPosition;
}

const way: readonly ApplicationStatus[] = ['pending', 'under_review', 'shortlisted', 'accepted', 'completed'];
const ends: ReadonlySet<ApplicationStatus> = new Set(['rejected', 'cancelled', 'withdrawn']);

/** True where the application goes no further. */
export function isEnded(status: ApplicationStatus): boolean {
  return status === 'completed' || ends.has(status);
}

/** The steps to draw. A road that was cut short shows its beginning and its end, nothing ahead. */
export function statusSteps(status: ApplicationStatus): StatusStep[] {
  if (ends.has(status)) {
    return [
      { status: 'pending', place: 'behind' },
      { status, place: 'now' },
    ];
  }
  // Hired without a shortlist: the list does not tell, so a step that may have been skipped is not claimed.
  const steps = status === 'accepted' || status === 'completed' ? way.filter((step) => step !== 'shortlisted') : way;
  const here = steps.indexOf(status);
  return steps.map((step, index) => ({
    status: step,
    place: index < here ? 'behind' : index === here ? 'now' : 'ahead',
  }));
}
