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
}

export async function buildCallLink(db: Queryable, { job, labour, purpose = 'offer' }: LinkDetails): Promise<string> {
  const key = { job_id: job.id, labour_id: labour.id, purpose };
  const token = tokenOf(marketplaceSecrets.otp_pepper, key);
  await insertLink(db, token, key);
  return token;
}
