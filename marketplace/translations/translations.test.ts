// Tests translation without a translation service: titles and codes are translated with the built-in glossary, or stay
// as they are.
import { describe, expect, it } from 'vitest';
import { jobTypes, states } from '#contracts/lists.ts';
import { salaryPeriods } from '#contracts/reference.ts';
import { translateCode, translateTitle } from './glossary.ts';
import { sourceOf } from './source-language.ts';
import { objects } from './words/objects.ts';
import * as phrases from './words/phrases.ts';
import { translateState } from './words/states.ts';
import { trades } from './words/trades.ts';
import { targets } from './words/vocabulary.ts';

describe('Language detection', () => {
  it.each([
    ['Mason needed for a house in Pune', 'en', false],
    ['Mistri chahiye, roz ka kaam hai', 'hi', true],
    ['Kothanar venum', 'ta', true],
    ['राजमिस्त्री चाहिए, रहने के लिए जगह मिलेगी', 'hi', false],
    ['गवंडी पाहिजे, राहण्याची सोय आहे', 'mr', false],
    ['राजमिस्त्री चाहीं, रोजे काम बा', 'bh', false],
    ['मकान बनावे के काम, रोज के मजूरी', 'bh', false],
    ['खाना पकावे के काम बा', 'bh', false],
    ['मकान बनाने का काम, रोज़ का पैसा', 'hi', false],
    ['கொத்தனார் தேவை', 'ta', false],
    ['తాపీ మేస్త్రీ కావలెను', 'te', false],
    ['রাজমিস্ত্রি চাই', 'bn', false],
    ['മേസൺ ആവശ്യമുണ്ട് for site', 'ml', false],
    ['', 'en', false],
    ['12345 ???', 'en', false],
  ])('The language of “%s” is %s', (text, language, romanised) => {
    expect(sourceOf(text)).toEqual({ language, romanised });
  });
});

describe('Titles translated by the glossary', () => {
  it.each([
    ['Mason needed', 'hi', 'राजमिस्त्री चाहिए'],
    ['Electrician for hotel', 'ta', 'ஹோட்டலுக்கு எலக்ட்ரீசியன்'],
    ['2 Helpers urgently required', 'te', 'వెంటనే 2 హెల్పర్ కావలెను'],
    ['Full-time cook (hotel)', 'mr', 'पूर्णवेळ स्वयंपाकी (हॉटेल)'],
    ['Driver job', 'bn', 'ড্রাইভার পদে কাজ'],
    ['Mason for brick work', 'ml', 'ഇഷ്ടികപ്പണിക്ക് മേസൺ'],
    ['होटल के लिए रसोइया चाहिए', 'ta', 'ஹோட்டலுக்கு சமையல்காரர் தேவை'],
    ['राजमिस्त्री चाहीं', 'mr', 'गवंडी पाहिजे'],
    ['கொத்தனார் தேவை', 'hi', 'राजमिस्त्री चाहिए'],
    ['mistri chahiye', 'bn', 'রাজমিস্ত্রি চাই'],
    ['Tile fitter for 24 flats', 'hi', '24 अपार्टमेंट के लिए टाइल मिस्त्री'],
    ['Hotel cook', 'te', 'హోటల్‌కు వంట మనిషి'],
    ['गोदाम में लोडर चाहिए', 'ta', 'கிடங்குக்கு சுமை தூக்குபவர் தேவை'],
    ['Security guard - night shift', 'hi', 'सुरक्षा गार्ड - रात की शिफ़्ट'],
  ] as const)('The title “%s” in %s is “%s”', (title, target, wanted) => {
    expect(translateTitle(title, target)).toBe(wanted);
  });

  it.each([
    'Mason for Rameshwar temple',
    'Cook for hotel and house',
    'Cook and hotel helper',
    'Helper for 5 masons',
    'Mason for',
    'Needed',
    'Urgent, full time',
    '<b>Mason</b> needed',
    'Mason needed call now',
    '',
    '…',
  ])('The title “%s” is not translated, because a part of it is unknown', (title) => {
    for (const target of targets) expect(translateTitle(title, target)).toBeNull();
  });

  it('The glossary writes the job’s own place in the reader’s script', () => {
    const names = new Map([['pune', 'पुणे']]);
    expect(translateTitle('Driver job in Pune', 'hi', names)).toBe('ड्राइवर का काम, पुणे');
    expect(translateTitle('Driver job in Nashik', 'hi', names)).toBeNull();
  });
});

describe('The glossary', () => {
  const lines = Object.entries({ trades, objects, ...phrases }).flatMap(([list, text]) =>
    text
      .trim()
      .split('\n')
      .map((line) => ({ list, line })),
  );

  it('Each line has a word for all six languages, and each object has its form with “for”', () => {
    const wrong = lines.filter(({ list, line }) => {
      const cells = line.split('|');
      const written = cells.slice(1).every((cell) => cell.trim() !== '' && (list !== 'objects' || / > \S/.test(cell)));
      return cells.length !== 7 || !written;
    });
    expect(wrong).toEqual([]);
  });

  it('The glossary names each job type, pay period and state in all six languages', () => {
    const codes = [...jobTypes, ...salaryPeriods];
    for (const target of targets) {
      expect(codes.filter((code) => !translateCode(code, target))).toEqual([]);
      expect(states.filter(({ name }) => !translateState(name, target)).map(({ name }) => name)).toEqual([]);
    }
  });
});
