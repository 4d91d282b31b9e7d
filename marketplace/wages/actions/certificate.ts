// Work certificates of a wage account (D71): the worker requests one, and only the employer certifies.
import { fail } from '#contracts/problems.ts';
import type {
  AccountCertificate,
  CertificateDecision,
  WorkCertificate,
  WorkDays,
} from '#contracts/work-certificates.ts';
import { inTransaction } from '#platform/db.ts';
import type { Queryable, Tx } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { recordEvent } from '../../record-event.ts';
import { findNames } from '../acceptance-queries.ts';
import {
  type CertifiedFacts,
  certify,
  countCertificateRequests,
  countWorkDays,
  decline,
  findAccountOfCertificate,
  findLatestCertificate,
  findStanding,
  insertCertificateRequest,
} from '../certificate-queries.ts';
import { allowedActs, areSeen, certifiableDays, type SeenDays } from '../certificate-rules.ts';
import { peopleOf } from '../printed-names.ts';
import { findLedger } from '../queries.ts';
import type { Entry } from '../rules.ts';
import { openLedger } from './ledger.ts';
import { revokeForEmployer } from './revoke-certificate.ts';

/** Maximum number of requests about an account within a week. */
const PER_WEEK = 3;

type Entries = ReadonlyMap<number, Entry>;

/** Returns the days without the names of the certificate, which both sides know. */
function shownDays({ from, to, total_days, half_days, by_code, by_entry }: CertifiedFacts) {
  return { from, to, total_days, half_days, by_code, by_entry };
}

async function latest(db: Queryable, accountId: number): Promise<WorkCertificate | null> {
  const found = await findLatestCertificate(db, accountId);
  if (!found) return null;
  const { account_id: _, days, ...certificate } = found;
  return { ...certificate, days: days && shownDays(days) };
}

async function viewOf(db: Queryable, person: Person, accountId: number, entries: Entries): Promise<AccountCertificate> {
  const certificate = await latest(db, accountId);
  const { certified, is_answerable } = await findStanding(db, accountId);
  const { days: _, ...counts } = certifiableDays(entries) ?? { days: [] };
  const certifiable = 'from' in counts && is_answerable ? counts : null;
  const has_paper = certified.length > 0;
  const allowed = allowedActs({ certificate, certifiable, isCertified: has_paper }, person.type);
  return { certificate, certifiable, has_paper, allowed };
}

/** Returns the latest certificate of an account of this person, and what the person can do. Fails with `not_found`. */
export async function showCertificate(
  { db }: { db: Queryable },
  person: Person,
  accountId: number,
): Promise<AccountCertificate> {
  const { entries } = (await findLedger(db, person, accountId)) ?? fail('not_found');
  return viewOf(db, person, accountId, entries);
}

/**
 * Asks the employer for a certificate. Changes nothing while a request waits, or if the certified days are the same. Fails
 * with `not_found` for an unknown account, for an erased employer or without a day that can be certified, or with
 * `rate_limited`.
 */
export async function requestCertificate(
  { db }: Pick<Deps, 'db'>,
  worker: Person,
  account_id: number,
): Promise<AccountCertificate> {
  return inTransaction(db, async (tx) => {
    const { entries } = (await openLedger(tx, worker, account_id)) ?? fail('not_found');
    const before = await viewOf(tx, worker, account_id, entries);
    if (!before.certifiable) fail('not_found');
    if (!before.allowed.includes('request')) return before;
    const { total, retry_after } = await countCertificateRequests(tx, account_id, PER_WEEK);
    if (total >= PER_WEEK) fail('rate_limited', { retry_after });
    const certificate_id = await insertCertificateRequest(tx, account_id);
    const payload = { account_id, certificate_id };
    await recordEvent(tx, { name: 'wages.certificate_requested', actor: worker, payload });
    return viewOf(tx, worker, account_id, entries);
  });
}

interface Certified {
  account_id: number;
  certificate_id: number;
  entries: Entries;
}

/** Stores the days that the employer saw. Fails with `stale_version` if other days can be certified now. */
async function certifyDays(tx: Tx, { account_id, certificate_id, entries }: Certified, seen: SeenDays): Promise<void> {
  const { days, ...counts } = certifiableDays(entries) ?? fail('stale_version');
  if (!areSeen(counts, seen)) fail('stale_version');
  const { day, ...people } = peopleOf((await findNames(tx, account_id)) ?? fail('not_found'));
  await certify(tx, certificate_id, { days, facts: { ...people, ...counts, certified: day } });
}

interface Asked {
  before: AccountCertificate;
  account_id: number;
  certificate_id: number;
  decision: CertificateDecision['decision'];
}

/**
 * Returns whether the decision is new or was made before. A revocation concerns all certificates of the account, so it is
 * also possible about the latest one while only an earlier one is certified, and about an earlier one after a request.
 * Fails with `invalid_transition` if the decision is not possible.
 */
async function checkDecision(
  tx: Tx,
  { before: { certificate, allowed }, account_id, certificate_id, decision }: Asked,
): Promise<'new' | 'repeated'> {
  const isLatest = certificate?.id === certificate_id;
  const { certified, revoked } = await findStanding(tx, account_id);
  const isMeant = isLatest || (decision === 'revoke' && certified.includes(certificate_id));
  if (isMeant && allowed.includes(decision)) return 'new';
  const isRepeated = {
    certify: isLatest && certificate.state === 'certified',
    decline: isLatest && certificate.state === 'declined',
    revoke: revoked.includes(certificate_id) || (isLatest && revoked.length > 0),
  };
  if (isRepeated[decision]) return 'repeated';
  const from = certificate?.state ?? 'lapsed';
  return fail('invalid_transition', { from, to: decision, allowed: isLatest ? allowed : [] });
}

/**
 * Certifies, declines or revokes a certificate of this employer. The same decision again changes nothing. Fails with
 * `not_found`, with `invalid_transition` if the certificate is not the latest one of its account, was answered otherwise or
 * is too old for an answer, or with `stale_version`. A certified one can be revoked although it is not the latest one.
 */
export async function decideCertificate(
  { db }: Pick<Deps, 'db'>,
  employer: Person,
  certificate_id: number,
  asked: CertificateDecision,
): Promise<AccountCertificate> {
  return inTransaction(db, async (tx) => {
    const { account_id } = (await findAccountOfCertificate(tx, employer, certificate_id)) ?? fail('not_found');
    const { entries } = (await openLedger(tx, employer, account_id)) ?? fail('not_found');
    const before = await viewOf(tx, employer, account_id, entries);
    const { decision } = asked;
    if ((await checkDecision(tx, { before, account_id, certificate_id, decision })) === 'repeated') return before;
    if (asked.decision === 'revoke') await revokeForEmployer(tx, employer, account_id, asked.reason);
    else {
      if (asked.decision === 'certify') await certifyDays(tx, { account_id, certificate_id, entries }, asked);
      else await decline(tx, certificate_id, asked.reason);
      const payload = { account_id, certificate_id };
      await recordEvent(tx, { name: 'wages.certificate_answered', actor: employer, payload });
    }
    return viewOf(tx, employer, account_id, entries);
  });
}

/** Returns the worker's certified days in building trades, and those that an employer could still certify. */
export const showWorkDays = ({ db }: { db: Queryable }, worker: Person): Promise<WorkDays> => countWorkDays(db, worker);
