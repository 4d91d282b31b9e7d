// Test cases B77 to B93 of docs/rules.md: hostile files, file names and forms, for every upload route.

import { hostileFiles, hostileNames } from '#testing/hostile-files/corpus.ts';
import { makePdf } from '#testing/hostile-files/documents.ts';
import { goodRequest, type Must, type Route, type Scene, type Sending } from '../requests.ts';

/** The file kind of an upload route, from the end of its path. */
const kindOf = ({ endpoint }: Route) => endpoint.path.split('/').at(-2);

const statusOf: Readonly<Record<string, number>> = { kept: 201, file_type: 415, file_too_large: 413 };
const BOUNDARY = 'b';

const partHead = (name: string, field = 'file') =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name.replace(/["\r\n]/g, (sign) => encodeURIComponent(sign))}"\r\nContent-Type: text/html\r\n\r\n`;
const END = `\r\n--${BOUNDARY}--\r\n`;
const formOf = (name: string, bytes: Buffer) => Buffer.concat([Buffer.from(partHead(name)), bytes, Buffer.from(END)]);

interface Form {
  id: string;
  about: string;
  must: Must;
  body: Buffer;
  boundary?: string;
}

const sendingOf = (
  route: Route,
  scene: Scene,
  { body, boundary = `; boundary=${BOUNDARY}`, ...rest }: Form,
): Sending => {
  const request = goodRequest(route, scene, rest);
  return { ...request, body, headers: { ...request.headers, 'content-type': `multipart/form-data${boundary}` } };
};

const idIn = (about: string) => /^B\d\d/.exec(about)?.[0] ?? 'B79';

let prepared: Promise<(readonly [file: ReturnType<typeof hostileFiles>[number], bytes: Buffer])[]> | null = null;

/** Builds all files at the first call and caches them, because some files take a second. */
function allFiles() {
  prepared ??= Promise.all(hostileFiles().map(async (file) => [file, await file.bytes] as const));
  return prepared;
}

const pdf = makePdf();
const field = (name: string) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nx\r\n`;
const filePart = Buffer.concat([Buffer.from(partHead('a.pdf')), pdf, Buffer.from('\r\n')]);
const joined = (...parts: readonly (string | Buffer)[]) => Buffer.concat(parts.map((part) => Buffer.from(part)));

const brokenForms = (): Form[] => [
  { id: 'B91', about: 'two files', must: [400], body: joined(filePart, filePart, `--${BOUNDARY}--\r\n`) },
  {
    id: 'B91',
    about: 'a thousand fields',
    must: [400],
    body: joined(Array.from({ length: 1_000 }, (_, at) => field(`f${at}`)).join(''), filePart, `--${BOUNDARY}--\r\n`),
  },
  { id: 'B91', about: 'another field', must: [400], body: joined(partHead('a.pdf', 'upload'), pdf, END) },
  { id: 'B91', about: 'no boundary', must: [400, 415], body: formOf('a.pdf', pdf), boundary: '' },
  { id: 'B91', about: 'an empty boundary', must: [400, 415], body: formOf('a.pdf', pdf), boundary: '; boundary=' },
  {
    id: 'B91',
    about: 'a boundary of 10 kB',
    must: [400],
    body: formOf('a.pdf', pdf),
    boundary: `; boundary=${'b'.repeat(10_000)}`,
  },
  { id: 'B91', about: 'no closing boundary', must: [400], body: filePart },
  {
    id: 'B91',
    about: 'a truncated part header',
    must: [400],
    body: joined(`--${BOUNDARY}\r\nContent-Disposition: form-da`),
  },
  { id: 'B91', about: 'no form', must: [400], body: joined('hello') },
  { id: 'B93', about: 'a PDF declared as HTML', must: 'any', body: formOf('a.pdf', pdf) },
];

/** A form that is shorter than its `Content-Length`. The connection ends after the last byte of the form. */
function shortened(route: Route, scene: Scene): Sending {
  const request = sendingOf(route, scene, {
    id: 'B91',
    about: 'fewer bytes than Content-Length',
    must: 'any',
    body: formOf('a.pdf', pdf),
  });
  const headerLines = Object.entries({ host: '127.0.0.1', connection: 'close', ...request.headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const head = [`${request.method} ${request.target} HTTP/1.1`, ...headerLines, 'content-length: 40'].join('\r\n');
  return { ...request, bytes: joined(`${head}\r\n\r\n`, formOf('a.pdf', pdf)) };
}

/**
 * Returns every hostile file and form for one route. The route for a kind of file must respond to each file of this
 * kind with the expected status; other routes may respond with any status.
 */
export async function formRequests(route: Route, scene: Scene): Promise<Sending[]> {
  if (!route.endpoint.upload) return [];
  const files = (await allFiles()).map(([{ about, kind, name, fate }, bytes]): Form => {
    const must: Must = kind === kindOf(route) ? [statusOf[fate] ?? 422] : 'any';
    return { id: idIn(about), about, must, body: formOf(name, bytes) };
  });
  const names = hostileNames.map(
    ([name]): Form => ({
      id: 'B90',
      about: name.slice(0, 30),
      must: kindOf(route) === 'resume' ? [201] : 'any',
      body: formOf(name, pdf),
    }),
  );
  const forms = [...files, ...names, ...brokenForms()].map((form) => sendingOf(route, scene, form));
  return [...forms, shortened(route, scene)];
}
