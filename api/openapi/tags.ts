// Names and descriptions of the endpoint groups in the document.
import type { endpoints } from '#contracts/endpoints.ts';

interface Tag {
  name: string;
  description: string;
}

export const tags: Record<keyof typeof endpoints, Tag> = {
  signin: {
    name: 'Sign-in',
    description: 'A code by text message becomes a session, or a pass that can only register.',
  },
  account: { name: 'Account', description: 'Sessions, another number, language and what one wants to be told.' },
  people: { name: 'Profiles', description: 'What people who look for work and employers say of themselves.' },
  verification: { name: 'Verification', description: 'Who somebody is: the identity number, and its review.' },
  files: { name: 'Files', description: 'Pictures, resumes and papers; each file is one form field `file`.' },
  privacy: { name: 'Privacy', description: 'Consents, the copy of one’s own data, and leaving for good.' },
  jobs: { name: 'Jobs', description: 'Searching, looking, saving; and for employers posting and keeping jobs.' },
  phrases: { name: 'Phrases', description: 'Sentences that every reader gets in their own language.' },
  savedSearches: { name: 'Saved searches', description: 'What somebody looks for again and again, and is told of.' },
  applications: { name: 'Applications', description: 'The road of an application, for both sides.' },
  contact: {
    name: 'Contact',
    description: 'The number of an applicant, whether the employer called, how they made sure.',
  },
  matching: { name: 'Matching', description: 'Jobs that fit a person, and people whom a job fits.' },
  attendance: { name: 'Attendance', description: 'Days at work: the code of the day, claims, what is contested.' },
  notifications: {
    name: 'Notifications',
    description: 'The bell. Lists of people who look for work and of employers are apart.',
  },
  push: { name: 'Ringing devices', description: 'Browsers that ring though the app is closed (Web Push).' },
  analytics: {
    name: 'Analytics',
    description: 'An employer’s figures. They want X-CSRF-Token although they change nothing.',
  },
  employerDashboard: { name: 'First page of employers', description: 'What waits for an employer.' },
  labourDashboard: { name: 'First page of workers', description: 'What waits for somebody who looks for work.' },
  ratings: { name: 'Ratings', description: 'Stars and words of both sides, and the score with all its parts.' },
  reports: { name: 'Reports', description: 'Telling us that a job or a person is wrong.' },
  grievances: { name: 'Grievances', description: 'Complaints to the Grievance Officer, signed in or not.' },
  adminGrievances: { name: 'Admin: grievances', description: 'Complaints, their deadlines and decisions.' },
  breaches: { name: 'Admin: breaches', description: 'The register of breaches of data, and telling people of them.' },
  breachNotices: { name: 'Breach notices', description: 'What a person was told of breaches of their data.' },
  site: { name: 'Site', description: 'Names and addresses of the company.' },
  landing: { name: 'Public figures', description: 'Counted and claimed figures, and what people say of the place.' },
  admins: { name: 'Admin: accounts', description: 'Administrators, their login and sessions.' },
  secondFactors: { name: 'Admin: second factors', description: 'Passkeys, recovery codes, and the reset of both.' },
  overview: { name: 'Admin: overview', description: 'Figures of the place, and who and what came last.' },
  adminPeople: { name: 'Admin: people', description: 'People, their identities and applications; suspending.' },
  moderation: { name: 'Admin: moderation', description: 'Posts, reports, ratings and days that wait for a moderator.' },
  system: { name: 'Admin: system', description: 'How the programs are, and tasks that failed.' },
  adminSettings: { name: 'Admin: settings', description: 'What may change without a release.' },
  audit: { name: 'Admin: audit trail', description: 'What administrators did, sealed row by row.' },
  console: { name: 'Admin: tables', description: 'Masked tables, and statements that can only read.' },
};

/** The group of the health endpoints, which are not in the contracts. */
export const healthTag: Tag = {
  name: 'Health',
  description: 'For whoever runs the place: both answer without signing in.',
};
