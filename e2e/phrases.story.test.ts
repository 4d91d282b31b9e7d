// Browser tests of phrases (predefined, translated sentences). Users choose phrases for jobs, answers and withdrawals,
// and each reader sees them in the reader's own language. Workers can ask an employer to use phrases.
import { describe, expect, it } from 'vitest';
import { languageCodes } from '#contracts/languages.ts';
import type { Language } from '#contracts/values.ts';
import { phraseText } from '#locales/phrase-text.ts';
import { readableName } from '#locales/transliteration/readable-name.ts';
import { buildApplication, buildEmployer, buildJob, buildLabour } from '#testing/factories.ts';
import { isOfScript } from '#testing/texts/scripts.ts';
import { employerPhone } from '../bin/seed/people.ts';
import { hasBrowser, useBrowser, type Visitor } from './browser.ts';
import { hydrated } from './hydrated.ts';
import { button, field, fillPlace, fillTrade } from './registering.ts';
import { faultsOf } from './screen-rules.ts';
import { useSharedProduct } from './shared-product.ts';

const product = useSharedProduct();
const browser = useBrowser(product);

const brickWall = { phrase: 'mason-brick-wall', version: 1, slots: {} };
const evening = { phrase: 'paid-every-evening', version: 1, slots: {} };
const busStop = { phrase: 'bus-stop-near', version: 1, slots: { place: 'Wakad' } };
const come = {
  phrase: 'come-on-day',
  version: 1,
  slots: { day: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10), time: '09:00', place: 'Wakad' },
};
const sentences = [brickWall, evening, busStop];

/**
 * Returns a phrase in the language of a reader. Words that the author typed into a blank of the phrase are written in
 * the script of this language.
 */
const readText = (language: Language, phrase: Parameters<typeof phraseText>[1]) =>
  phraseText(language, phrase, (words) => readableName(words, language)) ?? '';

async function writeTheWork({ page, words }: Visitor): Promise<void> {
  await fillTrade(page, words, 'mason');
  await fillPlace(page, words, { state: 'Maharashtra', city: 'Pune' });
  await field(page, words('reference:pay_name.day')).fill('950');
  await button(page, words('posting:form.next')).click();
}

/** Returns the share of the visible letters and vowel signs of the page that are in the script of the language. */
async function shareOfScript({ page }: Visitor, language: Language): Promise<number> {
  const shown = await page.getByRole('main').innerText();
  const letters = shown.match(/[\p{L}\p{M}]/gu) ?? [];
  return letters.filter((letter) => isOfScript(letter, language)).length / letters.length;
}

describe.skipIf(!hasBrowser)('a job of phrases', () => {
  it('An employer posts with taps only, and the job is read in all eight languages', async () => {
    const visitor = await browser.visit({ screen: 'phone', language: 'hi', as: employerPhone(1) });
    const { page, words } = visitor;
    await visitor.open('/employer/dashboard/post');
    await writeTheWork(visitor);
    const picker = page.getByRole('group', { name: words('phrase-picker:title') }).first();
    await picker.getByRole('button', { name: phraseText('hi', brickWall) ?? '' }).click();
    await picker.getByRole('button', { name: words('phrase-picker:more') }).click();
    const sheet = page.getByRole('dialog', { name: words('phrase-picker:title') });
    for (const key of ['paid-every-evening', 'bus-stop-near'])
      await sheet.getByRole('button', { name: words(`phrases:${key}`, { place: '___' }) }).click();
    await sheet.getByRole('button', { name: words('phrase-picker:done'), exact: true }).click();
    await field(page, words('phrase-picker:slot.place')).fill('Wakad');
    await picker.getByText(phraseText('hi', busStop) ?? '').waitFor();
    expect(await faultsOf(page, { language: 'hi', own: new Set(['Wakad']), isPhone: true })).toEqual([]);
    await button(page, words('posting:form.post')).click();
    await page.getByRole('heading', { name: words('posting:form.posted') }).waitFor();
    const uid = new URL(page.url()).pathname.split('/').findLast((part) => part.length === 36);

    const reader = await browser.visit({ screen: 'phone', language: 'en' });
    for (const language of languageCodes) {
      await reader.open(`/jobs/${uid}?lng=${language}`);
      await hydrated(reader.page);
      for (const sentence of sentences) await reader.page.getByText(readText(language, sentence)).waitFor();
      const share = await shareOfScript(reader, language);
      expect(share, `letters in the script of ${language}`).toBeGreaterThan(0.9);
    }
  });

  it('An employer hires with a phrase in English, and the worker reads it in Hindi', async () => {
    const { db } = product.database;
    const employer = await buildEmployer(db);
    const labour = await buildLabour(db, { language: 'hi' });
    const { id } = await buildApplication(db, { job: await buildJob(db, { employer }), labour, status: 'shortlisted' });
    const hiring = await browser.visit({ screen: 'desk', language: 'en', as: employer.phone ?? '' });
    const { page, words } = hiring;
    await hiring.open(`/employer/dashboard/applicants/${id}`);
    await page.getByRole('button', { name: words('applications:act.accepted') }).click();
    const sheet = page.getByRole('dialog');
    await sheet
      .getByRole('button', { name: words('phrases:come-on-day', { day: '___', time: '___', place: '___' }) })
      .click();
    const send = sheet.getByRole('button', { name: words('applications:act.accepted'), exact: true });
    await send.click();
    await expect.poll(() => sheet.getByText(words('problems:field.required')).count()).toBe(3);
    expect(await faultsOf(page, { language: 'en', own: new Set(), isPhone: false })).toEqual([]);
    await field(page, words('phrase-picker:slot.day')).fill(come.slots.day);
    await field(page, words('phrase-picker:slot.time')).fill(come.slots.time);
    await field(page, words('phrase-picker:slot.place')).fill(come.slots.place);
    await send.click();
    await page.getByText(phraseText('en', come) ?? '').waitFor();

    const reading = await browser.visit({ screen: 'phone', language: 'hi', as: labour.phone ?? '' });
    await reading.open(`/labour/dashboard/applications/${id}`);
    await reading.page.getByText(readText('hi', come)).first().waitFor();
  });
});

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
