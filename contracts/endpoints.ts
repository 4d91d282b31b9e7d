// Every endpoint in one object: OpenAPI, the access matrix and the tests walk it. The browser imports the slices instead.
import { applicationEndpoints } from './applications.ts';
import { jobEndpoints } from './jobs.ts';
import { notificationEndpoints } from './notifications.ts';
import { peopleEndpoints } from './people.ts';
import { signinEndpoints } from './signin.ts';

export const endpoints = {
  signin: signinEndpoints,
  people: peopleEndpoints,
  jobs: jobEndpoints,
  applications: applicationEndpoints,
  notifications: notificationEndpoints,
};
