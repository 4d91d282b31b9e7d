// SQL of administrators' accounts.
import { admin } from '#contracts/admins.ts';
import { maybe, type Queryable, sql } from '#platform/sql.ts';

const columns = sql`a.id, a.username, a.email, a.full_name, a.role`;

/** One administrator; null where there is none of this number. */
export const findAdmin = (db: Queryable, id: number) =>
  maybe(db, sql`select ${columns} from admins a where a.id = ${id}`, admin);
