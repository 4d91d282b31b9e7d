// Test cases B01 to B29 of docs/rules.md: raw requests that are malformed, too large, ambiguous or disguised, for every
// route.
import { gzipSync } from 'node:zlib';
import { STRANGER } from '../check-answer.ts';
import { goodRequest, type Must, type Route, type Scene, type Sending, targetOf } from '../requests.ts';

interface Draft {
  id: string;
  about: string;
  must: Must;
  method?: string;
  target?: string;
  /** Headers that replace or extend those of a valid request; `null` removes a header. */
  headers?: Record<string, string | null>;
  /** Header lines that a map from name to value cannot represent, such as a header that occurs twice. */
  lines?: readonly string[];
  body?: string | Buffer;
  /** Value of `Content-Length`. By default the length of the body; `null` omits the header. */
  length?: number | null;
}

const JSON_TYPE = { 'content-type': 'application/json' };
const BOMB = gzipSync(Buffer.alloc(50 * 1024 * 1024, ' '));
const TEN_MB = Buffer.alloc(10 * 1024 * 1024, ' ');

/**
 * True for a route that accepts a file or form instead of JSON. Such a route refuses JSON with 415 (wrong content
 * type).
 */
const takesOther = ({ endpoint }: Route) => Boolean(endpoint.upload ?? endpoint.accepts);
const unless = (route: Route, must: Must): Must => (takesOther(route) ? [415] : must);

/** True for a route whose body may be empty. An empty JSON body counts as an empty object. */
const takesNothing = ({ endpoint: { body } }: Route) =>
  !body || body.safeParse(undefined).success || body.safeParse({}).success;

/**
 * Adds 415 to the accepted statuses of a form route, which may refuse the content type before the wrong path or method.
 */
const notThere = ({ endpoint }: Route, must: readonly number[]): Must => (endpoint.accepts ? [...must, 415] : must);

const bodies = (route: Route): Draft[] => [
  { id: 'B01', about: 'half of JSON', must: unless(route, [400]), headers: JSON_TYPE, body: '{"a":' },
  { id: 'B02', about: 'no body', must: takesNothing(route) ? 'any' : [422], headers: JSON_TYPE, body: '' },
  { id: 'B03', about: 'no type', must: [415], headers: { 'content-type': null }, body: '{}' },
  { id: 'B04', about: 'plain text', must: [415], headers: { 'content-type': 'text/plain' }, body: '{}' },
  { id: 'B04', about: 'XML', must: [415], headers: { 'content-type': 'application/xml' }, body: '<a/>' },
  {
    id: 'B04',
    about: 'a form',
    must: route.endpoint.accepts ? 'any' : [415],
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'a=b',
  },
  {
    id: 'B05',
    about: 'UTF-7',
    must: [415],
    headers: { 'content-type': 'application/json; charset=utf-7' },
    body: '{}',
  },
  {
    id: 'B05',
    about: 'UTF-16',
    must: [415],
    headers: { 'content-type': 'application/json; charset=utf-16' },
    body: Buffer.from('{}', 'utf16le'),
  },
  { id: 'B06', about: 'a string alone', must: unless(route, [400]), headers: JSON_TYPE, body: '"x"' },
  { id: 'B06', about: 'a number alone', must: unless(route, [400]), headers: JSON_TYPE, body: '1' },
  { id: 'B06', about: 'null alone', must: unless(route, [400]), headers: JSON_TYPE, body: 'null' },
  { id: 'B07', about: 'a list', must: unless(route, [422]), headers: JSON_TYPE, body: '[]' },
  { id: 'B07', about: 'a list of objects', must: unless(route, [422]), headers: JSON_TYPE, body: '[{}]' },
  {
    id: 'B08',
    about: '10 MB',
    must: [413],
    body: TEN_MB,
    headers: route.endpoint.upload ? { 'content-type': 'multipart/form-data; boundary=x' } : typeFor(route),
  },
  {
    id: 'B09',
    about: 'a gzip bomb',
    must: unless(route, [413]),
    headers: { ...JSON_TYPE, 'content-encoding': 'gzip' },
    body: BOMB,
  },
  {
    id: 'B10',
    about: 'an unknown encoding',
    must: [415],
    headers: { ...JSON_TYPE, 'content-encoding': 'zz' },
    body: '{}',
  },
  {
    id: 'B11',
    about: 'deep nesting',
    must: unless(route, [422]),
    headers: JSON_TYPE,
    body: '['.repeat(49_000) + ']'.repeat(49_000),
  },
  {
    id: 'B11',
    about: 'deep nesting without an end',
    must: unless(route, [400]),
    headers: JSON_TYPE,
    body: '['.repeat(90_000),
  },
  {
    id: 'B12',
    about: 'invalid UTF-8',
    must: unless(route, [400]),
    headers: JSON_TYPE,
    body: Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]),
  },
  ...doubled(route),
  { id: 'B14', about: 'a byte order mark', must: unless(route, [422]), headers: JSON_TYPE, body: '\ufeff[]' },
];

const typeFor = ({ endpoint }: Route) =>
  endpoint.accepts ? { 'content-type': 'application/x-www-form-urlencoded' } : JSON_TYPE;

/** Bodies in which a key occurs twice. The API uses the last value, so it must refuse an invalid last value. */
function doubled(route: Route): Draft[] {
  const first = route.fields.find(
    ({ place, path, kind }) => place === 'body' && path.length === 1 && kind !== 'any' && kind !== 'never',
  );
  if (!first || takesOther(route)) return [];
  return [
    {
      id: 'B13',
      about: 'a duplicate key with a bad last value',
      must: [422],
      headers: JSON_TYPE,
      body: `{"${first.name}":"x","${first.name}":{"bad":[1]}}`,
    },
  ];
}

const framing = (route: Route): Draft[] => [
  {
    id: 'B15',
    about: 'two Content-Length headers',
    must: [400],
    headers: { ...JSON_TYPE, 'transfer-encoding': 'chunked' },
    body: '2\r\n{}\r\n0\r\n\r\n',
    length: 2,
  },
  {
    id: 'B15',
    about: 'chunks without a size',
    must: takesOther(route) ? [400, 415] : [400],
    headers: { ...JSON_TYPE, 'transfer-encoding': 'chunked' },
    body: 'zz\r\n{}\r\n',
    length: null,
  },
  {
    id: 'B15',
    about: 'a Content-Length that is no number',
    must: [400],
    lines: ['content-length: 2x'],
    headers: JSON_TYPE,
    body: '{}',
    length: null,
  },
  {
    id: 'B17',
    about: '200 headers',
    must: 'any',
    method: 'GET',
    lines: Array.from({ length: 200 }, (_, place) => `x-${place}: a`),
  },
  { id: 'B17', about: 'headers of 70 kB', must: [431], lines: [`x-long: ${'a'.repeat(70_000)}`] },
  { id: 'B18', about: 'TRACE', must: notThere(route, [405]), method: 'TRACE' },
  { id: 'B18', about: 'PROPFIND', must: notThere(route, [405]), method: 'PROPFIND' },
  { id: 'B18', about: 'CONNECT', must: [405], method: 'CONNECT' },
  { id: 'B18', about: 'an unknown method', must: notThere(route, [400, 405]), method: 'JUGGLE' },
  {
    id: 'B28',
    about: 'another host',
    must: 'any',
    method: 'GET',
    headers: { 'x-forwarded-host': STRANGER, 'x-forwarded-proto': 'gopher', 'x-forwarded-for': `1.2.3.4, ${STRANGER}` },
  },
];

const addresses = (route: Route, scene: Scene): Draft[] => {
  const target = targetOf(route, scene);
  const names = route.fields.filter(({ place }) => place === 'path').map(({ name }) => name);
  const instead = (given: string) => names.map((name) => targetOf(route, scene, { [name]: given }));
  return [
    {
      id: 'B16',
      about: 'a URL of 30 kB',
      must: 'any',
      target: `${target}?q=${'a'.repeat(30_000)}`,
      method: 'GET',
    },
    { id: 'B16', about: 'a URL of 70 kB', must: [431], target: `${target}?q=${'a'.repeat(70_000)}` },
    {
      id: 'B19',
      about: 'another method in a header',
      must: 'any',
      method: 'GET',
      headers: { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' },
    },
    ...instead('%E0%A4%A').map(
      (bad): Draft => ({ id: 'B20', about: 'invalid UTF-8 in the path', must: [400], target: bad }),
    ),
    { id: 'B21', about: 'truncated UTF-8 in the query', must: [400], target: `${target}?q=%E0%A4%A` },
    { id: 'B21', about: 'a percent sign in the query', must: [400], target: `${target}?q=%` },
    ...instead('%00').map((bad): Draft => ({ id: 'B22', about: 'NUL in the path', must: [400, 404], target: bad })),
    { id: 'B22', about: 'NUL in the query', must: [422], target: `${target}?q=%00` },
    ...instead('..%2f..%2fetc').map(
      (bad): Draft => ({ id: 'B23', about: 'path traversal in the URL', must: [404], target: bad }),
    ),
    { id: 'B24', about: 'two slashes', must: notThere(route, [404]), target: target.replace('/api/', '/api//') },
    { id: 'B24', about: 'a dot', must: notThere(route, [404]), target: target.replace('/api/', '/api/./') },
    { id: 'B24', about: 'two dots', must: notThere(route, [404]), target: target.replace('/api/', '/api/x/../') },
    {
      id: 'B24',
      about: 'upper case',
      must: notThere(route, [404]),
      target: target.replace(/\/(v1|csrf)/, (part) => part.toUpperCase()),
    },
    {
      id: 'B25',
      about: 'a parameter twice',
      must: route.fields.some(({ place, name }) => place === 'query' && name === 'page') ? [422] : 'any',
      target: `${target}?page=1&page=2`,
      method: 'GET',
    },
    {
      id: 'B26',
      about: 'an operator',
      must: 'any',
      target: `${target}?page[$gt]=1&a[b]=c&__proto__[x]=1`,
      method: 'GET',
    },
  ];
};

function callers(route: Route): Draft[] {
  const must: Must = route.endpoint.auth === 'public' ? 'any' : [401];
  const as = (about: string, authorization: string): Draft => ({ id: 'B27', about, must, headers: { authorization } });
  return [
    as('an empty token', 'Bearer '),
    as('no token', 'Bearer'),
    as('a password', 'Basic YTpi'),
    as('a token of 10 kB', `Bearer ${'a'.repeat(10_000)}`),
    as('two tokens in one line', `Bearer ${'a'.repeat(43)} ${'b'.repeat(43)}`),
    { ...as('two lines', `Bearer ${'a'.repeat(43)}`), lines: [`authorization: Bearer ${'b'.repeat(43)}`] },
    { ...as('a line that is broken', 'Bearer a\n b'), must: [400] },
    ...(route.endpoint.answers === 'file'
      ? [
          {
            id: 'B29',
            about: 'a thousand ranges',
            must: [200, 404, 409, 416],
            headers: { range: `bytes=${Array.from({ length: 1_000 }, (_, at) => `${at}-${at}`).join(',')}` },
          } satisfies Draft,
        ]
      : []),
  ];
}

function bytesOf(route: Route, scene: Scene, draft: Draft): Buffer {
  const good = goodRequest(route, scene, draft);
  const { method = good.method, target = good.target, lines = [], length } = draft;
  const body = Buffer.from(draft.body ?? (method === 'GET' ? '' : (good.body ?? '')));
  const size = length === undefined ? body.length : length;
  const headers: Record<string, string | null> = {
    host: '127.0.0.1',
    connection: 'close',
    ...good.headers,
    ...draft.headers,
  };
  if (body.length === 0 && draft.body === undefined) headers['content-type'] = null;
  const headerLines = Object.entries(headers).flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]));
  const sized = size === null || (size === 0 && draft.body === undefined) ? [] : [`content-length: ${size}`];
  const head = [`${method} ${target} HTTP/1.1`, ...headerLines, ...sized, ...lines].join('\r\n');
  return Buffer.concat([Buffer.from(`${head}\r\n\r\n`), body]);
}

/** Returns every malformed request of one route. */
export function transportRequests(route: Route, scene: Scene): Sending[] {
  const drafts = [...bodies(route), ...framing(route), ...addresses(route, scene), ...callers(route)];
  return drafts.map((draft) => ({ ...goodRequest(route, scene, draft), bytes: bytesOf(route, scene, draft) }));
}
