// Counts the rows that statements read from tables, because response times depend on the load of the machine.
import { z } from '#contracts/z.ts';
import type { Queryable } from '#platform/sql.ts';

interface Step {
  'Actual Rows': number;
  'Actual Loops': number;
  'Relation Name'?: string | undefined;
  'Rows Removed by Filter'?: number | undefined;
  Plans?: Step[] | undefined;
}
const step: z.ZodMiniType<Step> = z.looseObject({
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Relation Name': z.optional(z.string()),
  'Rows Removed by Filter': z.optional(z.number()),
  Plans: z.optional(z.array(z.lazy(() => step))),
});
const explained = z.object({ 'QUERY PLAN': z.tuple([z.looseObject({ Plan: step })]) });

function rowsRead(one: Step): number {
  const removed = one['Rows Removed by Filter'] ?? 0;
  const own = one['Relation Name'] === undefined ? 0 : (one['Actual Rows'] + removed) * one['Actual Loops'];
  return (one.Plans ?? []).reduce((sum, plan) => sum + rowsRead(plan), own);
}

/** Returns the number of table rows that all statements of `work` read together. The statements run twice. */
export async function countScanned(db: Queryable, work: (db: Queryable) => Promise<unknown>): Promise<number> {
  let scanned = 0;
  await work({
    async query(config) {
      const text = `explain (analyze, timing off, format json) ${config.text}`;
      const { rows } = await db.query({ text, values: config.values });
      scanned += rowsRead(explained.parse(rows[0])['QUERY PLAN'][0].Plan);
      return db.query(config);
    },
  });
  return scanned;
}
