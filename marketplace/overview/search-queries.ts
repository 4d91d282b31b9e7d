// SQL of the reports and complaints (cases) in the administrators' search.
import { foundCase } from '#contracts/admin-search.ts';
import { many, type Queryable, sql } from '#platform/sql.ts';

/** Filter of the search: the case with this id or case number, and the cases of these users. */
interface CaseSearch {
  id: number | null;
  case_number: string | null;
  users: number[];
  limit: number;
}

const report = sql`'report' as type, r.id, r.case_number as label, r.status, r.target_user_id as user_id, r.job_id, r.created_at`;
const grievance = sql`'grievance' as type, g.id, g.ticket as label, g.status, g.user_id, null::bigint as job_id, g.created_at`;

/**
 * Returns cases, newest first: those with this id or number, reports about these users, and complaints that these users
 * made. Reports that the users have made are not included, because their authors must remain hidden from moderators.
 */
export const findCases = (db: Queryable, { id, case_number, users, limit }: CaseSearch) =>
  many(
    db,
    sql`select * from (
        select ${report} from reports r where r.id = ${id} or r.case_number = ${case_number}
        union select ${report} from reports r where r.target_user_id = any(${users}::bigint[])
        union select ${grievance} from grievances g where g.id = ${id} or g.ticket = ${case_number}
        union select ${grievance} from grievances g where g.user_id = any(${users}::bigint[])) cases
      order by id is not distinct from ${id} desc, created_at desc, type, id limit ${limit}`,
    foundCase,
  );
