// Planted changes of a signed document, each of which the check of the web app must refuse.
import { isLong } from '#contracts/document-facts.ts';
import { packDocument, signDocument } from '#contracts/signed-document.ts';
import { Paper } from '#platform/paper/paper.ts';
import { makeSigningKey, readSigningKey } from '#platform/signing/signing-key.ts';
import { checkPaper } from '#web/features/paper-check/check-paper.ts';
import { readRows } from '#web/features/paper-check/read-rows.ts';
import type { Sample } from './samples.ts';

interface Refused {
  what: string;
  isRefused: boolean;
}

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decoded = (part: string): Record<string, unknown> => JSON.parse(Buffer.from(part, 'base64url').toString());
const stranger = readSigningKey(makeSigningKey());

/** Amounts and numbers, of which one is in each kind of document. */
const amounts = ['owed', 'pay', 'total_days'] as const;

/** Returns the changed documents by the name of the change. */
async function changedTokens(token: string): Promise<Record<string, string>> {
  const [head = '', body = '', signature = ''] = token.slice(0, -1).split('.');
  const claims = decoded(body);
  const amount = amounts.find((name) => name in claims) ?? 'owed';
  const withClaims = (changed: object) => `${head}.${encoded({ ...claims, ...changed })}.${signature}~`;
  const { iss, iat, exp, vct } = claims;
  const typed = { iss: String(iss), iat: Number(iat), exp: Number(exp), vct: String(vct), ...claims };
  const last = signature.at(-2) === 'A' ? 'B' : 'A';
  return {
    'one more': withClaims({ [amount]: Number(claims[amount]) + 1 }),
    'another name': withClaims({ worker: 'Suresh Patil' }),
    'another day': withClaims({ day: '2026-11-28' }),
    'a later end': withClaims({ exp: Number(exp) + 1 }),
    'the algorithm none': `${encoded({ ...decoded(head), alg: 'none' })}.${body}.${signature}~`,
    'another key with the same id': await signDocument(typed, {
      kid: String(decoded(head).kid),
      sign: (bytes) => stranger.sign(bytes),
    }),
    'an unknown key': await signDocument(typed, stranger),
    'another signature': `${head}.${body}.${signature.slice(0, -2)}${last}${signature.at(-1)}~`,
  };
}

/** True if the check refuses the document. A document that cannot be packed reaches the check as nothing. */
async function isRefused(token: string): Promise<boolean> {
  const digits = await packDocument(token).catch(() => '0');
  return (await checkPaper(digits)).result === 'not_genuine';
}

/** Returns a PDF that carries these rows. */
async function pdfWith(rows: string | null): Promise<Blob> {
  const paper = new Paper({ language: 'en', title: 'Rows', at: new Date(0) });
  if (rows !== null) paper.attach(Buffer.from(rows), 'rows.json', new Date(0));
  return new Blob([new Uint8Array(await paper.finish())]);
}

async function changedRows({ content, rows }: Sample): Promise<Refused[]> {
  if (!isLong(content)) return [];
  const files: Record<string, string | null> = {
    'a row with one paisa more': rows.replace('"paise":80000', '"paise":80001'),
    'a row less': rows.replace(/,\{"seq":3,[^}]*\}/, ''),
    'a PDF without rows': null,
  };
  return Promise.all(
    Object.entries(files).map(async ([what, changed]) => ({
      what,
      isRefused: changed !== rows && (await readRows(await pdfWith(changed), content.facts.rows)).result === 'changed',
    })),
  );
}

/** Returns all planted changes of a document, and whether each is refused. */
export async function refusedChanges(sample: Sample): Promise<Refused[]> {
  const tokens = await changedTokens(sample.token);
  const digits = await packDocument(sample.token);
  const cut = await checkPaper(digits.slice(0, -29));
  const changed = await Promise.all(
    Object.entries(tokens).map(async ([what, token]) => ({ what, isRefused: await isRefused(token) })),
  );
  return [...changed, { what: 'a cut code', isRefused: cut.result === 'not_genuine' }, ...(await changedRows(sample))];
}
