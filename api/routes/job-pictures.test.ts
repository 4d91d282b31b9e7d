// Pictures of jobs over HTTP: adding, the limit, the review of unverified employers, access and removal.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { maxBytes } from '#contracts/files.ts';
import { jobPictureEndpoints as endpoints, jobPicture, MAX_JOB_PICTURES } from '#contracts/job-pictures.ts';
import { jobEndpoints } from '#contracts/jobs.ts';
import { moderationEndpoints } from '#contracts/moderation.ts';
import { z } from '#contracts/z.ts';
import { many, run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildAdmin, buildEmployer, buildJob, buildLabour, buildSession } from '#testing/factories.ts';
import { makeJpeg } from '#testing/hostile-files/pictures.ts';
import { testStorageFolder } from '#testing/storage.ts';
import { problemIn, upload } from '#testing/uploading.ts';

const database = useDatabase();
const api = useApi(database);

async function newJob({ isVerified }: { isVerified: boolean }) {
  const employer = await buildEmployer(database.db);
  await run(
    database.db,
    isVerified
      ? sql`update identities set status = 'verified' where user_id = ${employer.id}`
      : sql`update identities set status = 'format_valid' where user_id = ${employer.id}`,
  );
  const { uid } = await buildJob(database.db, { employer });
  return { uid, token: await buildSession(database.db, employer) };
}

const newLabourToken = async () => buildSession(database.db, await buildLabour(database.db));

const send = (token: string, uid: string, bytes: Buffer) => {
  const endpoint = { ...endpoints.addJobPicture, path: endpoints.addJobPicture.path.replace('{job_uid}', uid) };
  return upload(api, token, endpoint, { bytes });
};

async function added(token: string, uid: string) {
  const { status, answer } = await send(token, uid, await makeJpeg());
  expect(status, JSON.stringify(answer)).toBe(201);
  return jobPicture.parse(answer);
}

const own = async (token: string, uid: string) =>
  (await api.as(token).ok(endpoints.listJobPictures, { params: { job_uid: uid } })).pictures;
const seen = async (token: string | null, uid: string) =>
  ((await api.as(token).ok(jobEndpoints.getJob, { params: { job_uid: uid }, query: {} })).pictures ?? []).map(
    (one) => one.uid,
  );
const fetched = async (token: string, uid: string) =>
  (await api.as(token).send(endpoints.getJobPicture, { params: { job_picture_uid: uid } })).status;
const removed = (token: string, job_uid: string, job_picture_uid: string) =>
  api.as(token).ok(endpoints.removeJobPicture, { params: { job_uid, job_picture_uid } });

const storedCount = () => readdirSync(path.join(testStorageFolder, 'sites')).length;

describe('pictures of a job', () => {
  it('A picture of a verified employer is on the job page of workers at once, but not of visitors', async () => {
    const job = await newJob({ isVerified: true });
    const picture = await added(job.token, job.uid);
    expect(picture.status).toBe('shown');
    expect(await own(job.token, job.uid)).toEqual([picture]);
    const worker = await newLabourToken();
    expect(await seen(worker, job.uid)).toEqual([picture.uid]);
    expect(await fetched(worker, picture.uid)).toBe(200);
    expect(await seen(null, job.uid)).toEqual([]);
  });

  it('A picture of an employer who was never verified is hidden from others until a moderator approves it', async () => {
    const job = await newJob({ isVerified: false });
    const picture = await added(job.token, job.uid);
    const worker = await newLabourToken();
    const moderator = api.as((await buildAdmin(database.db, 'moderator')).token);
    expect(picture.status).toBe('waiting');
    expect([await fetched(job.token, picture.uid), await fetched(worker, picture.uid)]).toEqual([200, 404]);
    expect(await seen(worker, job.uid)).toEqual([]);
    const { pictures } = await moderator.ok(moderationEndpoints.listPictures, { query: {} });
    const params = { job_picture_id: String(pictures[0]?.id) };
    const { webp_base64 } = await moderator.ok(moderationEndpoints.showPicture, { params });
    expect(Buffer.from(webp_base64, 'base64').subarray(8, 12).toString()).toBe('WEBP');
    expect((await moderator.ok(moderationEndpoints.showCounts, {})).pictures?.count).toBe(1);
    await moderator.ok(moderationEndpoints.decidePicture, { params, body: { verdict: 'approved' } });
    expect([await fetched(worker, picture.uid), await seen(worker, job.uid)]).toEqual([200, [picture.uid]]);
    const again = await moderator.problem(moderationEndpoints.decidePicture, { params, body: { verdict: 'rejected' } });
    expect(again).toMatchObject({ code: 'already_decided', verdict: 'job.approved' });
  });

  it('A rejected picture is visible to its employer only', async () => {
    const job = await newJob({ isVerified: false });
    const picture = await added(job.token, job.uid);
    const moderator = api.as((await buildAdmin(database.db, 'moderator')).token);
    const { pictures } = await moderator.ok(moderationEndpoints.listPictures, { query: {} });
    const params = { job_picture_id: String(pictures[0]?.id) };
    await moderator.ok(moderationEndpoints.decidePicture, { params, body: { verdict: 'rejected' } });
    expect(await own(job.token, job.uid)).toMatchObject([{ status: 'rejected' }]);
    expect(await fetched(await newLabourToken(), picture.uid)).toBe(404);
  });

  it('A moderator hides a shown picture at the job, and afterwards only its employer sees it', async () => {
    const job = await newJob({ isVerified: true });
    const picture = await added(job.token, job.uid);
    const worker = await newLabourToken();
    const moderator = api.as((await buildAdmin(database.db, 'moderator')).token);
    const { jobs } = await moderator.ok(moderationEndpoints.listJobs, { query: { q: job.uid } });
    const detail = () => moderator.ok(moderationEndpoints.showJob, { params: { job_id: String(jobs[0]?.id) } });
    const [shown] = (await detail()).pictures ?? [];
    expect(shown).toMatchObject({ width: picture.width, status: 'shown' });
    const params = { job_picture_id: String(shown?.id) };
    await moderator.ok(moderationEndpoints.hidePicture, { params });
    expect([await fetched(worker, picture.uid), await seen(worker, job.uid)]).toEqual([404, []]);
    expect(await own(job.token, job.uid)).toMatchObject([{ status: 'rejected' }]);
    expect((await detail()).pictures).toMatchObject([{ status: 'rejected' }]);
    expect((await moderator.problem(moderationEndpoints.hidePicture, { params })).code).toBe('already_decided');
    const audit = sql`select action from admin_audit where target_type = 'job_picture' and target_id = ${params.job_picture_id}`;
    expect(await many(database.db, audit, z.object({ action: z.string() }))).toEqual([
      { action: 'job_picture.hidden' },
    ]);
  });

  it('The fourth picture is refused with 409, and a removed picture makes room', async () => {
    const job = await newJob({ isVerified: true });
    const [first] = [await added(job.token, job.uid), await added(job.token, job.uid), await added(job.token, job.uid)];
    const { status, answer } = await send(job.token, job.uid, await makeJpeg());
    expect([status, problemIn(answer)]).toEqual([
      409,
      expect.objectContaining({ code: 'pictures_limit', limit: MAX_JOB_PICTURES }),
    ]);
    const before = storedCount();
    expect(await removed(job.token, job.uid, first.uid)).toEqual({ removed: true });
    expect(storedCount()).toBe(before - 1);
    expect(await removed(job.token, job.uid, first.uid)).toEqual({ removed: false });
    await added(job.token, job.uid);
  });

  it('A file that is not a picture and a file that is too large are refused', async () => {
    const job = await newJob({ isVerified: true });
    const text = await send(job.token, job.uid, Buffer.from('%PDF-1.7 not a picture'));
    const large = await send(job.token, job.uid, Buffer.alloc(maxBytes.picture + 1));
    expect([problemIn(text.answer).code, problemIn(large.answer).code]).toEqual(['file_type', 'file_too_large']);
    expect(await own(job.token, job.uid)).toEqual([]);
  });

  it('Another employer can neither list, add nor remove pictures of the job', async () => {
    const job = await newJob({ isVerified: true });
    const { uid } = await added(job.token, job.uid);
    const other = (await newJob({ isVerified: true })).token;
    expect((await send(other, job.uid, await makeJpeg())).status).toBe(404);
    const listing = { params: { job_uid: job.uid } };
    expect((await api.as(other).problem(endpoints.listJobPictures, listing)).code).toBe('not_found');
    expect(await removed(other, job.uid, uid)).toEqual({ removed: false });
    expect(await own(job.token, job.uid)).toHaveLength(1);
  });

  it('A deleted job has no pictures', async () => {
    const job = await newJob({ isVerified: true });
    const { uid } = await added(job.token, job.uid);
    await api.as(job.token).ok(jobEndpoints.deleteJob, { params: { job_uid: job.uid } });
    expect(await fetched(job.token, uid)).toBe(404);
  });
});
