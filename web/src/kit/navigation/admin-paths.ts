// The paths of the admin area.
import { safeNext } from './paths.ts';

const home = '/admin/dashboard';

export const adminPaths = {
  /** The admin sign-in; `next` is the path to continue to. */
  login: (next?: string) => (next ? `/admin/login?next=${encodeURIComponent(next)}` : '/admin/login'),
  /** The enrolment of a second factor; `next` is the path to continue to. */
  secondStep: (next?: string) => (next ? `/admin/second-step?next=${encodeURIComponent(next)}` : '/admin/second-step'),
  home,
  users: `${home}/users`,
  user: (id: number) => `${home}/users/${id}`,
  identities: `${home}/identities`,
  identity: (id: number) => `${home}/identities/${id}`,
  applications: `${home}/applications`,
  application: (id: number) => `${home}/applications/${id}`,
  calls: `${home}/calls`,
  call: (uid: string) => `${home}/calls/${uid}`,
  jobs: `${home}/jobs`,
  job: (id: number) => `${home}/jobs/${id}`,
  /** Posts, reports, ratings and attendance days that wait for a moderator. */
  reports: `${home}/reports`,
  grievances: `${home}/grievances`,
  grievance: (id: number) => `${home}/grievances/${id}`,
  breaches: `${home}/breaches`,
  breach: (id: number) => `${home}/breaches/${id}`,
  database: `${home}/database`,
  table: (name: string) => `${home}/database/${name}`,
  sql: `${home}/sql`,
  system: `${home}/system`,
  audit: `${home}/audit`,
  admins: `${home}/admins`,
  settings: `${home}/settings`,
  account: `${home}/account`,
} as const;

/** Returns `next` if it is a path of the admin dashboard or below it, else the path of the admin dashboard. */
export function safeAdminNext(next: string | null): string {
  const path = safeNext(next);
  return path && /^\/admin\/dashboard(?:[/?]|$)/.test(path) ? path : home;
}
