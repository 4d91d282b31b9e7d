// Adds links of SMS about calls for a day: of an open question, and of an answered one.
import { type Queryable, run, sql } from '#platform/sql.ts';
import { buildCall } from '#testing/build-call.ts';
import { buildCallLink } from '#testing/build-call-link.ts';
import { buildLabour } from '#testing/factories.ts';

/** The page keeps the language that the visitor has chosen, although the workers read Hindi. */
export async function addCallLinks(db: Queryable): Promise<{ openLink: string; answeredLink: string }> {
  const link = async () => {
    const labour = await buildLabour(db, { language: 'hi' });
    const job = await buildCall(db, { labours: [labour] });
    return { job, token: await buildCallLink(db, { job, labour }) };
  };
  const [open, answered] = [await link(), await link()];
  await run(db, sql`update call_people set answer = 'no', answered_at = now() where job_id = ${answered.job.id}`);
  return { openLink: open.token, answeredLink: answered.token };
}
