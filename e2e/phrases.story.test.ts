// Browser test of phrases: an employer posts a job by tapping ready sentences, and each reader reads it in their own
// language; the answer to an applicant likewise.
import { describe, expect, it } from 'vitest';
import { languageCodes } from '#contracts/languages.ts';
import type { Language } from '#contracts/values.ts';
import { phraseText } from '#locales/phrase-text.ts';
import { employerPhone } from '../bin/seed/people.ts';
import { hasBrowser, useBrowser, type Visitor } from './browser.ts';
import { useProduct } from './product.ts';
import { button, field, fillPlace, fillTrade } from './registering.ts';
import { faultsOf } from './screen-rules.ts';

const product = useProduct();
const browser = useBrowser(product);

const brickWall = { phrase: 'mason-brick-wall', version: 1, slots: {} };
const evening = { phrase: 'paid-every-evening', version: 1, slots: {} };
const busStop = { phrase: 'bus-stop-near', version: 1, slots: { place: 'Wakad' } };
const sentences = [brickWall, evening, busStop];

async function writeTheWork({ page, words }: Visitor): Promise<void> {
  await fillTrade(page, words, 'mason');
  await fillPlace(page, words, { state: 'Maharashtra', city: 'Pune' });
  await field(page, words('posting:form.pay')).fill('950');
  await button(page, words('posting:form.next')).click();
}

const scripts = {
  en: 'Latin',
  hi: 'Devanagari',
  mr: 'Devanagari',
  bh: 'Devanagari',
  ta: 'Tamil',
  te: 'Telugu',
  bn: 'Bengali',
  ml: 'Malayalam',
} as const satisfies Record<Language, string>;

/** Returns the share of the visible letters and vowel signs of the page that are in the script of the language. */
async function shareOfScript({ page }: Visitor, language: Language): Promise<number> {
  const shown = await page.getByRole('main').innerText();
  const letters = shown.match(/[\p{L}\p{M}]/gu) ?? [];
  return (
    letters.filter((letter) => new RegExp(`\\p{Script_Extensions=${scripts[language]}}`, 'u').test(letter)).length /
    letters.length
  );
}

describe.skipIf(!hasBrowser)('a job of ready sentences', () => {
  it('An employer posts with taps only, and the job is read in all eight languages', { timeout: 120_000 }, async () => {
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
    await page.getByText(words('posting:form.posted')).first().waitFor();
    await page.getByRole('article').first().getByRole('link').first().click();
    await page.waitForURL(/\/jobs\//);
    const uid = new URL(page.url()).pathname.split('/').findLast((part) => part.length === 36);

    const reader = await browser.visit({ screen: 'phone', language: 'en' });
    for (const language of languageCodes) {
      await reader.open(`/jobs/${uid}?lng=${language}`);
      for (const sentence of sentences) await reader.page.getByText(phraseText(language, sentence) ?? '').waitFor();
      const share = await shareOfScript(reader, language);
      expect(share, `letters in the script of ${language}`).toBeGreaterThan(0.9);
    }
  });
});
