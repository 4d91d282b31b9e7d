// Tests the title of a job in the reader's language (D110): whether it is translated or composed, and all pairs of
// languages.
import { beforeAll, describe, expect, it } from 'vitest';
import { languageCodes } from '#contracts/languages.ts';
import type { Language } from '#contracts/values.ts';
import { pageTexts } from '#locales/page-texts.ts';
import { findPlace } from '../places/places.ts';
import { readTrades } from '../search/trades.ts';
import { isInScriptOf } from './readable.ts';
import { readerTitle, titleFor } from './reader-title.ts';

beforeAll(readTrades);

const carpenter = { title: 'CNC router carpenter, kitchens', role: 'carpenter', positions: 3, shift: 'night' };
const titleIn = (language: Language, facts: Parameters<typeof readerTitle>[0], provided?: string) =>
  readerTitle(facts, pageTexts(language), { provided });

describe('the source of a title', () => {
  it.each([
    ['en', 'Mason needed'],
    ['hi', 'राजमिस्त्री चाहिए'],
    ['mr', 'गवंडी पाहिजे'],
    ['bh', 'राजमिस्त्री चाहीं'],
    ['bh', 'राजमिस्त्री चाहिए'],
    ['ta', 'கொத்தனார் தேவை'],
    ['te', 'తాపీ మేస్త్రీ కావలెను'],
    ['bn', 'রাজমিস্ত্রি চাই'],
    ['ml', 'മേസ്തിരി വേണം'],
    ['hi', 'ITI पास AC मिस्त्री चाहिए'],
    ['ta', ''],
    ['ta', '#12'],
  ] as const)('A reader of %s gets the employer’s words “%s”', (language, title) => {
    expect(titleIn(language, { title, role: 'mason' }, 'Provided')).toBeNull();
  });

  it('A translation of the provider precedes the glossary, unless the reader cannot read its script', () => {
    const title = 'Mason needed';
    expect(titleIn('hi', { title }, 'मिस्त्री की ज़रूरत')).toEqual({
      text: 'मिस्त्री की ज़रूरत',
      source: 'provider',
      original_lang: 'en',
    });
    expect(titleIn('hi', { title }, 'Mistri')).toMatchObject({ text: 'राजमिस्त्री चाहिए', source: 'glossary' });
  });

  it.each([
    ['hi', 'राजमिस्त्री चाहिए'],
    ['bh', 'राजमिस्त्री चाहिए'],
    ['mr', 'गवंडी पाहिजे'],
    ['ta', 'கொத்தனார் தேவை'],
  ] as const)('The glossary translates a title that it covers for a reader of %s', (language, text) => {
    expect(titleIn(language, { title: 'Mason needed' })).toMatchObject({ text, source: 'glossary' });
  });

  it.each([
    ['hi', 'बढ़ई · 3 जन · रात की शिफ़्ट'],
    ['bh', 'बढ़ई · 3 जन · रात के शिफ्ट'],
    ['mr', 'सुतार · 3 लोक · रात्र पाळी'],
    ['ta', 'தச்சர் · 3 பேர் · இரவு ஷிஃப்ட்'],
    ['te', 'వడ్రంగి · 3 మంది · రాత్రి షిఫ్ట్'],
    ['bn', 'কাঠমিস্ত্রি · 3 জন · রাতের শিফট'],
    ['ml', 'കാർപെന്റർ · 3 പേർ · രാത്രി ഷിഫ്റ്റ്'],
  ] as const)('A title in %s that no source covers is composed of trade, people and shift', (language, text) => {
    expect(titleIn(language, carpenter)).toEqual({ text, source: 'composed', original_lang: 'en' });
  });

  it('An English reader gets a composed title for an Indian script and for Hindi in Latin letters', () => {
    const facts = { positions: 1, job_type: 'daily_wage' };
    expect(titleIn('en', { ...facts, title: 'கொத்தனார் தேவை' })).toEqual({
      text: 'Mason · 1 person · Daily wage',
      source: 'composed',
      original_lang: 'ta',
    });
    expect(titleIn('en', { ...facts, title: 'mistri chahiye' })?.original_lang).toBe('hi-Latn');
  });

  it('Hindi in Latin letters is translated for a Hindi reader', () => {
    expect(titleIn('hi', { title: 'mistri chahiye' })).toMatchObject({
      text: 'राजमिस्त्री चाहिए',
      original_lang: 'hi-Latn',
    });
  });

  it('A title without a known trade names kind, people and the place in the reader’s language', async () => {
    const facts = {
      title: 'Sky lantern keeper',
      positions: 2,
      job_type: 'contract',
      city: 'Pune',
      state: 'Maharashtra',
    };
    const place = await findPlace('Pune', 'Maharashtra');
    expect(readerTitle(facts, pageTexts('hi'), { place })?.text).toBe('ठेका · 2 जन · पुणे');
    expect(readerTitle({ ...facts, city: 'Nowhere' }, pageTexts('hi'))?.text).toBe('ठेका · 2 जन · महाराष्ट्र');
    expect(await titleFor(facts, pageTexts('hi')), 'with its place').toMatchObject({ text: 'ठेका · 2 जन · पुणे' });
  });

  it('A message that stored only the title gets the trade, or the word for work', () => {
    expect(titleIn('hi', { title: 'Carpenter for MDF work' })?.text).toBe('बढ़ई');
    expect(titleIn('hi', { title: 'Sky lantern keeper' })?.text).toBe('काम');
  });
});

describe('every pair of languages', () => {
  const titles = {
    en: 'Plaster work in two row houses',
    hi: 'दो मंज़िला मकान की ईंट जोड़ाई',
    mr: 'द्राक्ष काढणीसाठी शेतमजूर पाहिजेत',
    bh: 'मखाना छँटाई के काम बा, आदमी चाहीं',
    ta: 'தையல் மெஷின் ஆபரேட்டர் தேவை',
    te: 'వెల్డర్ కావాలి – గేట్లు, గ్రిల్స్',
    bn: 'গুদামে লোডিং-আনলোডিং এর কাজ',
    ml: 'ഏസി ടെക്നീഷ്യൻ – ഫാക്ടറി മെയിന്റനൻസ്',
  };
  const pairs = languageCodes.flatMap((from) => languageCodes.map((to) => [from, to] as const));

  it.each(pairs)('A title in %s has a first line that a reader of %s can read', (from, to) => {
    const title = titles[from];
    const shown = titleIn(to, { title, positions: 2, job_type: 'daily_wage', state: 'Bihar' });
    expect(isInScriptOf(shown?.text ?? title, to)).toBe(true);
    const isRead = from === to || (to === 'bh' && from === 'hi');
    expect(shown === null).toBe(isRead);
  });
});
