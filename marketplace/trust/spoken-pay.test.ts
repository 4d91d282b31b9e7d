// Tests that pay below the minimum is found in a job post, in digits or in words.
import { describe, expect, it } from 'vitest';
import { amountAt } from '../search/number-words.ts';
import { lintLine, lintPost } from './lint.ts';
import { readWords } from './reading.ts';

const codesIn = (text: string) => lintLine('description', text).map(({ code }) => code);

describe('Amounts in words', () => {
  it.each([
    ['डेढ़ सौ', 150],
    ['साढ़े तीन हजार', 3500],
    ['पैंतीस सौ', 3500],
    ['two thousand five hundred', 2500],
    ['দেড়শো', 150],
    ['நூத்தம்பது', 150],
    ['నూట యాభై', 150],
    ['നൂറ്റമ്പത്', 150],
    ['3,500', 3500],
  ])('%s is %i', (text, value) => {
    expect(amountAt(readWords(text), 0)?.value).toBe(value);
  });

  it('Other words are not amounts', () => {
    expect(amountAt(readWords('helper'), 0)).toBeNull();
  });
});

describe('Pay in the words of a post', () => {
  it.each([
    '12 hours at the dhaba, 90 rupees a day and two rotis.',
    'भोर से साँझ ले रोपनी, दिन के सौ रुपिया आ सत्तू।',
    'Full time maid, 2,500 a month.',
    'নিয়মিত কাজ, রোজ একশো কুড়ি টাকা।',
    'രാവിലെ എട്ടുമുതൽ രാത്രി എട്ടുവരെ, ദിവസം 180.',
  ])('Pay below the floor is found: %s', (text) => {
    expect(codesIn(text)).toEqual(['pay_below_floor']);
  });

  it.each([
    '8 hours, 180 rupees a day.',
    'आठ घंटे के 680 रुपये, शाम को हिसाब।',
    'दो घंटे झाड़ू पोंछा, महीने के 2500.',
    'Delivery boys earn 40 per order plus 100 a day petrol allowance.',
    'रोज 100 रोटियां बनानी हैं।',
    'ஓவர்டைம் 80 ரூபாய், நாளைக்கு 700.',
    'Cleaning of 100 seats a day.',
    'మేస్త్రీకి రోజుకి పదిహేడు వందలు.',
    'తోట పనికి నెలకి పదమూడు వేలు.',
    'வேலைக்கு நாள் ஒன்றுக்கு எழுநூற்று ஐம்பது ரூபாய்.',
    'মজুরি দৈনিক ছয়শত আশি টাকা।',
    'महिना साडेसात हजार.',
  ])('Usual pay, part-time pay, allowances and counts are not found: %s', (text) => {
    expect(codesIn(text)).toEqual([]);
  });

  it('The floor of the setting applies to the words of a post', () => {
    const post = { description: 'दिन के 200 रुपये।' };
    expect(lintPost(post, { floor_day: 178 })).toEqual([]);
    expect(lintPost(post, { floor_day: 250 }).map(({ code }) => code)).toEqual(['pay_below_floor']);
  });

  it('The words of a part-time post have no floor', () => {
    expect(lintPost({ description: 'दिन के 100 रुपये।', job_type: 'part_time' }, { floor_day: 178 })).toEqual([]);
  });
});
