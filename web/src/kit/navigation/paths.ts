// The paths of the web app.
import type { UserType } from '#contracts/reference.ts';

const withNext = (path: string, pairs: Record<string, string | undefined>) => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(pairs)) if (value !== undefined) query.set(name, value);
  const text = query.toString();
  return text ? `${path}?${text}` : path;
};

export const paths = {
  home: '/',
  jobs: '/jobs',
  /** The list of all jobs, not limited to the reader's own trade and place. */
  allJobs: '/jobs?all=yes',
  /** The page of a job; `id` is its uuid or its number. */
  job: (id: string | number) => `/jobs/${id}`,
  /** Sign-in; `next` is the path to return to. */
  signIn: (next?: string) => withNext('/signin', { next }),
  /**
   * Sign-in after the session has expired. `next` is the path to return to, in the URL so that a reload keeps the path.
   */
  timedOut: (next?: string) => withNext('/signin', { timeout: 'true', next }),
  /** Registration; `as` preselects the user type. */
  register: (next?: string, as?: UserType) => withNext('/register', { next, as }),
  dashboard: (user_type: UserType) => `/${user_type}/dashboard`,
  /** The worker's dashboard with the guide of first steps open. */
  firstSteps: '/labour/dashboard?guide=open',
  postJob: '/employer/dashboard/post',
  myJobs: '/employer/dashboard/jobs',
  applicants: '/employer/dashboard/applicants',
  applicant: (id: number) => `/employer/dashboard/applicants/${id}`,
  /** Statistics of the employer's own jobs. */
  analytics: '/employer/dashboard/analytics',
  /** The form that completes a draft or edits a job of the employer. */
  editJob: (uid: string) => `/employer/dashboard/jobs/${uid}/edit`,
  /** The form of a job at the step with its description. */
  editWords: (uid: string) => `/employer/dashboard/jobs/${uid}/edit?part=words`,
  /** One of the employer's own jobs as workers see it, in any status. */
  ownJob: (uid: string) => `/employer/dashboard/jobs/${uid}`,
  /** The next steps after posting a job: ways to share it, and workers who match. */
  jobPosted: (uid: string) => `/employer/dashboard/jobs/${uid}/posted`,
  jobApplicants: (uid: string) => `/employer/dashboard/jobs/${uid}/applicants`,
  /** Workers who match one of the employer's own jobs. */
  fittingPeople: (uid: string) => `/employer/dashboard/jobs/${uid}/people`,
  /** Today's attendance code of one of the employer's own jobs, and the list of workers who have come. */
  jobAttendance: (uid: string) => `/employer/dashboard/jobs/${uid}/attendance`,
  /** The printable page of a job, with its QR code. */
  jobPoster: (id: string | number) => `/jobs/${id}/poster`,
  myApplications: '/labour/dashboard/applications',
  myApplication: (id: number) => `/labour/dashboard/applications/${id}`,
  /** The worker's current jobs, each with a field for today's attendance code. The page also works offline. */
  myDays: '/labour/dashboard/attendance',
  /** The worker's calls for a day, and one of them. */
  labourCalls: '/labour/dashboard/calls',
  labourCall: (uid: string) => `/labour/dashboard/calls/${uid}`,
  /** The employer's calls for a day, one of them, and the form of a new call. */
  myCalls: '/employer/dashboard/calls',
  myCall: (uid: string) => `/employer/dashboard/calls/${uid}`,
  newCall: '/employer/dashboard/calls/new',
  /** The wages of a worker or of an employer's workers: days, payments and what is owed. */
  hisaab: (user_type: UserType) => `/${user_type}/hisaab`,
  /** The days and balances of all workers of an employer. */
  wageSheet: '/employer/hisaab/sheet',
  savedJobs: '/labour/dashboard/saved',
  savedSearches: '/labour/dashboard/searches',
  profile: (user_type: UserType) => `/${user_type}/dashboard/profile`,
  /** The form of the user's own profile. `at` is the field to focus, `next` the path to return to. */
  editProfile: (user_type: UserType, { at, next }: { at?: string; next?: string } = {}) =>
    withNext(`/${user_type}/dashboard/profile/edit`, { at, next }),
  /** The worker's own score, with the components of the score. */
  score: '/labour/dashboard/score',
  ratings: '/ratings',
  notifications: '/notifications',
  verification: '/verification',
  settings: '/settings',
  sessions: '/settings/sessions',
  changePhone: '/settings/phone',
  privacy: '/settings/privacy',
  /** The user's own reports and their outcome. */
  myReports: '/settings/reports',
  help: '/help',
  /** Steps, law and help lines for a worker who is not paid. */
  unpaidWages: '/help/wages',
  about: '/about',
  faq: '/faq',
  forEmployers: '/for-employers',
  guide: (user_type: UserType) => `/guides/${user_type === 'labour' ? 'workers' : 'employers'}`,
  terms: '/terms',
  privacyNotice: '/privacy',
  /** Contact details of the grievance officer (C.8). */
  grievance: '/grievance',
  devPhone: '/dev/phone',
} as const;

/** Returns the path and query of `next` if it is a path of this site and not sign-in or registration, else null. */
export function safeNext(next: string | null): string | null {
  // Reject tabs and line ends: the URL parser removes them, and the rest may be an invalid URL, for which `new URL`
  // throws.
  if (!next || !/^\/(?![/\\])[^\t\r\n]*$/.test(next)) return null;
  const url = new URL(next, window.location.origin);
  // `/.//host` looks like a path of this site, but the URL parser returns the path `//host`, which a link treats as
  // another host.
  if (url.origin !== window.location.origin || url.pathname.startsWith('//')) return null;
  return /^\/(signin|register)/.test(url.pathname) ? null : `${url.pathname}${url.search}`;
}
