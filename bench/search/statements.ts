// The statements of a search as the product sends them, written out with their values: for programs that speak SQL only.
import type { JobSearch } from '#contracts/jobs.ts';
import { listJobs } from '#marketplace/jobs/search/actions.ts';
import type { Db } from '#platform/db.ts';

export interface Statement {
  text: string;
  values: unknown[];
}

/** What the product asks the database for one search. */
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

/** One statement on one line, its values in it. */
export const writtenOut = ({ text, values }: Statement): string =>
  `${text.replace(/\$(\d+)/g, (_, place: string) => literal(values[Number(place) - 1])).replace(/\s+/g, ' ')};`;
