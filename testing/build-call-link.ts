// Builds the link of an SMS about a call, for tests, and returns its token.
import type { LinkPurpose } from '#contracts/call-links.ts';
import type { Person } from '#marketplace/actor.ts';
import { insertLink } from '#marketplace/calls/link-queries.ts';
import { tokenOf } from '#marketplace/calls/links.ts';
import type { Queryable } from '#platform/sql.ts';
import { marketplaceSecrets } from './secrets.ts';

interface LinkDetails {
  job: { id: number };
  labour: Person;
  purpose?: LinkPurpose;
  /** The key of the token. */
  secret?: string;
}

export async function buildCallLink(db: Queryable, details: LinkDetails): Promise<string> {
  const { job, labour, purpose = 'offer', secret = marketplaceSecrets.otp_pepper } = details;
  const key = { job_id: job.id, labour_id: labour.id, purpose };
  const token = tokenOf(secret, key);
  await insertLink(db, token, key);
  return token;
}
