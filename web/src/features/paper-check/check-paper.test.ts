import { afterEach, expect, it, vi } from 'vitest';
import { validSeconds } from '#contracts/documents.ts';
import { type PublicJwk, packDocument, REVOKED_PATH, signDocument } from '#contracts/signed-document.ts';
import { removeStored } from '../../kit/storage/browser-store.ts';
import { checkPaper } from './check-paper.ts';

afterEach(() => {
  removeStored('signingKeys', 'revokedPapers');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const issuer = 'https://kaamsetu.example';
const now = Math.floor(Date.now() / 1000);
const facts = {
  worker: 'Ramesh Yadav',
  employer: 'Suresh Patil',
  trade: 'mason',
  first_day: '2026-01-05',
  day: '2026-02-05',
  earned: 0,
  received: 0,
  owed: 0,
  waiting: 0,
  disputed: 0,
  entries: 1,
  rows: '',
};
const claims = {
  iss: issuer,
  iat: now,
  exp: now + validSeconds('wage-statement'),
  vct: `${issuer}/credentials/wage-statement/1`,
  ...facts,
};

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
const { privateKey, publicKey } = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', publicKey);
const jwk: PublicJwk = { kid: 'first', kty: 'EC', crv: 'P-256', x, y };
const signing = {
  kid: 'first',
  sign: async (bytes: Uint8Array<ArrayBuffer>) =>
    new Uint8Array(await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, bytes)),
};
const digitsOf = async (changed: object = {}) => packDocument(await signDocument({ ...claims, ...changed }, signing));

/** Returns the digits of a paper with one more paisa than was signed. */
async function changedDigits(): Promise<string> {
  const [head = '', , signature = ''] = (await signDocument(claims, signing)).split('.');
  const changed = Buffer.from(JSON.stringify({ ...claims, owed: 1 })).toString('base64url');
  return packDocument(`${head}.${changed}.${signature}`);
}

/** Serves one response after another, the last one again and again. Returns the cache modes of the requests. */
function serve(...responses: { status?: number; keys?: PublicJwk[] }[]) {
  const modes: (RequestCache | undefined)[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit = {}) => {
    const { status = 200, keys = [] } = responses[Math.min(modes.length, responses.length - 1)] ?? {};
    modes.push(init.cache);
    return Response.json({ issuer, jwks: { keys } }, { status });
  });
  return modes;
}

it('A paper of this issuer is genuine after one request for the keys', async () => {
  const modes = serve({ keys: [jwk] });
  expect(await checkPaper(await digitsOf())).toEqual({ result: 'genuine', content: { kind: 'wage-statement', facts } });
  expect(modes).toEqual(['default']);
});

it('A paper of each other kind is shown with its own facts', async () => {
  serve({ keys: [jwk] });
  const note = {
    worker: 'Ramesh Yadav',
    employer: '',
    trade: 'mason',
    place: 'Pune, Maharashtra',
    first_day: '2026-01-05',
    day: '2026-02-05',
    basis: 'day',
    pay: 80_000,
    rate_from: '2026-01-19',
    pay_every: 'week',
    pay_weekday: 6,
    hours: 8,
  };
  const { iss, iat, exp } = claims;
  const token = await signDocument(
    { iss, iat, exp, vct: `${issuer}/credentials/appointment-note/1`, ...note },
    signing,
  );
  const shown = { result: 'genuine', content: { kind: 'appointment-note', facts: note } };
  expect(await checkPaper(await packDocument(token))).toEqual(shown);
});

it('A paper whose key is not among the cached keys is genuine by the keys of the server', async () => {
  const modes = serve({ keys: [] }, { keys: [jwk] });
  expect(await checkPaper(await digitsOf())).toMatchObject({ result: 'genuine' });
  expect(modes).toEqual(['default', 'reload']);
});

it('Digits without a paper behind them are not genuine', async () => {
  serve({ keys: [jwk] });
  expect(await checkPaper('123')).toEqual({ result: 'not_genuine' });
});

it('The stored keys decide without a connection for 30 days', async () => {
  serve({ keys: [jwk] });
  const digits = await digitsOf();
  await checkPaper(digits);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await checkPaper(digits)).toMatchObject({ result: 'genuine' });
  expect(await checkPaper(await changedDigits())).toEqual({ result: 'not_genuine' });
  vi.useFakeTimers({ now: Date.now() + 30 * 24 * 60 * 60 * 1000, toFake: ['Date'] });
  expect(await checkPaper(digits)).toEqual({ result: 'unreachable' });
});

it('Nothing is said without a connection about a paper of a key that is not stored', async () => {
  serve({ keys: [] });
  const digits = await digitsOf();
  await checkPaper(digits);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await checkPaper(digits)).toEqual({ result: 'unreachable' });
});

it.each([404, 500])('Nothing is said about a paper if the answer for the keys is %i', async (status) => {
  serve({ status });
  expect(await checkPaper(await digitsOf())).toEqual({ result: 'unreachable' });
});

it('Nothing is said about a paper if the browser cannot unpack its code', async () => {
  serve({ keys: [jwk] });
  const digits = await digitsOf();
  vi.stubGlobal(
    'DecompressionStream',
    class {
      constructor() {
        throw new TypeError('Unsupported format');
      }
    },
  );
  expect(await checkPaper(digits)).toEqual({ result: 'unreachable' });
});

it.each([
  ['of another kind', { vct: `${issuer}/credentials/work-record/1` }],
  ['of a kind of another issuer', { vct: 'https://other.example/credentials/wage-statement/1' }],
  ['that is valid for more than 1,200 days', { exp: now + validSeconds('wage-statement') + 1 }],
])('A signed document %s is not shown as a wage statement', async (_, changed) => {
  serve({ keys: [jwk] });
  expect(await checkPaper(await digitsOf(changed))).toEqual({ result: 'not_genuine' });
});

const certificate = {
  ...{ worker: 'Ramesh Yadav', employer: 'Suresh Patil', trade: 'mason', day: '2026-02-05', certified: '2026-02-04' },
  ...{ from: '2026-01-05', to: '2026-02-03', total_days: 20, half_days: 2, by_code: 12, by_entry: 8 },
};
const NUMBER = '6f6a3b0e-6f37-4f0a-9d43-0d3c1f3c1a11';
const certificateDigits = async (changed: object = {}) => {
  const vct = `${issuer}/credentials/work-certificate/1`;
  const common = { iss: issuer, iat: now, exp: now + validSeconds('work-certificate'), vct, jti: NUMBER };
  return packDocument(await signDocument({ ...common, ...certificate, ...changed }, signing));
};

/** Serves the keys, and the numbers of revoked documents; null if that list cannot be fetched. */
function serveList(revoked: readonly string[] | null) {
  vi.stubGlobal('fetch', async (url: string) => {
    if (url !== REVOKED_PATH) return Response.json({ issuer, jwks: { keys: [jwk] } });
    return revoked ? Response.json({ revoked }) : Response.json({}, { status: 503 });
  });
}
const offline = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));

it('A certificate that the employer took back is revoked, and another one is genuine', async () => {
  const digits = await certificateDigits();
  serveList(['another']);
  expect(await checkPaper(digits)).toEqual({
    result: 'genuine',
    content: { kind: 'work-certificate', facts: certificate },
  });
  serveList([NUMBER]);
  expect(await checkPaper(digits)).toMatchObject({ result: 'revoked' });
});

it('A certificate is unchecked without a list of the last day, but a known revocation stays', async () => {
  const digits = await certificateDigits();
  serveList(null);
  expect(await checkPaper(digits)).toMatchObject({ result: 'unchecked' });
  serveList([]);
  await checkPaper(digits);
  offline();
  expect(await checkPaper(digits)).toMatchObject({ result: 'genuine' });
  vi.useFakeTimers({ now: Date.now() + 25 * 60 * 60 * 1000, toFake: ['Date'] });
  expect(await checkPaper(digits)).toMatchObject({ result: 'unchecked' });
  serveList([NUMBER]);
  await checkPaper(digits);
  offline();
  vi.useFakeTimers({ now: Date.now() + 25 * 60 * 60 * 1000, toFake: ['Date'] });
  expect(await checkPaper(digits)).toMatchObject({ result: 'revoked' });
});

it('A certificate that is valid for more than 180 days is not genuine, and one that has expired is expired', async () => {
  serveList([NUMBER]);
  const later = await certificateDigits({ exp: now + validSeconds('work-certificate') + 1 });
  expect(await checkPaper(later)).toEqual({ result: 'not_genuine' });
  const old = await certificateDigits({ iat: now - 10, exp: now - 5 });
  expect(await checkPaper(old)).toMatchObject({ result: 'expired' });
});

it('The check of a wage statement does not fetch the list of revoked documents', async () => {
  const modes = serve({ keys: [jwk] });
  await checkPaper(await digitsOf());
  expect(modes).toHaveLength(1);
});
