// Applications as each side reads them: the row and what its reader may do with it.
import type { Application } from '#contracts/applications.ts';
import { fail } from '#contracts/problems.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { findOwnJob } from '../../jobs/queries/own.ts';
import { paged } from '../../paged.ts';
import { actsOf, allowedNow } from '../acts.ts';
import { type ApplicationFilter, type ApplicationRow, findApplication, listApplications } from '../queries.ts';

const asReadBy = (person: Person, { facts, ...shown }: ApplicationRow): Application => ({
  ...shown,
  allowed: allowedNow(person.type, facts),
  acts: actsOf(person.type, facts),
  match: null,
});

/** One application of a person's; fails with `not_found`. */
export async function showApplication({ db }: Pick<Deps, 'db'>, person: Person, id: number): Promise<Application> {
  return asReadBy(person, (await findApplication(db, person, id)) ?? fail('not_found'));
}

/** A page of a person's applications. */
export async function showApplications({ db }: Pick<Deps, 'db'>, person: Person, filter: ApplicationFilter) {
  const { applications, total } = await listApplications(db, person, filter);
  return paged({ applications: applications.map((row) => asReadBy(person, row)) }, total, filter);
}

/** A page of the applications to one of an employer's own jobs; fails with `not_found` where the job is not theirs. */
export async function showJobApplicants(
  { db }: Pick<Deps, 'db'>,
  employer: Person,
  filter: ApplicationFilter & { job: string },
) {
  if (!(await findOwnJob(db, employer.id, filter.job))) fail('not_found');
  return showApplications({ db }, employer, filter);
}
