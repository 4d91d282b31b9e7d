// Tests that a word has the same keys in all scripts and spellings.
import { describe, expect, it } from 'vitest';
import { isWithinEditDistance } from './edit-distance.ts';
import { keysOf, keysOfPhrase } from './keys.ts';

const strict = (word: string) => keysOf(word).strict;
const loose = (word: string) => keysOf(word).loose;

describe('The consonant key of a word', () => {
  it.each([
    ['mstr', 'mistri mistry मिस्त्री మేస్త్రీ মিস্ত্রি മേസ്തിരി மேஸ்திரி મિસ્ત્રી ಮೇಸ್ತ್ರಿ ਮਿਸਤਰੀ'],
    ['bjl', 'bijli bijlee बिजली बिजलि'],
    ['lktrsn', 'electrician electrishan इलेक्ट्रीशियन ఎలక్ట్రీషియన్ ইলেকট্রিশিয়ান ഇലക്ട്രീഷ്യൻ'],
    ['pntr', 'painter paintar पेंटर पेन्टर பெயிண்டர் పెయింటర్ পেইন্টার പെയിന്റർ'],
    ['plmbr', 'plumber plambar प्लंबर प्लम्बर ప్లంబర్ প্লাম্বার പ്ലംബർ'],
    ['cn', 'chennai चेन्नई சென்னை చెన్నై চেন্নাই ചെന്നൈ'],
    ['bnglr', 'bangalore bengaluru बेंगलुरु బెంగళూరు বেঙ্গালুরু ബെംഗളൂരു ಬೆಂಗಳೂರು'],
    ['drvr', 'driver draivar ड्राइवर డ్రైవర్ ഡ്രൈവർ'],
  ])('The strict key is %s in every script: %s', (key, words) => {
    for (const word of words.split(' ')) expect(strict(word), word).toBe(key);
  });

  it.each([
    ['plumber', 'பிளம்பர்'],
    ['driver', 'டிரைவர்'],
    ['bangalore', 'பெங்களூர்'],
    ['electrician', 'எலக்ட்ரீசியன்'],
    ['delivery', 'டெலிவரி'],
  ])('The loose key is equal for Latin and Tamil, which does not write voiced consonants: %s, %s', (latin, tamil) => {
    expect(loose(tamil)).toBe(loose(latin));
    expect(strict(tamil)).not.toBe('');
  });

  it('The key of a phrase equals the key of its joined words', () => {
    expect(keysOfPhrase(['raj', 'mistri'])).toEqual(keysOf('rajmistri'));
  });

  it('The strict key is equal for both encodings of a chillu, and handles nt and tt of Malayalam', () => {
    expect(keysOf('വെല്\u200Dഡര്\u200D').strict).toBe(strict('വെൽഡർ'));
    expect(strict('പെയിന്റർ')).toBe('pntr');
    expect(strict('മീററ്റ്')).toBe(strict('meerut'));
  });

  it('The strict key distinguishes ya from ja in Bengali', () => {
    expect(strict('যাদব')).toBe('jdb');
    expect(strict('পেইন্টার')).toBe('pntr');
  });

  it('The keys are empty for numbers, mixtures of letters and digits, and unsupported scripts', () => {
    for (const word of ['411001', 'b2b', 'نجار', '木工', ''])
      expect(keysOf(word)).toEqual({ plain: '', sound: '', strict: '', loose: '' });
  });
});

describe('The sound of a word', () => {
  it('The sound distinguishes words with equal consonants', () => {
    expect(keysOf('mali').sound).toBe(keysOf('माली').sound);
    expect(keysOf('mali').sound).not.toBe(keysOf('mill').sound);
  });

  it('The edit distance distinguishes similar from different sounds', () => {
    expect(isWithinEditDistance('skul', 'sikl', 1)).toBe(false);
    expect(isWithinEditDistance('plmbir', 'plmbr', 1)).toBe(true);
  });
});
