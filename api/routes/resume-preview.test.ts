// Previews of resumes over HTTP: pages of a PDF or photo, text of a DOCX, only for the employer of an open application.
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { applicationEndpoints } from '#contracts/applications.ts';
import { fileEndpoints } from '#contracts/files.ts';
import { setSetting } from '#marketplace/settings/queries.ts';
import { run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildApplication, buildFile, buildSession } from '#testing/factories.ts';
import { makeDoc, makeDocx } from '#testing/hostile-files/documents.ts';
import { makeEncryptedPdf, makeManyPages } from '#testing/hostile-files/packed-pdf.ts';
import { makeJpeg } from '#testing/hostile-files/pictures.ts';
import { countOf } from '#testing/task-queue.ts';
import { upload } from '#testing/uploading.ts';

const database = useDatabase();
const api = useApi(database);
const { previewApplicantResume, getApplicantResume } = applicationEndpoints;

const params = (id: number) => ({ application_id: String(id) });

/** Creates an application with this uploaded resume. Returns the application and a session of the employer. */
async function applied(bytes: Buffer, name: string) {
  const { id, labour, employer } = await buildApplication(database.db);
  const token = await buildSession(database.db, labour);
  expect((await upload(api, token, fileEndpoints.setResume, { bytes, name })).status).toBe(201);
  return { id, labour, employer, boss: api.as(await buildSession(database.db, employer)) };
}

const preview = async (bytes: Buffer, name: string) => {
  const { id, boss } = await applied(bytes, name);
  return boss.ok(previewApplicantResume, { params: params(id) });
};

describe('the preview of a resume', () => {
  it('A PDF becomes WebP images of its first five pages, with the total number of pages', async () => {
    const { kind, pages, total_pages } = await preview(await makeManyPages(6), 'a.pdf');
    expect([kind, pages.length, total_pages]).toEqual(['pages', 5, 6]);
    const [first] = pages;
    const { format, width, height } = await sharp(Buffer.from(first?.webp_base64 ?? '', 'base64')).metadata();
    expect([format, width, height]).toEqual(['webp', 1000, 666]);
    expect([first?.width, first?.height]).toEqual([1000, 666]);
  });

  it('A page image contains the text of its page', async () => {
    const { pages } = await preview(await makeEncryptedPdf({ password: '' }), 'a.pdf');
    const { channels } = await sharp(Buffer.from(pages[0]?.webp_base64 ?? '', 'base64')).stats();
    expect(channels[0]?.min).toBeLessThan(40);
    expect(channels[0]?.max).toBeGreaterThan(250);
  });

  it('A DOCX becomes its text', async () => {
    expect(await preview(makeDocx(), 'a.docx')).toEqual({
      kind: 'text',
      pages: [],
      total_pages: null,
      paragraphs: ['Ravi Kumar, mason'],
    });
  });

  it('A photo of a document is scaled down', async () => {
    const { kind, pages, total_pages } = await preview(await makeJpeg(3000, 2000), 'a.jpg');
    expect([kind, total_pages, pages[0]?.width, pages[0]?.height]).toEqual(['pages', 1, 1000, 667]);
  });

  it('A DOC has the preview kind `none`', async () => {
    expect((await preview(makeDoc(), 'a.doc')).kind).toBe('none');
  });

  it('A stored PDF that cannot be rendered has the preview kind `none`', async () => {
    const { id, labour, employer } = await buildApplication(database.db);
    await buildFile(database.db, labour, 'resume', '%PDF-1.7 Ravi, mason');
    const boss = api.as(await buildSession(database.db, employer));
    expect((await boss.ok(previewApplicantResume, { params: params(id) })).kind).toBe('none');
  });
});

describe('a view of the preview', () => {
  it('A preview is recorded for the worker as a view, but not as a download', async () => {
    const { id, employer, boss } = await applied(await makeManyPages(1), 'a.pdf');
    await boss.ok(previewApplicantResume, { params: params(id) });
    expect(await countOf(database.db, `contact_reveals where application_id = ${id} and what = 'resume'`)).toBe(1);
    expect(await countOf(database.db, `file_downloads where user_id = ${employer.id}`)).toBe(0);
    await boss.send(getApplicantResume, { params: params(id) });
    expect(await countOf(database.db, `contact_reveals where application_id = ${id} and what = 'resume'`)).toBe(2);
    expect(await countOf(database.db, `file_downloads where user_id = ${employer.id}`)).toBe(1);
  });

  it('A preview counts for `reveals_per_day` like a view of the original', async () => {
    const { id, boss } = await applied(await makeManyPages(1), 'a.pdf');
    await setSetting(database.db, 'reveals_per_day', 1);
    await boss.ok(previewApplicantResume, { params: params(id) });
    expect((await boss.problem(previewApplicantResume, { params: params(id) })).code).toBe('rate_limited');
    await setSetting(database.db, 'reveals_per_day', 100);
  });

  it('A preview after the removal of the resume gets 404 `not_found`', async () => {
    const { id, labour, boss } = await applied(await makeManyPages(1), 'a.pdf');
    await run(database.db, sql`delete from files where user_id = ${labour.id}`);
    expect((await boss.problem(previewApplicantResume, { params: params(id) })).code).toBe('not_found');
  });
});
