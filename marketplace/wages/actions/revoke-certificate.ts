// Revokes work certificates of a wage account (D71, D99): the check of their papers then says so.
import type { CertificateReason } from '#contracts/work-certificates.ts';
import type { Tx } from '#platform/sql.ts';
import { type Person, system } from '../../actor.ts';
import { revokeDocuments } from '../../documents/queries.ts';
import { recordEvent } from '../../record-event.ts';
import { revokeAll, revokeRecounted } from '../certificate-queries.ts';
import { agreedDays } from '../certificate-rules.ts';
import type { Entry } from '../rules.ts';

async function revokePapers(tx: Tx, account_id: number, ids: readonly number[], actor: Person | typeof system) {
  for (const certificate_id of ids) {
    await revokeDocuments(tx, certificate_id);
    await recordEvent(tx, { name: 'wages.certificate_revoked', actor, payload: { account_id, certificate_id } });
  }
}

/**
 * Revokes all certificates of an account for its employer, and their papers. A later certificate contains the days of the
 * earlier ones, so all of them are wrong together.
 */
export async function revokeForEmployer(
  tx: Tx,
  employer: Person,
  accountId: number,
  reason: CertificateReason,
): Promise<void> {
  await revokePapers(tx, accountId, await revokeAll(tx, accountId, reason), employer);
}

/** Revokes the certificates of an account that state a day which is no longer agreed work. */
export async function revokeWrongDays(tx: Tx, accountId: number, entries: ReadonlyMap<number, Entry>): Promise<void> {
  await revokePapers(tx, accountId, await revokeRecounted(tx, accountId, agreedDays(entries)), system);
}
