// Endpoints that read the append-only audit log of admin actions and verify its hash chain (D49).
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
    'Actions of administrators, newest first; moderators read only their own actions. `from` and `to` are days in India, both inclusive. `total` counts up to 10,000.',
  auth: 'admin',
  capability: 'read_audit',
  query: z.strictObject({
    ...pageQuery,
    /** User name of the administrator. */
    admin: z.optional(name),
    /** An exact action, or a prefix that ends with a dot: `user.` finds `user.suspended`. */
    action: z.optional(name),
    target_type: z.optional(name),
    target_id: z.optional(name),
    from: z.optional(calendarDay),
    to: z.optional(calendarDay),
  }),
  response: z.object({
    rows: z.array(auditRow),
    total: z.int(),
    /** True if more entries match than `total`, which counts up to 10,000. */
    total_capped: z.boolean(),
    page: z.int(),
    limit: z.int(),
    pages: z.int(),
  }),
});

const auditCheck = z.object({
  /** Number of verified rows. `first_id` and `last_id` are null if no row was verified. */
  checked: z.int(),
  first_id: z.nullable(z.int()),
  last_id: z.nullable(z.int()),
  /**
   * Entry hash of the last verified row, in hexadecimal; an administrator can compare it with the hash that the worker
   * process logs every day.
   */
  last_hash: z.nullable(z.string()),
  /**
   * Id of the first row whose entry hash is wrong: this row was changed, or an earlier row is missing. Null if all
   * hashes are correct.
   */
  broken_id: z.nullable(z.int()),
  /** True if more rows follow: request them with `since` set to `last_id`. */
  more: z.boolean(),
});
export type AuditCheck = z.output<typeof auditCheck>;

const checkAudit = endpoint({
  method: 'GET',
  path: '/api/v1/admin/audit/check',
  summary: 'Verifies the hash chain from the row `since` on, and returns the first row whose hash is wrong.',
  auth: 'admin',
  capability: 'operate',
  query: z.strictObject({ since: queryNumber({ min: 0, max: 999_999_999, fallback: 0 }) }),
  response: auditCheck,
});

export const auditEndpoints = { listAudit, checkAudit };
