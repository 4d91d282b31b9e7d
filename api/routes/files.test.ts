// Files over HTTP: storage, access control, replacement, removal and daily limit.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileEndpoints as endpoints, fileInfo } from '#contracts/files.ts';
import { z } from '#contracts/z.ts';
import type { Person } from '#marketplace/actor.ts';
import { setSetting } from '#marketplace/settings/queries.ts';
import { many, one, run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildApplication, buildEmployer, buildLabour, buildSession } from '#testing/factories.ts';
import { makePdf } from '#testing/hostile-files/documents.ts';
import { makeJpeg } from '#testing/hostile-files/pictures.ts';
import { testStorageFolder } from '#testing/storage.ts';
import { problemIn, upload } from '#testing/uploading.ts';

const database = useDatabase();
const api = useApi(database);

const sessionOf = (person: Person) => buildSession(database.db, person);

async function uploaded(token: string, endpoint: Parameters<typeof upload>[2], bytes: Buffer, name = 'mine.pdf') {
  const { status, answer } = await upload(api, token, endpoint, { bytes, name });
  expect(status, JSON.stringify(answer)).toBe(201);
  return fileInfo.parse(answer);
}

const get = (token: string | null, uid: string) => api.as(token).send(endpoints.getFile, { params: { file_uid: uid } });

const keyOf = async (uid: string) =>
  (await one(database.db, sql`select storage_key from files where uid = ${uid}`, z.object({ storage_key: z.string() })))
    .storage_key;
const isStored = (key: string) => existsSync(path.join(testStorageFolder, key));
const storedCount = () => readdirSync(path.join(testStorageFolder, 'files')).length;

describe('a file', () => {
  it('The owner gets a file unchanged as an attachment, even with a `Range` header (B29)', async () => {
    const token = await sessionOf(await buildLabour(database.db));
    const bytes = makePdf();
    const { uid, name, size } = await uploaded(token, endpoints.setResume, bytes, 'मेरा बायोडाटा.pdf');
    expect([name, size]).toEqual(['मेरा बायोडाटा.pdf', bytes.length]);
    const ranges = Array.from({ length: 1000 }, (_, place) => `${place}-${place}`).join(',');
    const response = await fetch(`${api.base}/api/v1/files/${uid}/`, {
      headers: { authorization: `Bearer ${token}`, range: `bytes=${ranges}` },
    });
    expect([response.status, Buffer.from(await response.arrayBuffer()).equals(bytes)]).toEqual([200, true]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'content-disposition': `attachment; filename="____ ________.pdf"; filename*=UTF-8''${encodeURIComponent(name)}`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    });
  });

  it('A new file of a kind replaces the old one and deletes its bytes', async () => {
    const token = await sessionOf(await buildLabour(database.db));
    const first = await uploaded(token, endpoints.setResume, makePdf());
    const firstKey = await keyOf(first.uid);
    const second = await uploaded(token, endpoints.setResume, makePdf({ catalog: '/Lang (hi)' }));
    expect(second.uid).not.toBe(first.uid);
    expect([isStored(firstKey), isStored(await keyOf(second.uid))]).toEqual([false, true]);
    expect((await get(token, first.uid)).status).toBe(404);
  });

  it('An identity document is rejected with 409 after the identity was verified', async () => {
    const labour = await buildLabour(database.db);
    await run(database.db, sql`update identities set status = 'verified' where user_id = ${labour.id}`);
    const token = await sessionOf(labour);
    const { status, answer } = await upload(api, token, endpoints.setIdentityDocument, {
      bytes: makePdf(),
      name: 'a.pdf',
    });
    expect([status, answer]).toEqual([409, expect.objectContaining({ code: 'identity_verified' })]);
    await uploaded(token, endpoints.setResume, makePdf());
  });

  it('A removed file is deleted from database and storage', async () => {
    const token = await sessionOf(await buildLabour(database.db));
    const { uid } = await uploaded(token, endpoints.setResume, makePdf());
    const key = await keyOf(uid);
    expect(await api.as(token).ok(endpoints.removeResume, {})).toEqual({ removed: true });
    expect([isStored(key), (await get(token, uid)).status]).toEqual([false, 404]);
    expect(await api.as(token).ok(endpoints.removeResume, {})).toEqual({ removed: false });
  });

  it('A rejected upload keeps the previous file', async () => {
    const token = await sessionOf(await buildLabour(database.db));
    const { uid } = await uploaded(token, endpoints.setResume, makePdf());
    const before = storedCount();
    const { status } = await upload(api, token, endpoints.setResume, { bytes: Buffer.from('MZ\x90\0') });
    expect([status, storedCount(), (await get(token, uid)).status]).toEqual([415, before, 200]);
  });
});

describe('access to files', () => {
  async function applicant() {
    const application = await buildApplication(database.db);
    const token = await sessionOf(application.labour);
    return {
      application,
      token,
      employer: await sessionOf(application.employer),
      picture: await uploaded(token, endpoints.setLabourPicture, await makeJpeg(), 'me.jpg'),
      resume: await uploaded(token, endpoints.setResume, makePdf()),
    };
  }

  it("An employer sees an applicant's picture, and browsers cache it for five minutes", async () => {
    const { employer, picture } = await applicant();
    const response = await get(employer, picture.uid);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(response.headers.get('cache-control')).toBe('private, max-age=300');
    expect(response.headers.get('vary')).toContain('Authorization');
  });

  it('Other users get the same 404 as for an unknown file', async () => {
    const { application, employer, picture, resume, token } = await applicant();
    const unknown = await get(token, '00000000-0000-4000-8000-000000000000');
    const { request_id: _, ...nothing } = problemIn(await unknown.json());
    const otherEmployer = await sessionOf(await buildEmployer(database.db));
    const otherLabour = await sessionOf(await buildLabour(database.db));
    const tries = [
      [otherEmployer, picture],
      [otherLabour, picture],
      [otherLabour, resume],
      [employer, resume],
    ] as const;
    for (const [who, { uid }] of tries) {
      const response = await get(who, uid);
      expect(response.status).toBe(404);
      expect(problemIn(await response.json())).toMatchObject(nothing);
    }
    expect((await get(null, picture.uid)).status).toBe(401);
    await run(database.db, sql`update applications set status = 'withdrawn' where id = ${application.id}`);
    expect((await get(employer, picture.uid)).status).toBe(404);
  });

  it("An employer cannot remove or replace an applicant's files", async () => {
    const { employer, picture, token } = await applicant();
    expect((await api.as(employer).problem(endpoints.removeLabourPicture, {})).status).toBe(403);
    expect(await api.as(employer).ok(endpoints.removeEmployerPicture, {})).toEqual({ removed: false });
    expect((await get(token, picture.uid)).status).toBe(200);
  });

  it('Each download is recorded, and a rejected request is not', async () => {
    const { application, employer, picture, token } = await applicant();
    await get(employer, picture.uid);
    await get(token, picture.uid);
    await get(await sessionOf(await buildEmployer(database.db)), picture.uid);
    const fetched = await many(
      database.db,
      sql`select d.user_id from file_downloads d join files f on f.id = d.file_id where f.uid = ${picture.uid} order by d.id`,
      z.object({ user_id: z.int() }),
    );
    expect(fetched.map(({ user_id }) => user_id)).toEqual([application.employer.id, application.labour.id]);
  });
});

describe('the daily limit of uploads', () => {
  it('Parallel uploads do not exceed the daily limit (B92)', async () => {
    await setSetting(database.db, 'uploads_per_day', 3);
    const token = await sessionOf(await buildLabour(database.db));
    const tries = Array.from({ length: 20 }, () => upload(api, token, endpoints.setResume, { bytes: makePdf() }));
    const answers = await Promise.all(tries);
    const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
    expect([count(201), count(429)]).toEqual([3, 17]);
    const refused = await upload(api, token, endpoints.setResume, { bytes: makePdf() });
    const wait = z.looseObject({ retry_after: z.int() }).parse(refused.answer).retry_after;
    expect(wait).toBeGreaterThan(86_000);
    expect(await uploadsLeft(token)).toBe(false);
    await run(database.db, sql`update file_uploads set uploaded_at = uploaded_at - interval '1 day'`);
    expect(await uploadsLeft(token)).toBe(true);
  });

  const uploadsLeft = async (token: string) =>
    (await upload(api, token, endpoints.setResume, { bytes: makePdf() })).status === 201;
});
