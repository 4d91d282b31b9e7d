// Writes the product's search statements with their values inserted, for programs that only run SQL.
import type { JobSearch } from '#contracts/job-search.ts';
import { listJobs } from '#marketplace/jobs/search/actions.ts';
import type { Db } from '#platform/db.ts';

export interface Statement {
  text: string;
  values: unknown[];
}

/** Returns the statements that the product runs for one search. */
export async function statementsOf(db: Db, search: JobSearch): Promise<Statement[]> {
  const sent: Statement[] = [];
  const recording = new Proxy(db, {
    get: (target, name) =>
      name === 'query'
        ? (config: Statement) => {
            sent.push({ text: config.text, values: config.values });
            return target.query(config);
          }
        : Reflect.get(target, name),
  });
  await listJobs({ db: recording }, search);
  return sent;
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return `'{${value.join(',')}}'`;
  return `'${String(value).replaceAll("'", "''")}'`;
}

/** Returns a statement as one line of SQL in which the values replace the placeholders. */
export const writtenOut = ({ text, values }: Statement): string =>
  `${text.replace(/\$(\d+)/g, (_, place: string) => literal(values[Number(place) - 1])).replace(/\s+/g, ' ')};`;
