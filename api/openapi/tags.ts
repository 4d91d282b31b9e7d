// Names and descriptions of the endpoint groups in the OpenAPI document.
import type { endpoints } from '#contracts/endpoints.ts';

interface Tag {
  name: string;
  description: string;
}

export const tags: Record<keyof typeof endpoints, Tag> = {
  signin: {
    name: 'Sign-in',
    description: 'Sign-in with a code sent by SMS. Returns a session, or a registration token for an unknown phone.',
  },
  account: { name: 'Account', description: 'Sessions, phone number, language and notification preferences.' },
  people: { name: 'Profiles', description: 'Profiles of workers and employers.' },
  verification: { name: 'Verification', description: 'The identity number of a user, and its review.' },
  files: { name: 'Files', description: 'Pictures, résumés and documents. Each upload has one form field, `file`.' },
  pictures: { name: 'Pictures', description: 'Pictures of a worker’s work. Each upload has one form field, `file`.' },
  privacy: { name: 'Privacy', description: 'Consents, data export and account erasure.' },
  jobs: { name: 'Jobs', description: 'Search, view and save jobs. Employers post and manage jobs.' },
  jobPictures: {
    name: 'Job pictures',
    description: 'Pictures of the place of work. Each upload has one form field, `file`.',
  },
  phrases: { name: 'Phrases', description: 'Predefined sentences, translated into every language.' },
  savedSearches: { name: 'Saved searches', description: 'Searches that a worker saves, with alerts for new jobs.' },
  applications: { name: 'Applications', description: 'Apply to jobs, and process applications as an employer.' },
  contact: {
    name: 'Contact',
    description: 'Phone numbers of applicants, contact confirmations, and how the employer verified an applicant.',
  },
  matching: { name: 'Matching', description: 'Jobs that match a worker, and workers who match a job.' },
  attendance: { name: 'Attendance', description: 'Workdays: attendance codes, claimed days and contested days.' },
  wageSheet: { name: 'Wage sheet', description: 'The days and balances of all workers of an employer, on one sheet.' },
  documents: { name: 'Documents', description: 'Documents that the platform signs, such as wage statements.' },
  calls: {
    name: 'Calls',
    description: 'Calls for a day: the order, the places, the answers, and the free days of workers.',
  },
  callLinks: {
    name: 'Links of calls',
    description: 'Links in SMS about calls: one question, answered without a session.',
  },
  roster: {
    name: 'Roster',
    description: 'People with whom an employer or a worker has worked: favourites, blocks and notes.',
  },
  wages: { name: 'Wages', description: 'Wage accounts: days, payments, and what is owed. Amounts are in paise.' },
  workCertificates: {
    name: 'Work certificates',
    description: 'Days of work that an employer certifies, and the days that a board for building workers requires.',
  },
  diaries: { name: 'Diaries', description: 'A worker’s own record of work outside the product. Amounts are in paise.' },
  notifications: {
    name: 'Notifications',
    description: 'In-app notifications. Workers and employers have separate lists.',
  },
  push: { name: 'Push subscriptions', description: 'Browsers that receive push messages (Web Push).' },
  analytics: {
    name: 'Analytics',
    description: 'Statistics of an employer. Requests require `X-CSRF-Token` although they change nothing.',
  },
  employerDashboard: { name: 'Employer dashboard', description: 'Key numbers and open tasks of an employer.' },
  labourDashboard: { name: 'Worker dashboard', description: 'Pending actions and matching jobs of a worker.' },
  ratings: { name: 'Ratings', description: 'Ratings by both sides, and a worker’s score with its components.' },
  jobBids: { name: 'Bids to own jobs', description: 'Bids of crews to the jobs of an employer.' },
  bids: { name: 'Bids', description: 'Bids of crews to jobs.' },
  crews: { name: 'Crews', description: 'Workers who go to work together.' },
  reports: { name: 'Reports', description: 'Reports about jobs and users, for review by moderators.' },
  grievances: { name: 'Grievances', description: 'Complaints to the Grievance Officer, with or without an account.' },
  adminGrievances: { name: 'Admin: grievances', description: 'Complaints, their deadlines and decisions.' },
  breaches: {
    name: 'Admin: breaches',
    description: 'The register of personal data breaches, and the notices to affected users.',
  },
  breachNotices: { name: 'Breach notices', description: 'Notices about personal data breaches that a user received.' },
  site: { name: 'Site', description: 'Names and contact details of the company.' },
  landing: { name: 'Public statistics', description: 'Counted statistics, the company’s claims, and testimonials.' },
  admins: { name: 'Admin: accounts', description: 'Administrators, their sign-in and their sessions.' },
  secondFactors: { name: 'Admin: second factors', description: 'Passkeys, recovery codes, and the reset of both.' },
  overview: { name: 'Admin: overview', description: 'Statistics, and the latest users, jobs and applications.' },
  adminSearch: { name: 'Admin: search', description: 'One search over users, jobs, applications and cases.' },
  adminCalls: { name: 'Admin: calls', description: 'Calls for a day: how they fill, and their order computed again.' },
  adminPeople: { name: 'Admin: users', description: 'Users, their identities and applications, and suspensions.' },
  moderation: {
    name: 'Admin: moderation',
    description: 'Posts, reports, ratings and workdays that wait for a moderator.',
  },
  system: { name: 'Admin: system', description: 'State of the processes, and failed tasks.' },
  adminSettings: { name: 'Admin: settings', description: 'Settings that administrators change at run time.' },
  audit: { name: 'Admin: audit log', description: 'Actions of administrators, protected by a hash chain.' },
  console: { name: 'Admin: tables', description: 'Masked tables, and read-only SQL statements.' },
};

/** The group of the health endpoints, which are not in the contracts. */
export const healthTag: Tag = {
  name: 'Health',
  description: 'Health checks for operators and load balancers. No authentication.',
};
