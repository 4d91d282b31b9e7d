// Pictures of work over HTTP: adding, the limit, access of employers, removal and hostile files.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { applicationEndpoints } from '#contracts/applications.ts';
import { picture } from '#contracts/picture-shape.ts';
import { pictureEndpoints as endpoints, MAX_WORK_PICTURES } from '#contracts/pictures.ts';
import { z } from '#contracts/z.ts';
import { setSetting } from '#marketplace/settings/queries.ts';
import { one, run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildApplication, buildEmployer, buildLabour, buildSession } from '#testing/factories.ts';
import { hostileFiles } from '#testing/hostile-files/corpus.ts';
import { CAMERA, makeJpeg, makeJpegWithPlace } from '#testing/hostile-files/pictures.ts';
import { testStorageFolder } from '#testing/storage.ts';
import { problemIn, upload } from '#testing/uploading.ts';

const database = useDatabase();
const api = useApi(database);

async function newLabour() {
  const labour = await buildLabour(database.db);
  return { labour, token: await buildSession(database.db, labour) };
}

async function added(token: string, bytes?: Buffer) {
  const { status, answer } = await upload(api, token, endpoints.addWorkPicture, { bytes: bytes ?? (await makeJpeg()) });
  expect(status, JSON.stringify(answer)).toBe(201);
  return picture.parse(answer);
}

const listed = async (token: string) =>
  (await api.as(token).ok(endpoints.listWorkPictures, {})).pictures.map(({ uid }) => uid);
const get = (token: string | null, uid: string) =>
  api.as(token).send(endpoints.getWorkPicture, { params: { picture_uid: uid } });
const remove = (token: string, uid: string) =>
  api.as(token).ok(endpoints.removeWorkPicture, { params: { picture_uid: uid } });

const storedCount = () => readdirSync(path.join(testStorageFolder, 'pictures')).length;

async function pathOf(uid: string): Promise<string> {
  const row = await one(
    database.db,
    sql`select storage_key from work_pictures where uid = ${uid}`,
    z.object({ storage_key: z.string() }),
  );
  return path.join(testStorageFolder, row.storage_key);
}

describe('pictures of work', () => {
  it('A worker gets the pictures in the order of upload, with the limit and their size', async () => {
    const { token } = await newLabour();
    const first = await added(token);
    const second = await added(token);
    const { pictures, limit } = await api.as(token).ok(endpoints.listWorkPictures, {});
    expect([pictures, limit]).toEqual([[first, second], MAX_WORK_PICTURES]);
    expect(Math.max(first.width, first.height)).toBeLessThanOrEqual(1280);
  });

  it('A picture is stored as WebP in its own shape, without the place where it was taken', async () => {
    const { token } = await newLabour();
    const { uid, width, height } = await added(token, await makeJpegWithPlace());
    const bytes = readFileSync(await pathOf(uid));
    expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
    expect(bytes.includes(CAMERA)).toBe(false);
    expect(width).not.toBe(height);
  });

  it('A picture beyond the limit is refused with 409, and a removed picture makes room', async () => {
    const { token } = await newLabour();
    const uids: string[] = [];
    for (let n = 0; n < MAX_WORK_PICTURES; n += 1) uids.push((await added(token)).uid);
    const { status, answer } = await upload(api, token, endpoints.addWorkPicture, { bytes: await makeJpeg() });
    expect([status, problemIn(answer)]).toEqual([409, expect.objectContaining({ code: 'pictures_limit', limit: 4 })]);
    const [first = ''] = uids;
    const file = await pathOf(first);
    expect([await remove(token, first), existsSync(file)]).toEqual([{ removed: true }, false]);
    expect(await remove(token, first)).toEqual({ removed: false });
    const { uid } = await added(token);
    expect(await listed(token)).toEqual([...uids.slice(1), uid]);
  });

  it('Parallel uploads do not exceed the limit, and the refused ones leave no bytes', async () => {
    const { token } = await newLabour();
    for (let n = 1; n < MAX_WORK_PICTURES; n += 1) await added(token);
    const before = storedCount();
    const bytes = await makeJpeg();
    const tries = Array.from({ length: 4 }, () => upload(api, token, endpoints.addWorkPicture, { bytes }));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409, 409, 409]);
    expect([(await listed(token)).length, storedCount()]).toEqual([MAX_WORK_PICTURES, before + 1]);
  });

  it('An upload counts against the daily limit of uploads', async () => {
    const { token } = await newLabour();
    await setSetting(database.db, 'uploads_per_day', 1);
    await added(token);
    const { status } = await upload(api, token, endpoints.addWorkPicture, { bytes: await makeJpeg() });
    await setSetting(database.db, 'uploads_per_day', 1000);
    expect(status).toBe(429);
  });
});

describe('access to pictures of work', () => {
  it('An employer sees the pictures of an applicant, cached for five minutes, until the application is withdrawn', async () => {
    const application = await buildApplication(database.db);
    const token = await buildSession(database.db, application.labour);
    const employer = await buildSession(database.db, application.employer);
    const { uid } = await added(token);
    const shown = () =>
      api.as(employer).ok(applicationEndpoints.getApplicant, { params: { application_id: String(application.id) } });
    expect((await shown()).applicant_profile.work_pictures?.map((one) => one.uid)).toEqual([uid]);
    const response = await get(employer, uid);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(response.headers.get('cache-control')).toBe('private, max-age=300');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; /);
    await run(database.db, sql`update applications set status = 'withdrawn' where id = ${application.id}`);
    expect((await get(employer, uid)).status).toBe(404);
    expect((await shown()).applicant_profile.work_pictures).toEqual([]);
  });

  it('The employer’s list has the first three pictures of an applicant, each with a small square', async () => {
    const application = await buildApplication(database.db);
    const token = await buildSession(database.db, application.labour);
    const employer = await buildSession(database.db, application.employer);
    const uids: string[] = [];
    for (let n = 0; n < MAX_WORK_PICTURES; n += 1) uids.push((await added(token)).uid);
    const listedFor = async () =>
      (await api.as(employer).ok(applicationEndpoints.listApplicants, { query: {} })).applications.map(
        ({ applicant }) => applicant.work_pictures,
      );
    expect(await listedFor()).toEqual([uids.slice(0, 3)]);
    const { applications } = await api.as(token).ok(applicationEndpoints.listMyApplications, { query: {} });
    expect(applications[0]?.applicant).not.toHaveProperty('work_pictures');
    const sent = { params: { picture_uid: uids[0] }, query: { size: 'small' } };
    const small = Buffer.from(await (await api.as(employer).send(endpoints.getWorkPicture, sent)).arrayBuffer());
    expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 160, height: 160 });
    await run(database.db, sql`update applications set status = 'withdrawn' where id = ${application.id}`);
    expect(await listedFor()).toEqual([[]]);
    expect((await api.as(employer).send(endpoints.getWorkPicture, sent)).status).toBe(404);
  });

  it('Other users and visitors do not get the picture, and cannot remove it', async () => {
    const { token } = await newLabour();
    const { uid } = await added(token);
    const other = (await newLabour()).token;
    const employer = await buildSession(database.db, await buildEmployer(database.db));
    expect([(await get(other, uid)).status, (await get(employer, uid)).status, (await get(null, uid)).status]).toEqual([
      404, 404, 401,
    ]);
    expect(await remove(other, uid)).toEqual({ removed: false });
    expect((await get(token, uid)).status).toBe(200);
  });
});

describe('malicious pictures of work', () => {
  const pictures = hostileFiles().filter(({ kind, fate }) => kind === 'picture' && fate !== 'kept');

  it.each(pictures)('The file “$about” is refused with $fate', async ({ bytes, fate, name }) => {
    const { token } = await newLabour();
    const { answer } = await upload(api, token, endpoints.addWorkPicture, { bytes: await bytes, name });
    const { code, error_codes } = problemIn(answer);
    expect(error_codes?.file?.[0] ?? code).toBe(fate);
    expect(await listed(token)).toEqual([]);
  });
});
