// Tests that the displayed names of trades contain no caste and no word for one gender, and that a search for a
// displayed name finds its trade.
import { describe, expect, it } from 'vitest';
import { languageCodes } from '#contracts/languages.ts';
import { roles } from '#contracts/roles.ts';
import { namesOfRole } from '#locales/reference-names.ts';
import { rawWords, tokenOf } from '../search/tokens.ts';
import { tradeSpans } from '../search/trades.ts';
import { translateTitle } from './glossary.ts';
import { trades } from './words/trades.ts';
import { targets } from './words/vocabulary.ts';

/**
 * Names of castes that are also words for a trade. They stay search words, but no screen shows them. `बढ़ई`, `दर्जी`
 * and `தச்சர்` are not in the list: readers understand them as the trade, and no other word is as well known.
 */
const CASTES = [
  ...['धोबी', 'मोची', 'सुनार', 'सोनार', 'लोहार', 'कुम्हार', 'कुंभार', 'कोंहार', 'कसाई', 'खाटीक'],
  ...['शिंपी', 'माळी', 'हलवाई', 'रंगरेज', 'रँगरेज', 'रंगारी', 'नाई', 'न्हावी', 'चमार', 'भंगी', 'मेहतर', 'तेली', 'मछुआरा'],
  ...['কামার', 'কুমোর', 'তাঁতি', 'নাপিত', 'ধোপা', 'মুচি', 'জেলে', 'ছুতার', 'মেথর', 'ঝাড়ুদার'],
  ...['కమ్మరి', 'కుమ్మరి', 'మంగలి', 'చాకలి', 'కంసాలి', 'మాదిగ'],
  ...['கொல்லர்', 'குயவர்', 'வண்ணார்', 'நாவிதர்', 'தட்டார்', 'சக்கிலியர்'],
  ...['ആശാരി', 'കൊല്ലൻ', 'കൊല്ലപ്പണി', 'തട്ടാൻ', 'കുശവൻ', 'വെളുത്തേടൻ', 'ക്ഷുരകൻ'],
  ...['dhobi', 'mochi', 'sunar', 'lohar', 'cobbler', 'washerman'],
];

/** Words for one gender: boys, men and women, and endings of masculine and feminine words. */
const GENDERED =
  /\b(?:boys?|girls?|\w*m[ae]n|maid|lady)\b|बॉय(?!ल)|मैन|(?:लाइन|सेल्स|वॉच)मन$|वाला|वाली|आया|जवान|বয়$|বয় |ম্যান|আয়া|బాయ్|మన్$|కారుడు|కుడు$|వాడు|ఆయా|பாய்$|மேன்|ஆயா|வீரர்|ബോയ്|മാൻ|ക്കാരൻ|^ആയ$/iu;
const HAWKERS = /फेरी|फिरता|घूम|hawker|ফেরি|విక్రేత తిరిగే|தெருவோர|ഫേരി/iu;

const wordsOf = (name: string) => name.split(/[\s,·–-]+/u);
const isRefused = (name: string) =>
  GENDERED.test(name) || HAWKERS.test(name) || wordsOf(name).some((word) => CASTES.includes(word.toLowerCase()));

describe('The names of trades', () => {
  const named = roles.flatMap(({ slug }) => languageCodes.map((language) => ({ slug, language })));
  const nameOf = ({ slug, language }: (typeof named)[number]) => namesOfRole(slug)[language] ?? slug;

  it('The displayed names contain no caste, no hawker and no word for one gender in any language', () => {
    expect(named.map(nameOf).filter(isRefused)).toEqual([]);
  });

  it('The lists of this test refuse the names that were replaced', () => {
    expect(
      ['धोबी', 'ऑफिस बॉय', 'వార్డు బాయ్, ఆయా', 'फेरी और फ़ील्ड बिक्री', 'Lineman', 'ആശാരി'].filter((name) => !isRefused(name)),
    ).toEqual([]);
  });

  it('Every displayed name is a name of its trade in search', () => {
    const isFound = (one: (typeof named)[number]) =>
      tradeSpans(rawWords(nameOf(one)).map(tokenOf), 'exact').some(({ meanings }) =>
        meanings.some(({ role, isName }) => role === one.slug && isName),
      );
    expect(named.filter((one) => !isFound(one)).map((one) => `${one.language} ${one.slug}: ${nameOf(one)}`)).toEqual(
      [],
    );
  });
});

it('Translated titles contain no caste and no word for one gender', () => {
  const english = trades
    .trim()
    .split('\n')
    .map((line) => line.split(/[,|]/)[0]?.trim() ?? '');
  const titles = targets.flatMap((target) => english.map((trade) => translateTitle(trade, target) ?? trade));
  expect(titles.filter(isRefused)).toEqual([]);
});
