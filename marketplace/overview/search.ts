// The administrators' search over users, jobs, applications and cases (D42).

import type { ListedUser } from '#contracts/admin-people.ts';
import { roleMay } from '#contracts/admin-roles.ts';
import { SEARCH_SHOWN, type SearchResults } from '#contracts/admin-search.ts';
import { inTransaction } from '#platform/db.ts';
import type { Queryable } from '#platform/sql.ts';
import type { Admin } from '../actor.ts';
import { writeAudit } from '../admins/audit.ts';
import { requireAuditQuota } from '../admins/audit-quota.ts';
import { searchApplications } from '../applications/admin-view.ts';
import type { Deps } from '../deps.ts';
import { listPeopleFound, type PeopleListFilter } from '../people/queries/listed-people.ts';
import { findJobsByText, findJobsOfEmployers } from '../reports/job-queries.ts';
import { findCases } from './search-queries.ts';
import { readSearchText, type SearchText } from './search-text.ts';

type Store = Pick<Deps, 'db'>;
const limit = SEARCH_SHOWN;

/** Searches by phone number per administrator and hour. With more, trying all endings would list all users. */
const phoneSearches = { actions: ['phone.searched'], max: 60, hours: 1 };

async function findUsers(db: Queryable, by: Pick<PeopleListFilter, 'words' | 'key'>): Promise<ListedUser[]> {
  return (await listPeopleFound(db, { ...by, sort: 'newest', page: 1, limit })).users;
}

/** Returns the user with this id or uid. */
async function findUsersByKey(db: Queryable, { id, uid }: SearchText): Promise<ListedUser[]> {
  if (id !== null) return findUsers(db, { words: null, key: { id } });
  return uid === null ? [] : findUsers(db, { words: null, key: { uid } });
}

/**
 * Returns users by name or phone number. A search by phone number is recorded in the audit log, without the digits, and
 * fails with `rate_limited` above the limit.
 */
async function findNamedUsers(db: Deps['db'], admin: Admin, text: SearchText): Promise<ListedUser[]> {
  const { words, phone, phone_end } = text;
  if (words !== null) return findUsers(db, { words, key: null });
  const key = phone !== null ? { phone } : phone_end !== null ? { phone_end } : null;
  if (key === null) return [];
  return inTransaction(db, async (tx) => {
    const found = await findUsers(tx, { words: null, key });
    const by = phone !== null ? 'phone' : 'last_digits';
    await writeAudit(tx, admin, { action: 'phone.searched', after: { by, found: found.length } });
    await requireAuditQuota(tx, admin, phoneSearches);
    return found;
  });
}

const isEmployer = ({ user_type }: ListedUser) => user_type === 'employer';
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

/** Returns the rows of both lists without duplicates, the first list first, at most `limit`. */
function joined<R extends { id: number }>(first: readonly R[], more: readonly R[]): R[] {
  return [...new Map([...first, ...more].map((row) => [row.id, row])).values()].slice(0, limit);
}

async function findJobs(db: Queryable, { id, uid, words }: SearchText, employers: number[]) {
  const q = words ?? uid ?? (id === null ? null : String(id));
  const byText = q === null ? [] : await findJobsByText(db, { q, limit });
  return joined(byText, employers.length > 0 ? await findJobsOfEmployers(db, { employers, limit }) : []);
}

/**
 * Returns the users, jobs, applications and cases that match the text, at most five of each. If users are found by name
 * or phone number, also returns their jobs, applications and cases. Only moderators and superusers get cases.
 */
export async function searchAll({ db }: Store, admin: Admin, q: string): Promise<SearchResults> {
  const mayModerate = roleMay(admin.role, 'moderate');
  const text = readSearchText(q, { withPhones: mayModerate });
  const [byKey, named] = await Promise.all([findUsersByKey(db, text), findNamedUsers(db, admin, text)]);
  const { id, case_number } = text;
  const users = idsOf(named);
  const [jobs, applications, cases] = await Promise.all([
    findJobs(db, text, idsOf(named.filter(isEmployer))),
    searchApplications(db, { id, users, limit }),
    mayModerate ? findCases(db, { id, case_number, users, limit }) : [],
  ]);
  return { users: joined(byKey, named), jobs, applications, cases };
}
