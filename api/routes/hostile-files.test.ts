// Malicious files sent to the real API: each is rejected with its code, or stored harmless and never shown inline.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { fileEndpoints as endpoints, fileInfo } from '#contracts/files.ts';
import type { FileKind } from '#contracts/reference.ts';
import { setSetting } from '#marketplace/settings/queries.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildEmployer, buildLabour, buildSession } from '#testing/factories.ts';
import { hostileFiles, hostileNames } from '#testing/hostile-files/corpus.ts';
import { makeDoc, makeDocx, makePdf } from '#testing/hostile-files/documents.ts';
import { honestFiles } from '#testing/hostile-files/honest.ts';
import { CAMERA, makeJpeg, makeJpegWithPlace, makePng, makeWebp } from '#testing/hostile-files/pictures.ts';
import { testStorageFolder } from '#testing/storage.ts';
import { problemIn, upload } from '#testing/uploading.ts';

const database = useDatabase();
const api = useApi(database);
const tokens = { labour: '', employer: '' };

beforeAll(async () => {
  tokens.labour = await buildSession(database.db, await buildLabour(database.db));
  tokens.employer = await buildSession(database.db, await buildEmployer(database.db));
  await setSetting(database.db, 'uploads_per_day', 1000);
});

const uploadEndpoints = {
  picture: endpoints.setLabourPicture,
  resume: endpoints.setResume,
  identity: endpoints.setIdentityDocument,
  pan: endpoints.setPanDocument,
  gst: endpoints.setGstDocument,
} as const;

const send = async (kind: FileKind, bytes: Buffer, name = 'file.pdf') =>
  upload(api, tokens[kind === 'pan' || kind === 'gst' ? 'employer' : 'labour'], uploadEndpoints[kind], {
    name,
    bytes,
    type: 'text/html',
  });

const fetchFile = (answer: unknown, token = tokens.labour) =>
  api.as(token).send(endpoints.getFile, { params: { file_uid: fileInfo.parse(answer).uid } });

const stored = () => {
  const folder = path.join(testStorageFolder, 'files');
  return readdirSync(folder).map((name) => path.join(folder, name));
};

const statusOf: Record<string, number> = { kept: 201, file_type: 415, file_too_large: 413 };

describe('malicious files', () => {
  it.each(hostileFiles())('The file “$about” has the result $fate', async ({ kind, name, bytes, fate }) => {
    const { status, answer } = await send(kind, await bytes, name);
    const { code = 'kept', error_codes } = status === 201 ? {} : problemIn(answer);
    expect([error_codes?.file?.[0] ?? code, status]).toEqual([fate, statusOf[fate] ?? 422]);
    if (fate !== 'kept') return;
    const response = await fetchFile(answer);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; /);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'; frame-ancestors 'none'");
    const kept = Buffer.from(await response.arrayBuffer()).toString('latin1');
    expect(kept).not.toMatch(/<script|META-INF/);
  });

  it('The storage contains nothing of the rejected files', () => {
    const wild = stored().filter((file) => /<script|EICAR|META-INF|MZ\x90/.test(readFileSync(file, 'latin1')));
    expect(wild).toEqual([]);
  });
});

describe('file names', () => {
  it.each(hostileNames)('B90: the name %j is shown as %j', async (given, shown) => {
    const { status, answer } = await send('resume', makePdf(), given);
    expect([status, fileInfo.parse(answer).name]).toEqual([201, shown]);
    const header = (await fetchFile(answer)).headers.get('content-disposition') ?? '';
    expect(header).toMatch(/^attachment; filename="[ !#-~]*"; filename\*=UTF-8''[\w!#$&+.^`|~%-]+$/);
    expect(decodeURIComponent(header.split("''")[1] ?? '')).toBe(shown);
  });

  it('The storage never uses file names of clients', () => {
    expect(stored().filter((file) => !/^[\w-]{43}$/.test(path.basename(file)))).toEqual([]);
  });
});

describe('honest files', () => {
  const honest: readonly (readonly [FileKind, string, () => Buffer | Promise<Buffer>, string])[] = [
    ['picture', 'a JPEG', makeJpeg, 'image/webp'],
    ['picture', 'a PNG', makePng, 'image/webp'],
    ['picture', 'a WebP', makeWebp, 'image/webp'],
    ['resume', 'a PDF', makePdf, 'application/pdf'],
    ['resume', 'a DOC', makeDoc, 'application/msword'],
    ['resume', 'a DOCX', makeDocx, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['resume', 'a photo of paper', makeJpeg, 'image/jpeg'],
    ['identity', 'a PNG', makePng, 'image/jpeg'],
    ['pan', 'a PDF', makePdf, 'application/pdf'],
    ['gst', 'a JPEG', makeJpeg, 'image/jpeg'],
  ];

  it.each(honest)(
    'An upload of kind %s (%s) is stored, regardless of its declared type (B93)',
    async (kind, _about, make, type) => {
      const { status, answer } = await send(kind, await make());
      expect([status, fileInfo.parse(answer).content_type]).toEqual([201, type]);
    },
  );

  it.each(honestFiles())('The file “$about” is stored unchanged', async ({ name, bytes }) => {
    const sent = await bytes;
    const { status, answer } = await send('resume', sent, name);
    expect([status, answer]).toEqual([201, expect.objectContaining({ size: sent.length })]);
  });

  it.each(['picture', 'identity'] as const)(
    'B87: a stored %s has no camera or location data and is upright',
    async (kind) => {
      const photo = await makeJpegWithPlace();
      expect(photo.includes(CAMERA)).toBe(true);
      const { answer } = await send(kind, photo);
      const bytes = Buffer.from(await (await fetchFile(answer)).arrayBuffer());
      const { default: sharp } = await import('sharp');
      const { exif, width, height } = await sharp(bytes).metadata();
      expect([exif, bytes.includes(CAMERA)]).toEqual([undefined, false]);
      expect([width, height]).toEqual(kind === 'picture' ? [512, 512] : [600, 900]);
    },
  );
});
