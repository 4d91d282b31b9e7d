// Every endpoint in one object: OpenAPI, the access matrix and the tests walk it. The browser imports the slices instead.
import { accountEndpoints } from './account.ts';
import { applicationEndpoints } from './applications.ts';
import { contactEndpoints } from './contact.ts';
import { fileEndpoints } from './files.ts';
import { jobEndpoints } from './jobs.ts';
import { notificationEndpoints } from './notifications.ts';
import { peopleEndpoints } from './people.ts';
import { privacyEndpoints } from './privacy.ts';
import { reportEndpoints } from './reports.ts';
import { signinEndpoints } from './signin.ts';
import { siteEndpoints } from './site.ts';
import { verificationEndpoints } from './verification.ts';

export const endpoints = {
  signin: signinEndpoints,
  account: accountEndpoints,
  people: peopleEndpoints,
  verification: verificationEndpoints,
  files: fileEndpoints,
  privacy: privacyEndpoints,
  jobs: jobEndpoints,
  applications: applicationEndpoints,
  contact: contactEndpoints,
  notifications: notificationEndpoints,
  reports: reportEndpoints,
  site: siteEndpoints,
};
