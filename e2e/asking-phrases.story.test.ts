// Browser tests of words that the other side cannot read: a worker asks for phrases, and withdraws with phrases.
import { describe, expect, it } from 'vitest';
import { phraseText } from '#locales/phrase-text.ts';
import { buildApplication, buildEmployer, buildJob, buildLabour } from '#testing/factories.ts';
import { hasBrowser, useBrowser } from './browser.ts';
import { useProduct } from './product.ts';
import { button, field } from './registering.ts';
import { faultsOf } from './screen-rules.ts';

const product = useProduct();
const browser = useBrowser(product);

const tooFar = { phrase: 'too-far', version: 1, slots: {} };

describe.skipIf(!hasBrowser)('words that the other side cannot read', () => {
  it('A worker asks for phrases with one tap, and the notification of the employer opens the description', async () => {
    const { db } = product.database;
    const employer = await buildEmployer(db);
    const job = await buildJob(db, { employer });
    const labour = await buildLabour(db, { language: 'hi' });
    const reading = await browser.visit({ screen: 'phone', language: 'hi', as: labour.phone ?? '' });
    const { page, words } = reading;
    await reading.open(`/jobs/${job.uid}`);
    const ask = button(page, words('phrase-picker:ask.go'));
    await ask.waitFor();
    await ask.click();
    await page.getByText(words('phrase-picker:ask.sent')).waitFor();
    expect(await faultsOf(page, { language: 'hi', own: new Set(['Mason for brick work']), isPhone: true })).toEqual([]);

    const posting = await browser.visit({ screen: 'desk', language: 'en', as: employer.phone ?? '' });
    await posting.open('/notifications');
    await posting.page.getByText(posting.words('notifications:phrases_asked.title')).first().waitFor();
    await posting.page.getByText(posting.words('notifications:phrases_asked.title')).first().click();
    await field(posting.page, posting.words('posting:form.description')).waitFor();
  });

  it('A worker withdraws with a phrase in Hindi, and the employer reads it in English', async () => {
    const { db } = product.database;
    const employer = await buildEmployer(db);
    const labour = await buildLabour(db, { language: 'hi' });
    const { id } = await buildApplication(db, { job: await buildJob(db, { employer }), labour });
    const leaving = await browser.visit({ screen: 'phone', language: 'hi', as: labour.phone ?? '' });
    const { page, words } = leaving;
    await leaving.open(`/labour/dashboard/applications/${id}`);
    await page.getByRole('button', { name: words('applications:withdraw.go') }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: phraseText('hi', tooFar) ?? '' }).click();
    expect(await faultsOf(page, { language: 'hi', own: new Set(['Mason for brick work']), isPhone: true })).toEqual([]);
    await sheet.getByRole('button', { name: words('applications:withdraw.confirm') }).click();
    await page
      .getByText(phraseText('hi', tooFar) ?? '')
      .first()
      .waitFor();

    const reading = await browser.visit({ screen: 'desk', language: 'en', as: employer.phone ?? '' });
    await reading.open(`/employer/dashboard/applicants/${id}`);
    await reading.page
      .getByText(phraseText('en', tooFar) ?? '')
      .first()
      .waitFor();
  });
});
