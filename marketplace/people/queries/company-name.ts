// SQL of an employer's name.
import { sql } from '#platform/sql.ts';

/**
 * SQL of the company name of the employer `emp` with the profile `p`; if the employer has no company name, SQL of the
 * employer's full name.
 */
export const companyName = sql`coalesce(p.company_name, emp.first_name || ' ' || emp.last_name)`;
