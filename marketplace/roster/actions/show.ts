// Shows the people with whom a user has worked (D82).
import type { RosterList } from '#contracts/roster.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { paged } from '../../paged.ts';
import { listEmployers, listWorkers } from '../queries.ts';

interface Page {
  list: RosterList;
  page: number;
  limit: number;
}

export async function showPeople({ db }: Pick<Deps, 'db'>, employer: Person, page: Page) {
  const { rows, total } = await listWorkers(db, employer, page);
  return paged({ people: rows }, total, page);
}

export async function showEmployers({ db }: Pick<Deps, 'db'>, labour: Person, page: Page) {
  const { rows, total } = await listEmployers(db, labour, page);
  return paged({ employers: rows }, total, page);
}
