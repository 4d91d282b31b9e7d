// What administrators did, as it is read: never changed, and whether the chain of seals is whole (D49).
import { endpoint, pageQuery, queryNumber } from './http.ts';
import { calendarDay, instant, line } from './values.ts';
import { z } from './z.ts';

const auditRow = z.object({
  id: z.int(),
  at: instant,
  admin_id: z.nullable(z.int()),
  actor: z.string(),
  action: z.string(),
  target_type: z.nullable(z.string()),
  target_id: z.nullable(z.string()),
  before: z.unknown(),
  after: z.unknown(),
  reason: z.nullable(z.string()),
  ip: z.string(),
});
export type AuditRow = z.output<typeof auditRow>;

const name = line({ max: 100 });
const listAudit = endpoint({
  method: 'GET',
  path: '/api/v1/admin/audit',
  summary:
    'What administrators did, newest first; a moderator reads of their own doings only. `from` and `to` are days in India, both included. `total` counts up to 10,000.',
  auth: 'admin',
  capability: 'read_audit',
  query: z.strictObject({
    ...pageQuery,
    /** The user name of who did it. */
    admin: z.optional(name),
    /** Exactly, or all that begin so: `user.` finds `user.suspended`. */
    action: z.optional(name),
    target_type: z.optional(name),
    target_id: z.optional(name),
    from: z.optional(calendarDay),
    to: z.optional(calendarDay),
  }),
  response: z.object({
    rows: z.array(auditRow),
    total: z.int(),
    /** There are more than `total` says. */
    total_capped: z.boolean(),
    page: z.int(),
    limit: z.int(),
    pages: z.int(),
  }),
});

const auditCheck = z.object({
  /** Rows looked at, and the first and last of them; null where there were none. */
  checked: z.int(),
  first_id: z.nullable(z.int()),
  last_id: z.nullable(z.int()),
  /** The seal of the last row, in hexadecimal: compare it with the digest that the worker writes to its log. */
  last_hash: z.nullable(z.string()),
  /** The first row whose seal does not fit: it was changed, or one before it is missing. */
  broken_id: z.nullable(z.int()),
  /** There are later rows: look on with `since` = `last_id`. */
  more: z.boolean(),
});
export type AuditCheck = z.output<typeof auditCheck>;

const checkAudit = endpoint({
  method: 'GET',
  path: '/api/v1/admin/audit/check',
  summary: 'Reckons the seals again, from the row `since` on, and names the first that does not fit.',
  auth: 'admin',
  capability: 'operate',
  query: z.strictObject({ since: queryNumber({ min: 0, max: 999_999_999, fallback: 0 }) }),
  response: auditCheck,
});

export const auditEndpoints = { listAudit, checkAudit };
