// SQL of the links in SMS about calls.
import { linkPurposes } from '#contracts/call-links.ts';
import { z } from '#contracts/z.ts';
import { maybe, type Queryable, run, sql } from '#platform/sql.ts';
import { type LinkKey, linkDigest } from './links.ts';

/**
 * Stores the digest of a token. A question has one link: if the secret has changed since an earlier SMS, the new token
 * replaces the old one, so that the repeated SMS has a link that works.
 */
export async function insertLink(db: Queryable, token: string, { job_id, labour_id, purpose }: LinkKey): Promise<void> {
  await run(
    db,
    sql`insert into call_links (digest, job_id, labour_id, purpose)
      values (${linkDigest(token)}, ${job_id}, ${labour_id}, ${purpose}) on conflict on constraint call_links_once do update set digest = excluded.digest`,
  );
}

const link = z.object({
  uid: z.string(),
  labour_id: z.int(),
  purpose: z.enum(linkPurposes),
  language: z.string(),
  is_active: z.boolean(),
});
export type CallLinkRow = z.output<typeof link>;

/** Returns the question of a token; null for an unknown token. */
export const findLink = (db: Queryable, token: string) =>
  maybe(
    db,
    sql`select j.uid, l.labour_id, l.purpose, u.language, u.erased_at is null and u.suspended_at is null as is_active
      from call_links l join jobs j on j.id = l.job_id join users u on u.id = l.labour_id where l.digest = ${linkDigest(token)}`,
    link,
  );
