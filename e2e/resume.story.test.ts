// Browser tests of an applicant's resume: the employer sees page images or text first, and the original only on
// request.
import { describe, expect, it } from 'vitest';
import { fileEndpoints } from '#contracts/files.ts';
import { z } from '#contracts/z.ts';
import { readableName } from '#locales/transliteration/readable-name.ts';
import { one, sql } from '#platform/sql.ts';
import { clientOf } from '#testing/api.ts';
import { buildApplication, buildSession } from '#testing/factories.ts';
import { makeDocx } from '#testing/hostile-files/documents.ts';
import { makeEncryptedPdf } from '#testing/hostile-files/packed-pdf.ts';
import { countOf } from '#testing/task-queue.ts';
import { upload } from '#testing/uploading.ts';
import { hasBrowser, useBrowser } from './browser.ts';
import { axeFaults, sidewaysFaults, smallTargets } from './screen-rules.ts';
import { useSharedProduct } from './shared-product.ts';

const product = useSharedProduct();
const browser = useBrowser(product);

const api = {
  get base() {
    return product.address;
  },
  as: (token: string | null = null) => clientOf(() => product.address, token),
};

/** Creates an application with this resume, and opens the resume as the employer. */
async function lookAt(screen: 'phone' | 'desk', bytes: Buffer, name: string) {
  const { db } = product.database;
  const { id, labour, employer } = await buildApplication(db);
  const sent = await upload(api, await buildSession(db, labour), fileEndpoints.setResume, { bytes, name });
  expect(sent.status).toBe(201);
  const { phone_number } = await one(
    db,
    sql`select phone_number from users where id = ${employer.id}`,
    z.object({ phone_number: z.string() }),
  );
  const visitor = await browser.visit({ screen, language: 'hi', as: phone_number });
  await visitor.open(`/employer/dashboard/applicants/${id}`);
  await visitor.page.getByRole('button', { name: visitor.words('contact:resume.show') }).click();
  return { ...visitor, employer };
}

describe.skipIf(!hasBrowser)('resume of an applicant', () => {
  it.each(['phone', 'desk'] as const)('An employer sees a PDF page on a %s without a download', async (screen) => {
    const { page, words, employer } = await lookAt(screen, await makeEncryptedPdf({ password: '' }), 'a.pdf');
    const picture = page.locator('.resume-pages img');
    await picture.waitFor();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1000);
    const name = readableName('Ravi', 'hi');
    expect(await picture.getAttribute('alt')).toBe(words('contact:resume.page', { name, page: 1, total: 1 }));
    expect([await sidewaysFaults(page), await smallTargets(page), await axeFaults(page)]).toEqual([[], [], []]);
    expect(await countOf(product.database.db, `file_downloads where user_id = ${employer.id}`)).toBe(0);
  });

  it('An employer reads the text of a DOCX and then downloads the original', async () => {
    const { page, words, employer } = await lookAt('phone', makeDocx(), 'a.docx');
    await page.getByText('Ravi Kumar, mason').waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: words('contact:resume.get') }).click();
    expect((await download).suggestedFilename()).toBe('a.docx');
    expect(await countOf(product.database.db, `file_downloads where user_id = ${employer.id}`)).toBe(1);
  });
});
