// Finds sequential scans of large tables in the plans of the statements that a function sends.
import { z } from '#contracts/z.ts';
import type { Queryable } from '#platform/sql.ts';

interface Step {
  'Node Type': string;
  'Relation Name'?: string | undefined;
  Plans?: Step[] | undefined;
}
const step: z.ZodMiniType<Step> = z.looseObject({
  'Node Type': z.string(),
  'Relation Name': z.optional(z.string()),
  Plans: z.optional(z.array(z.lazy(() => step))),
});
const explained = z.tuple([z.looseObject({ Plan: step })]);
const named = z.object({ relname: z.string() });

const stepsOf = (one: Step): Step[] => [one, ...(one.Plans ?? []).flatMap(stepsOf)];

interface Asked {
  text: string;
  values: unknown[];
}

/** Returns the statements that `work` sends, without executing them: `work` receives empty results. */
async function recordStatements(work: (db: Queryable) => Promise<unknown>): Promise<Asked[]> {
  const asked: Asked[] = [];
  await work({
    query: async ({ text, values }) => {
      asked.push({ text, values });
      return { rows: [], rowCount: 0 };
    },
  });
  return asked;
}

/**
 * Returns the names of the tables with at least `large` rows that the single statement of `work` reads with a
 * sequential scan. The test must run `analyze` before, because the row counts are the planner's estimates.
 */
export async function findFullScans(
  db: { query(config: Asked): Promise<{ rows: unknown[] }> },
  large: number,
  work: (db: Queryable) => Promise<unknown>,
): Promise<string[]> {
  const [statement, ...others] = await recordStatements(work);
  if (!statement || others.length > 0) throw new Error('A single statement is expected');
  const { rows } = await db.query({ ...statement, text: `explain (format json) ${statement.text}` });
  const [{ Plan }] = explained.parse(z.looseObject({ 'QUERY PLAN': z.unknown() }).parse(rows[0])['QUERY PLAN']);
  const scanned = stepsOf(Plan).filter((one) => one['Node Type'] === 'Seq Scan');
  const sizes = await db.query({ text: 'select relname from pg_class where reltuples >= $1', values: [large] });
  const names = new Set(sizes.rows.map((row) => named.parse(row).relname));
  return scanned.map((one) => one['Relation Name'] ?? '').filter((name) => names.has(name));
}
