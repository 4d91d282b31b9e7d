// Functions that change one application in the query cache: in all cached lists and on the cached detail pages, both of
// the worker and of the employer.
import type { QueryClient } from '@tanstack/react-query';
import type { Application, applicationList } from '#contracts/application-shapes.ts';
import type { z } from '#contracts/z.ts';
import { keyOf } from '../../http/query-keys.ts';

export type ApplicationList = z.output<typeof applicationList>;

type Change = (before: Application) => Application;

const lists = [keyOf('applications', 'listMyApplications'), keyOf('applications', 'listApplicants')];
const pages = [keyOf('applications', 'getMyApplication'), keyOf('applications', 'getApplicant')];

/** Changes one application in the cached lists. A list that does not contain the application stays the same object. */
export function changeInLists(client: QueryClient, id: number, change: Change): void {
  const changed = (list: ApplicationList | undefined) =>
    list?.applications.some((one) => one.id === id)
      ? { ...list, applications: list.applications.map((one) => (one.id === id ? change(one) : one)) }
      : list;
  for (const queryKey of lists) client.setQueriesData<ApplicationList>({ queryKey }, changed);
}

/** Changes one application in the cached lists and on its cached detail pages. */
export function changeCachedApplication(client: QueryClient, id: number, change: Change): void {
  changeInLists(client, id, change);
  for (const queryKey of pages)
    client.setQueriesData<Application>({ queryKey }, (one) => (one?.id === id ? { ...one, ...change(one) } : one));
}
