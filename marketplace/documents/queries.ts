// SQL of signed documents and of the public keys with which they were signed.
import { type DocumentContent, documentContent } from '#contracts/document-facts.ts';
import { documentKinds, signedPaper, validDays } from '#contracts/documents.ts';
import { type Language, language } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import { many, maybe, one, type Queryable, run, sql, type Tx } from '#platform/sql.ts';
import { secondsToRoom } from '../rolling-window.ts';

const shown = sql`uid, kind, language, state, requested_at, expires_at`;

const storedRow = z.extend(signedPaper, { id: z.int(), storage_key: z.nullable(z.string()) });

/** Returns a document of this user; null if the user has no such document. */
export const findDocument = (db: Queryable, ownerId: number, uid: string) =>
  maybe(
    db,
    sql`select id, ${shown}, storage_key from documents where uid = ${uid} and owner_id = ${ownerId}`,
    storedRow,
  );

interface NewDocument {
  content: DocumentContent;
  owner_id: number;
  /** The wage account and the number of the last row of its log; null if the document is about a diary. */
  account: { id: number; seq: number } | null;
  diary_id?: number;
  /** The certification that a work certificate states. */
  certificate_id?: number;
  language: Language;
  /** The canonical JSON of which `facts.rows` is the digest; null for documents without rows. */
  rows: string | null;
}

const insertedRow = z.extend(signedPaper, { id: z.int() });

/** Inserts a document. */
export const insertDocument = (tx: Tx, { content: { kind, facts }, ...given }: NewDocument) =>
  one(
    tx,
    sql`insert into documents (kind, owner_id, account_id, account_seq, certificate_id, diary_id, language, facts, rows)
      values (${kind}, ${given.owner_id}, ${given.account?.id ?? null}, ${given.account?.seq ?? null},
        ${given.certificate_id ?? null}, ${given.diary_id ?? null}, ${given.language}, ${JSON.stringify(facts)}::jsonb, ${given.rows})
      returning id, ${shown}`,
    insertedRow,
  );

/** Returns the days for which a document of this kind must still be valid to be reused. */
const minDaysLeft = (kind: keyof typeof validDays) => Math.min(365, validDays[kind] / 2);

/**
 * Returns the user's document with the same facts, except its date, in the same language; null if no such document
 * exists, if it could not be made, or if it expires soon.
 */
export const findSameDocument = (
  db: Queryable,
  { content: { kind, facts }, owner_id, account, diary_id, language: reader }: NewDocument,
) =>
  maybe(
    db,
    sql`select ${shown} from documents where owner_id = ${owner_id} and account_id is not distinct from ${account?.id ?? null}
        and diary_id is not distinct from ${diary_id ?? null} and kind = ${kind}
        and language = ${reader} and facts - 'day' = ${JSON.stringify(facts)}::jsonb - 'day' and state in ('requested', 'issued')
        and (expires_at is null or expires_at > now() + ${minDaysLeft(kind)}::int * interval '1 day')
      order by id desc limit 1`,
    signedPaper,
  );

const requests = z.object({ total: z.int(), retry_after: z.int() });

/** Returns the number of documents that a user requested in the last day, and the seconds until it falls below `max`. */
export const countRequests = (tx: Tx, ownerId: number, max: number) =>
  one(
    tx,
    sql`select count(*)::int as total, ${secondsToRoom(sql`requested_at`, sql`interval '1 day'`, { max })} as retry_after
      from documents where owner_id = ${ownerId} and requested_at > now() - interval '1 day'`,
    requests,
  );

const waiting = {
  id: z.int(),
  uid: z.string(),
  version: z.int(),
  language,
  rows: z.nullable(z.string()),
  /** Seconds since 1970. */
  now: z.int(),
};
const waitingRow = z.intersection(z.object(waiting), documentContent);
export type WaitingDocument = z.output<typeof waitingRow>;

/** Returns the document of an event; null if it is no longer waiting to be signed. */
export const findWaitingDocument = (db: Queryable, eventId: number) =>
  maybe(
    db,
    sql`select d.id, d.uid, d.kind, d.version, d.language, d.facts, d.rows, extract(epoch from now())::bigint as now
      from domain_events e join documents d on d.id = (e.payload ->> 'document_id')::bigint
      where e.id = ${eventId} and d.state = 'requested'`,
    waitingRow,
  );

interface Issued {
  id: number;
  token: string;
  kid: string;
  storage_key: string;
  /** Seconds since 1970. */
  iat: number;
  exp: number;
}

/** Marks a document as issued. Returns false if it was deleted, or if another run has issued it. */
export async function setIssued(tx: Tx, { id, token, kid, storage_key, iat, exp }: Issued): Promise<boolean> {
  const changed = await run(
    tx,
    sql`update documents set state = 'issued', rows = null, token = ${token}, kid = ${kid}, storage_key = ${storage_key},
        issued_at = to_timestamp(${iat}::bigint), expires_at = to_timestamp(${exp}::bigint)
      where id = ${id} and state = 'requested'`,
  );
  return changed === 1;
}

/** Marks a document as one that cannot be made. */
export async function setFailed(db: Queryable, id: number): Promise<void> {
  await run(db, sql`update documents set state = 'failed', rows = null where id = ${id} and state = 'requested'`);
}

/** Marks documents that have waited for more than a day as failed: their task no longer runs. */
export async function failOldDocuments(db: Queryable): Promise<void> {
  await run(
    db,
    sql`update documents set state = 'failed', rows = null
      where state = 'requested' and requested_at < now() - interval '1 day'`,
  );
}

const listed = z.object({ uid: z.string(), kind: z.enum(documentKinds), storage_key: z.string() });

/** Returns the documents of a user that have a PDF, in the order of their requests. */
export const listStoredDocuments = (db: Queryable, ownerId: number) =>
  many(
    db,
    sql`select uid, kind, storage_key from documents where owner_id = ${ownerId} and storage_key is not null order by id`,
    listed,
  );

/** Days after the end of a document's validity in which its owner can still download it (D99). */
const DOWNLOAD_DAYS = 30;

/**
 * Deletes the content of up to 500 documents that expired more than `DOWNLOAD_DAYS` ago. The daily sweep of files
 * deletes their PDFs. Returns the number of documents.
 */
export const removeExpiredContent = (db: Queryable): Promise<number> =>
  run(
    db,
    sql`update documents set token = null, storage_key = null, facts = '{}' where id = any(array(
      select id from documents where token is not null and expires_at < now() - ${DOWNLOAD_DAYS}::int * interval '1 day'
      order by expires_at limit 500))`,
  );

/** Adds a public key, if it is not known, before a document that it signed is issued. */
export async function insertKey(
  tx: Tx,
  { kid, issuer, x, y }: { kid: string; issuer: string; x: string; y: string },
): Promise<void> {
  await run(
    tx,
    sql`insert into signing_keys (kid, issuer, x, y) values (${kid}, ${issuer}, ${x}, ${y})
      on conflict (kid) do update set issuer = excluded.issuer`,
  );
}

const issuerRow = z.object({ issuer: z.string() });

/**
 * Returns the issuer of the newest public key, if it is not the given issuer and has documents that are still valid; null
 * otherwise. The platform publishes only this issuer, so documents of an earlier issuer are already not genuine, and no
 * setting makes them genuine again.
 */
export async function findOtherIssuer(db: Queryable, issuer: string): Promise<string | null> {
  const found = await maybe(
    db,
    sql`select newest.issuer from (select issuer from signing_keys order by created_at desc limit 1) newest
      where newest.issuer <> ${issuer} and exists (select from documents d join signing_keys k on k.kid = d.kid
        where k.issuer = newest.issuer and d.expires_at > now())`,
    issuerRow,
  );
  return found?.issuer ?? null;
}

const keyRow = z.object({ kid: z.string(), issuer: z.string(), x: z.string(), y: z.string() });

/** Returns the public keys, newest first. */
export const listKeys = (db: Queryable) =>
  many(db, sql`select kid, issuer, x, y from signing_keys order by created_at desc limit 100`, keyRow);

/**
 * Revokes the papers of a certificate: no longer makes those that are requested, deletes the content of those that are
 * issued, and publishes their numbers.
 */
export async function revokeDocuments(tx: Tx, certificateId: number): Promise<void> {
  await run(
    tx,
    sql`with changed as (
        update documents set state = case when state = 'issued' then 'revoked' else 'failed' end, rows = null, token = null,
          storage_key = null
        where certificate_id = ${certificateId} and state in ('requested', 'issued') returning uid, state, expires_at)
      insert into revoked_documents (uid, expires_at) select uid, expires_at from changed where state = 'revoked'`,
  );
}

const revokedRow = z.object({ uid: z.string() });

/** Returns the numbers of the revoked documents that have not expired. */
export const listRevoked = (db: Queryable) =>
  many(db, sql`select uid from revoked_documents where expires_at > now() order by uid`, revokedRow);

/** Deletes the numbers of revoked documents that have expired. */
export const removeOldRevocations = (db: Queryable): Promise<number> =>
  run(db, sql`delete from revoked_documents where expires_at <= now()`);
