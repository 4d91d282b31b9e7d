// Every address of the web app, in one place.
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
  /** A job by its uuid or number. */
  job: (id: string | number) => `/jobs/${id}`,
  /** Sign-in; `next` is the path to return to. */
  signIn: (next?: string) => withNext('/signin', { next }),
  /** Sign-in after the session ran out; `next` is the path to return to, in the address so that it outlives a reload. */
  timedOut: (next?: string) => withNext('/signin', { timeout: 'true', next }),
  /** Registration; `as` answers its first question already. */
  register: (next?: string, as?: UserType) => withNext('/register', { next, as }),
  dashboard: (user_type: UserType) => `/${user_type}/dashboard`,
  /** The first page of a person looking for work, with the first steps opened again. */
  firstSteps: '/labour/dashboard?guide=open',
  postJob: '/employer/dashboard/post',
  myJobs: '/employer/dashboard/jobs',
  applicants: '/employer/dashboard/applicants',
  /** One person who applied. */
  applicant: (id: number) => `/employer/dashboard/applicants/${id}`,
  /** How the own jobs are doing, in figures. */
  analytics: '/employer/dashboard/analytics',
  /** The form of one own job: a draft goes on, another is changed. */
  editJob: (uid: string) => `/employer/dashboard/jobs/${uid}/edit`,
  /** One own job as workers see it, in whatever state. */
  ownJob: (uid: string) => `/employer/dashboard/jobs/${uid}`,
  /** The applicants of one own job. */
  jobApplicants: (uid: string) => `/employer/dashboard/jobs/${uid}/applicants`,
  /** The people whom one own job fits. */
  fittingPeople: (uid: string) => `/employer/dashboard/jobs/${uid}/people`,
  /** Today's code of one own job, and who has come. */
  jobAttendance: (uid: string) => `/employer/dashboard/jobs/${uid}/attendance`,
  /** The printed page of a job, with its QR code. */
  jobPoster: (id: string | number) => `/jobs/${id}/poster`,
  myApplications: '/labour/dashboard/applications',
  /** One own application. */
  myApplication: (id: number) => `/labour/dashboard/applications/${id}`,
  /** Where I work now: the code of the day, with or without a network. */
  myDays: '/labour/dashboard/attendance',
  savedJobs: '/labour/dashboard/saved',
  savedSearches: '/labour/dashboard/searches',
  /** One's own profile. */
  profile: (user_type: UserType) => `/${user_type}/dashboard/profile`,
  /** The form of the own profile; `at` is the field to begin with, `next` the path to return to. */
  editProfile: (user_type: UserType, { at, next }: { at?: string; next?: string } = {}) =>
    withNext(`/${user_type}/dashboard/profile/edit`, { at, next }),
  /** The own score, with its parts. */
  score: '/labour/dashboard/score',
  /** Ratings of one's own work. */
  ratings: '/ratings',
  notifications: '/notifications',
  verification: '/verification',
  settings: '/settings',
  sessions: '/settings/sessions',
  changePhone: '/settings/phone',
  privacy: '/settings/privacy',
  /** What one has told us is wrong, and what came of it. */
  myReports: '/settings/reports',
  help: '/help',
  about: '/about',
  faq: '/faq',
  forEmployers: '/for-employers',
  /** The guide for one kind of account. */
  guide: (user_type: UserType) => `/guides/${user_type === 'labour' ? 'workers' : 'employers'}`,
  terms: '/terms',
  privacyNotice: '/privacy',
  /** Whom to complain to (C.8). */
  grievance: '/grievance',
  devPhone: '/dev/phone',
} as const;

/** The path and query of `next` if it is a path of this very site; anything else is null. */
export function safeNext(next: string | null): string | null {
  // Parsing drops tabs and line ends, which may leave no URL at all.
  if (!next || !/^\/(?![/\\])[^\t\r\n]*$/.test(next)) return null;
  const url = new URL(next, window.location.origin);
  // `/.//host` is a path of this site that parses to `//host`, which a link takes for another one.
  if (url.origin !== window.location.origin || url.pathname.startsWith('//')) return null;
  return /^\/(signin|register)/.test(url.pathname) ? null : `${url.pathname}${url.search}`;
}
