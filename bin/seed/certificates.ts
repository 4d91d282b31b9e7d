// Seeds work certificates: one that an employer certified, and a request that waits for another employer.
import { z } from '#contracts/z.ts';
import { findNames } from '#marketplace/wages/acceptance-queries.ts';
import { certify, insertCertificateRequest } from '#marketplace/wages/certificate-queries.ts';
import { certifiableDays } from '#marketplace/wages/certificate-rules.ts';
import { peopleOf } from '#marketplace/wages/printed-names.ts';
import { findLedger } from '#marketplace/wages/queries.ts';
import { maybe, sql, type Tx } from '#platform/sql.ts';
import { workerPhone } from './people.ts';

/** Workers with the job whose days the employer has certified, or is asked to certify. */
const certificates = [
  { worker: 1, job: 'mason-aundh', isCertified: true },
  { worker: 3, job: 'painter-kothrud', isCertified: false },
];

const found = z.object({ id: z.int(), labour_id: z.int() });

export async function insertCertificates(tx: Tx): Promise<void> {
  for (const { worker, job, isCertified } of certificates) {
    const account = await maybe(
      tx,
      sql`select w.id, w.labour_id from wage_accounts w join applications a on a.id = w.application_id
        join jobs j on j.id = a.job_id join users u on u.id = w.labour_id
        where j.source = 'demo' and j.source_id = ${job} and u.phone_number = ${workerPhone(worker)}`,
      found,
    );
    if (!account) continue;
    const ledger = await findLedger(tx, { type: 'labour', id: account.labour_id }, account.id);
    const certifiable = ledger && certifiableDays(ledger.entries);
    const names = await findNames(tx, account.id);
    if (!certifiable || !names) continue;
    const id = await insertCertificateRequest(tx, account.id);
    if (!isCertified) continue;
    const { days, ...counts } = certifiable;
    const { day, ...people } = peopleOf(names);
    await certify(tx, id, { days, facts: { ...people, ...counts, certified: day } });
  }
}
