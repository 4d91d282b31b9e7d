// The places of the shell for whoever is signed in: the bottom bar of a phone, the bar and side list of a desk.
import type { UserType } from '#contracts/reference.ts';
import type { IconName } from '../ui/icon.tsx';
import { paths } from './paths.ts';

export interface Place {
  to: string;
  icon: IconName;
  /** Keys of the `shell` topic. */
  text: string;
  short: string;
  /** Whether only this very path is the place, not what lies below it. */
  exact: boolean;
}

const place = (to: string, icon: IconName, text: string, short = text): Place => ({
  to,
  icon,
  text: `nav.${text}`,
  short: `nav.${short}`,
  exact: /dashboard$/.test(to),
});

const labour = [
  place(paths.dashboard('labour'), 'home', 'dashboard', 'home'),
  place(paths.jobs, 'briefcase', 'jobs', 'jobs_short'),
  place(paths.myApplications, 'send', 'applications', 'applications_short'),
  place(paths.savedJobs, 'heart', 'saved', 'saved_short'),
  place(paths.profile('labour'), 'user', 'profile'),
];

const employer = [
  place(paths.dashboard('employer'), 'layout', 'dashboard', 'home'),
  place(paths.myJobs, 'briefcase', 'my_jobs'),
  place(paths.postJob, 'plus', 'post', 'post_short'),
  place(paths.applicants, 'users', 'applicants'),
  place(paths.profile('employer'), 'user', 'profile'),
];

const visitor = [
  place(paths.jobs, 'briefcase', 'jobs', 'jobs_short'),
  place(paths.forEmployers, 'user-plus', 'employers'),
];

/** The places of a kind of account; a visitor has the jobs, and why to hire here. */
export function placesFor(user_type: UserType | null): readonly Place[] {
  if (user_type === 'labour') return labour;
  if (user_type === 'employer') return employer;
  return visitor;
}
