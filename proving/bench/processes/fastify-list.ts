// Competitor of the line H3 in the result table: Fastify with pg, rows as objects, and a response schema for fast
// serialisation.
import fastify from 'fastify';
import { isOpen, jobColumns, jobTables } from '#marketplace/jobs/queries/columns.ts';
import { openDb } from '#platform/db.ts';
import { compile, sql } from '#platform/sql.ts';

const [url = ''] = process.argv.slice(2);
const db = openDb({ url, max: 16, name: 'fastify list' });
const statement = compile(sql`select ${jobColumns}, (select count(*) from (
    select from job_posting where key = '@' and expires_at > now() limit 1001) counted)::int as total
  from (select job_id from job_posting where key = '@' and expires_at > now() order by created_at desc, job_id desc limit ${10}) listed
  join ${jobTables} on j.id = listed.job_id where ${isOpen} order by j.created_at desc, j.id desc`);

const text = { type: 'string' };
const maybeText = { type: 'string', nullable: true };
const maybeNumber = { type: 'integer', nullable: true };
const flag = { type: 'boolean' };
const whole = { type: 'integer' };
const job = {
  type: 'object',
  properties: {
    id: whole,
    uid: text,
    title: text,
    state: text,
    city: maybeText,
    all_cities: flag,
    job_type: text,
    salary_amount: maybeNumber,
    salary_period: maybeText,
    duration: maybeText,
    description: text,
    requirements: maybeText,
    positions: whole,
    language_preference: { type: 'array', items: text },
    require_resume: flag,
    status: text,
    created_at: text,
    expires_at: maybeText,
    application_count: whole,
    employer: {
      type: 'object',
      properties: { id: whole, company_name: maybeText, first_name: text, last_name: text, verified: flag },
    },
    location: maybeText,
    industry: maybeText,
    role: maybeText,
    start_date: maybeText,
    start_time: maybeText,
    hours_per_day: maybeNumber,
    shift: maybeText,
    schooling: maybeText,
    food_provided: flag,
    stay_provided: flag,
    transport_provided: flag,
    tools_provided: flag,
    pincode: maybeText,
    is_contractor: flag,
    walk_in: { type: 'object', nullable: true, properties: { from: text, to: text, place: text } },
    distance_km: { type: 'number', nullable: true },
    translated_to: maybeText,
    translations: { type: 'object', additionalProperties: true },
  },
};
const list = {
  type: 'object',
  properties: {
    jobs: { type: 'array', items: job },
    total: whole,
    page: whole,
    limit: whole,
    pages: whole,
    total_relation: text,
    widening: maybeText,
  },
};

const app = fastify();
app.get('/api/v1/jobs/', { schema: { response: { 200: list } } }, async () => {
  const { rows } = await db.query({ ...statement, name: 'list' });
  const total = rows[0]?.total ?? 0;
  return { jobs: rows, total, page: 1, limit: 10, pages: Math.ceil(total / 10), total_relation: 'eq', widening: null };
});
process.on('disconnect', () => process.exit(0));
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
process.send?.({ ready: true, port: typeof address === 'object' && address ? address.port : 0 });
