// SQL of the user search for administrators: by name, id, uid, full phone number or its last four digits, and filters.
// The search is fast with a million users.
import { type AccountStatus, listedUser, PEOPLE_COUNTED, type verifications } from '#contracts/admin-people.ts';
import type { UserType } from '#contracts/reference.ts';
import { z } from '#contracts/z.ts';
import { emptySql, joinSql, one, type Queryable, rawSql, type Sql, sql } from '#platform/sql.ts';

export interface PeopleListFilter {
  /** Text to find in names of users and companies; null for a search by `key` or filters only. */
  words: string | null;
  /**
   * Identifies one user by id, uid or full phone number, or all users whose number has these last four digits; null for
   * other searches.
   */
  key: { id: number } | { uid: string } | { phone: string } | { phone_end: string } | null;
  user_type?: UserType | undefined;
  state?: string | undefined;
  status?: AccountStatus | undefined;
  verification?: (typeof verifications)[number] | undefined;
  sort: 'newest' | 'oldest';
  page: number;
  limit: number;
}

export const maskedPhone = (phone: Sql) =>
  sql`case when ${phone} is not null then substr(${phone}, 4, 2) || '••••••' || right(${phone}, 2) end`;

export const accountStatusOf = sql`case when u.erased_at is not null then 'erased' when u.suspended_at is not null then 'suspended' else 'active' end`;

/** Columns of a listed user. The statement must define `u` (users), `p` (employer_profiles) and `i` (identities). */
export const listedColumns = sql`u.id, u.uid, u.user_type, u.first_name, u.last_name, p.company_name,
  ${maskedPhone(rawSql('u.phone_number'))} as phone_masked, u.state, u.city, ${accountStatusOf} as status, i.status as identity_status, u.created_at`;

const accountStatusFilter: Record<AccountStatus, Sql> = {
  active: sql`u.suspended_at is null and u.erased_at is null`,
  suspended: sql`u.suspended_at is not null`,
  erased: sql`u.erased_at is not null`,
};

function keyFilter(key: PeopleListFilter['key']): Sql | null {
  if (!key) return null;
  if ('id' in key) return sql`u.id = ${key.id}`;
  // `phone_number is not null` lets Postgres use the partial index `users_phone_end`.
  if ('phone_end' in key) return sql`u.phone_number is not null and right(u.phone_number, 4) = ${key.phone_end}`;
  return 'uid' in key ? sql`u.uid = ${key.uid}` : sql`u.phone_number = ${key.phone}`;
}

function filtersOf({ key, user_type, state, status, verification }: PeopleListFilter): Sql[] {
  const filters = [
    keyFilter(key),
    user_type ? sql`u.user_type = ${user_type}` : null,
    state ? sql`u.state = ${state}` : null,
    status ? accountStatusFilter[status] : null,
    verification === 'none' ? sql`not exists (select from identities i where i.user_id = u.id)` : null,
    verification && verification !== 'none'
      ? sql`exists (select from identities i where i.user_id = u.id and i.status = ${verification})`
      : null,
  ];
  return filters.filter((filter) => filter !== null);
}

const where = (filters: readonly Sql[]) => (filters.length > 0 ? sql`where ${joinSql(filters, ' and ')}` : emptySql);

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const isLong = (word: string) => [...word].length >= 3;

/**
 * SQL condition: the column contains all typed words of at least three letters. If all words are shorter, only the
 * first word is used and must match the start of a word, because the index consists of trigrams. If the typed text has
 * neither letters nor digits, the condition is false.
 */
function alike(column: Sql, typed: string): Sql {
  const words = typed.toLowerCase().match(WORD) ?? [];
  const [short] = words;
  if (short === undefined) return rawSql('false');
  const long = words.filter(isLong);
  if (long.length === 0) return sql`(${column} like ${`${short}%`} or ${column} like ${`% ${short}%`})`;
  return joinSql(
    long.map((word) => sql`${column} like ${`%${word}%`}`),
    ' and ',
  );
}

/**
 * SQL of the ids of matching users: at most `PEOPLE_COUNTED` + 1 by user name and as many by company name. User names
 * and company names are searched by separate queries, so that each query can use an index.
 */
function foundIds(filter: PeopleListFilter): Sql {
  const { words, sort } = filter;
  const filters = filtersOf(filter);
  const first = sql`order by u.id ${rawSql(sort === 'newest' ? 'desc' : 'asc')} limit ${PEOPLE_COUNTED + 1}`;
  if (words === null) return sql`select u.id from users u ${where(filters)} ${first}`;
  const named = [...filters, alike(rawSql(`lower(u.first_name || ' ' || u.last_name)`), words)];
  const companies = [...filters, sql`p.company_name is not null`, alike(rawSql('lower(p.company_name)'), words)];
  return sql`(select u.id from users u ${where(named)} ${first})
    union (select u.id from employer_profiles p join users u on u.id = p.user_id ${where(companies)} ${first})`;
}

const page = z.object({ total: z.int(), users: z.array(listedUser) });

/** Returns a page of matching users and their total, counted up to {@link PEOPLE_COUNTED} + 1. */
export function listPeopleFound(db: Queryable, filter: PeopleListFilter) {
  const order = rawSql(filter.sort === 'newest' ? 'desc' : 'asc');
  const { page: nth, limit } = filter;
  return one(
    db,
    sql`with found as materialized (${foundIds(filter)})
      select least((select count(*) from found), ${PEOPLE_COUNTED + 1})::int as total,
        coalesce((select json_agg(r order by r.id ${order}) from (
          select ${listedColumns} from (select id from found order by id ${order} limit ${limit} offset ${(nth - 1) * limit}) chosen
          join users u on u.id = chosen.id left join employer_profiles p on p.user_id = u.id left join identities i on i.user_id = u.id) r), '[]') as users`,
    page,
  );
}
