// Tests who pays whom, who keeps the papers, and words about people that exclude no person (C.7), in several languages.
import { describe, expect, it } from 'vitest';
import { lintPost } from './lint.ts';

const codesIn = (description: string) => lintPost({ description }).map(({ code }) => code);

describe('Money that is not the money of the worker', () => {
  it.each([
    'पेट्रोल पंप का पैसा बैंक में जमा करवाना है',
    'রাতে ক্যাশ গুনে মালিককে বুঝিয়ে দিতে হবে',
    'బంకు డబ్బు మధ్యాహ్నం బ్యాంకులో కట్టి రావాలి',
    'பங்க் பணத்தை மதியம் பேங்க்கில் கட்டிட்டு வரணும்',
    'বাস ভাড়ার ২০০ টাকা আগেই পাঠিয়ে দেব, ফেরত দিতে হবে না',
    'পনেরো তারিখে অর্ধেক মাইনে আগে নেওয়া যায়',
    'Zarurat pade to advance mil jayega, salary se dheere dheere kat jayega',
    'Driver must pay toll from the fleet card',
  ])('The check accepts “%s”', (text) => {
    expect(codesIn(text)).toEqual([]);
  });

  it.each([
    ['money_asked', 'पंप पर लगने के 500 रुपये मालिक को जमा करने होंगे'],
    ['money_asked', 'Gate pass ke liye 350 rupaye bhejo fir hum location bhejenge'],
    ['money_asked', 'বাস ভাড়ার ২০০ টাকা আগে পাঠাতে হবে'],
    ['money_asked', 'Pehle 20 din ka paisa malik ke paas jama rahega'],
    ['money_asked', 'गेट पास और लॉकर के 700 सुपरवाइजर को दे देना'],
  ])('The check marks %s in “%s”', (code, text) => {
    expect(codesIn(text)).toContain(code);
  });
});

describe('Papers of the worker', () => {
  it.each([
    'Keep your own originals with you, we need only xerox',
    'असली कागज अपने पास ही रखना',
    'मूळ कागदपत्रे स्वतःकडेच ठेवा',
    'ఒరిజినల్ పత్రాలు మీ దగ్గరే ఉంచుకోండి',
  ])('The check accepts “%s”', (text) => {
    expect(codesIn(text)).toEqual([]);
  });

  it.each([
    'असली आधार मालिक अपने पास रखेगा',
    'Bring your original marksheet with you, it will be kept in the office',
    'your bike RC and licence will be with our office till you work here',
  ])('The check marks kept papers in “%s”', (text) => {
    expect(codesIn(text)).toContain('papers_kept');
  });
});

describe('Words about people', () => {
  it.each([
    "Lady warden for girls' hostel with 80 students",
    'बस में महिला सवारियों की मदद करनी होगी',
    'जात के कवनो बात नइखे',
    'கடையில் சாதி ஒரு பிரச்சனையே இல்லை',
    'Work in a team of 20 to 30 people',
  ])('The check accepts “%s”', (text) => {
    expect(codesIn(text)).toEqual([]);
  });

  it.each([
    ['upper_age', 'Must be under 28'],
    ['upper_age', 'वय २५ च्या आतच असावे'],
    ['upper_age', 'പ്രായം 18 നും 30 നും ഇടയിൽ ആയിരിക്കണം'],
    ['religion', 'আমাদের ধর্মের লোকই চাই'],
    ['gender', 'ఈ పని ఆడవాళ్ళకు కాదు'],
    ['gender', "Lady guard for the gate of the girls' hostel wanted"],
  ])('The check marks %s in “%s”', (code, text) => {
    expect(codesIn(text)).toContain(code);
  });
});
