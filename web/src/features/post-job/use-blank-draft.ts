// The content of a new job before the user changes it: the place and the hours of the employer's last job. An employer
// without a job starts with the place of the profile.
import { useState } from 'react';
import type { OwnJob } from '#contracts/job-shapes.ts';
import { stateName } from '#contracts/lists.ts';
import type { EmployerProfile } from '#contracts/people.ts';
import { useProfile } from '../../session/profile.ts';
import { useSession } from '../../session/session-context.ts';
import { type Draft, emptyDraft } from './draft.ts';
import { draftOf } from './draft-body.ts';
import { useLastJob } from './queries.ts';

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
 * True during the first request of the profile or of the last job. Without a network, or after a failure, the form
 * opens without their values.
 */
const isFirstTry = ({ isPending, fetchStatus, failureCount }: Loading) =>
  isPending && fetchStatus === 'fetching' && failureCount === 0;

/**
 * Returns the initial content of a new job; null while it loads. Later responses do not change it, because the user may
 * be typing.
 */
export function useBlankDraft(): Draft | null {
  const { user_type } = useSession();
  const profile = useProfile(user_type);
  const last = useLastJob();
  const [blank, setBlank] = useState<Draft | null>(null);
  if (blank) return blank;
  if (isFirstTry(profile) || isFirstTry(last)) return null;
  const user = profile.data?.user_type === 'employer' ? profile.data : undefined;
  const found = blankDraftOf(user, last.data);
  setBlank(found);
  return found;
}
