// The first values of the form for a new job: the place and the hours of the employer's last job. For an employer
// without a job, the form starts with the place in the employer's profile.
import { useState } from 'react';
import type { OwnJob } from '#contracts/job-shapes.ts';
import { stateName } from '#contracts/lists.ts';
import type { EmployerProfile } from '#contracts/people.ts';
import { useProfile } from '../../session/profile.ts';
import { useSession } from '../../session/session-context.ts';
import { type Draft, emptyDraft } from './draft.ts';
import { draftOf } from './draft-body.ts';
import { useLastJobs } from './queries.ts';

type Place = Pick<EmployerProfile, 'state' | 'city'>;

/** Returns an empty draft with the place and the hours of the last job, or else the place of the profile. */
export function blankDraftOf(profile: Place | undefined, last: OwnJob | null | undefined): Draft {
  if (last) {
    const { state, city, all_cities, start_time, hours_per_day, shift } = draftOf(last);
    return { ...emptyDraft, state, city, all_cities, start_time, hours_per_day, shift };
  }
  const state = stateName(profile?.state ?? '');
  return state ? { ...emptyDraft, state, city: profile?.city ?? '' } : emptyDraft;
}

interface Loading {
  isPending: boolean;
  fetchStatus: string;
  failureCount: number;
}

/**
 * True while the first request (for the profile or for the last job) is running. Without a network, or after a failed
 * request, the form opens without the values of the profile or the last job.
 */
const isFirstTry = ({ isPending, fetchStatus, failureCount }: Loading) =>
  isPending && fetchStatus === 'fetching' && failureCount === 0;

/**
 * Returns the first values of the form for a new job; null while the profile or the last job loads. Later responses do
 * not change the values, because the user may be typing.
 */
export function useBlankDraft(): Draft | null {
  const { user_type } = useSession();
  const profile = useProfile(user_type);
  const jobs = useLastJobs();
  const [blank, setBlank] = useState<Draft | null>(null);
  if (blank) return blank;
  if (isFirstTry(profile) || isFirstTry(jobs)) return null;
  const user = profile.data?.user_type === 'employer' ? profile.data : undefined;
  const found = blankDraftOf(user, jobs.data?.last);
  setBlank(found);
  return found;
}
