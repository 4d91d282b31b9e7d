// Navigation items of the shell: for the bottom bar of a phone, and the top bar and side list of a desktop.
import type { UserType } from '#contracts/reference.ts';
import type { KeyAfter } from '#locales/topics/text-key.ts';
import type { IconName } from '../../kit/icon/icon.tsx';
import { paths } from '../../kit/navigation/paths.ts';

type NavKey = KeyAfter<'shell', 'nav.'>;

export interface NavItem {
  to: string;
  icon: IconName;
  /** The text of the item, and its short text for the bottom bar, as keys of the translation topic `shell`. */
  text: `nav.${NavKey}`;
  short: `nav.${NavKey}`;
  /**
   * True if the item is marked as current only at its exact path; false if the item is also marked at paths below that
   * path.
   */
  exact: boolean;
}

const navItem = (to: string, icon: IconName, text: NavKey, short = text): NavItem => ({
  to,
  icon,
  text: `nav.${text}`,
  short: `nav.${short}`,
  exact: /dashboard$/.test(to),
});

const labour = [
  navItem(paths.dashboard('labour'), 'home', 'dashboard', 'home'),
  navItem(paths.jobs, 'briefcase', 'jobs', 'jobs_short'),
  navItem(paths.myApplications, 'send', 'applications', 'applications_short'),
  navItem(paths.savedJobs, 'heart', 'saved', 'saved_short'),
  navItem(paths.profile('labour'), 'user', 'profile'),
];

const employer = [
  navItem(paths.dashboard('employer'), 'layout', 'dashboard', 'home'),
  navItem(paths.myJobs, 'briefcase', 'my_jobs'),
  navItem(paths.postJob, 'plus', 'post', 'post_short'),
  navItem(paths.applicants, 'users', 'applicants'),
  navItem(paths.profile('employer'), 'user', 'profile'),
];

const visitor = [
  navItem(paths.jobs, 'briefcase', 'jobs', 'jobs_short'),
  navItem(paths.forEmployers, 'user-plus', 'employers'),
];

/** Returns the items of a user type. Visitors (null) get the jobs and the page for employers. */
export function navItemsFor(user_type: UserType | null): readonly NavItem[] {
  if (user_type === 'labour') return labour;
  if (user_type === 'employer') return employer;
  return visitor;
}
