// Detects the language of a string: by its script, and within Devanagari and Latin letters by function words. Pure.
import type { Language } from '#contracts/values.ts';
import { normaliseText } from '../places/normalise.ts';

export interface Source {
  language: Language;
  /** True for an Indian language in Latin letters (“mistri chahiye”), which translation services cannot translate. */
  romanised: boolean;
}

const scripts = [
  ['ta', /\p{Script=Tamil}/gu],
  ['te', /\p{Script=Telugu}/gu],
  ['bn', /\p{Script=Bengali}/gu],
  ['ml', /\p{Script=Malayalam}/gu],
  ['devanagari', /\p{Script=Devanagari}/gu],
  ['latin', /\p{Script=Latin}/gu],
] as const;

const wordsOf = (text: string) => new Set(normaliseText(text).split(' '));

const DEVANAGARI = {
  mr: wordsOf(
    `आहे आहेत पाहिजे पाहिजेत हवे हवा हवी हवेत साठी आणि काम मिळेल करणे करण्यासाठी येथे नाही असावा असावी तसेच रोजी मजुरी महिना
     कामगार गवंडी सुतार शिंपी स्वयंपाकी बिगारी शेतमजूर मजूर द्राक्ष बागेत दररोज राहण्याची जेवण व्यवस्था कंपनीत दुकानात अनुभवी हॉटेलमध्ये`,
  ),
  bh: wordsOf(
    `बा बाटे बानी चाहीं खातिर रउआ रउरा राउर हमनी आवे करे के मिली होई बाटी काहे एगो लइका आदमी जरूरत मजूर मजूरी रोजे कइल जाई देवे दिहल
     काम पइसा भइल गइल ओकर एकर लोगन कवनो केहू नइखे`,
  ),
  hi: wordsOf(
    `है हैं चाहिए की का के को में से और होना वाला वाले लिए पर मिलेगा मिलेगी होगा होगी रोज़ाना आवश्यकता ज़रूरत काम करने नहीं यहाँ तथा एवं
     वेतन रहना खाना प्रति दिन`,
  ),
} as const;

/**
 * Spellings that reveal one language, each with a weight: the number of function words that it replaces. Hindi uses
 * neither ळ nor a suffix for “for” or “in”. A title that ends in “के काम” is Bhojpuri, although both words also exist
 * in Hindi. The ending of “बनावे” and “ढोवे” is Bhojpuri too.
 */
const DEVANAGARI_SPELLINGS = [
  ['mr', /ळ/gu, 1],
  ['mr', /\p{L}(?:साठी|मध्ये)(?![\p{L}\p{M}])/gu, 1],
  ['bh', /(?<![\p{L}\p{M}])के काम$/gu, 4],
  ['bh', /\p{L}[ाोे]वे(?![\p{L}\p{M}])/gu, 2],
] as const;

const LATIN = {
  hi: wordsOf(
    'chahiye chahie hai hain ke ka ki ko mein me liye kaam karna milega rozana wala wale naukri jaldi turant aur raat',
  ),
  mr: wordsOf('pahije pahijet ahe ahet hava havi sathi kamgar gavandi'),
  bh: wordsOf('chahin baa bani khatir rauwa'),
  ta: wordsOf('venum vendum thevai velai aal aatkal'),
  te: wordsOf('kavali kavalenu pani vaadu'),
  bn: wordsOf('dorkar lagbe chai kaaj lok'),
  ml: wordsOf('venam joli aavashyam aavashyamund'),
  en: wordsOf(
    'the and for of in with to is are we you will be must need needed wanted required work at from have good per day a an on experience',
  ),
} as const;

/**
 * Returns the language with the most function words among `words`, or `otherwise` in case of a tie with `otherwise`.
 * `spelt` returns how many function words the spellings of a language count for; this number is added to the count.
 */
function mostOf<L extends Language>(
  words: readonly string[],
  known: Record<L, ReadonlySet<string>>,
  { otherwise, spelt = () => 0 }: { otherwise: L; spelt?: (language: L) => number },
): L {
  const countOf = (language: L) => words.filter((word) => known[language].has(word)).length + spelt(language);
  let best = { language: otherwise, count: countOf(otherwise) };
  for (const language in known) {
    const count = countOf(language);
    if (count > best.count) best = { language, count };
  }
  return best.language;
}

/** Counts the spellings of a language in the text, in units of function words (see `DEVANAGARI_SPELLINGS`). */
const spellingCount = (text: string, language: Language) =>
  DEVANAGARI_SPELLINGS.filter(([of]) => of === language).reduce(
    (sum, [, spelling, weight]) => sum + (text.match(spelling)?.length ?? 0) * weight,
    0,
  );

const isDevanagari = (language: Language | undefined): language is keyof typeof DEVANAGARI =>
  language !== undefined && Object.hasOwn(DEVANAGARI, language);

/**
 * Detects the language of text of any length. Returns English for text without letters. `author` is the language that
 * the author of the text uses. If the words do not decide between languages of one script, `author` decides.
 */
export function sourceOf(text: string, author?: Language): Source {
  const counts = scripts.map(([name, letters]) => ({ name, count: text.match(letters)?.length ?? 0 }));
  const { name } = counts.reduce((best, one) => (one.count > best.count ? one : best), { name: 'latin', count: 0 });
  const words = normaliseText(text).split(' ');
  if (name === 'devanagari')
    return {
      language: mostOf(words, DEVANAGARI, {
        otherwise: isDevanagari(author) ? author : 'hi',
        spelt: (of) => spellingCount(text, of),
      }),
      romanised: false,
    };
  if (name !== 'latin') return { language: name, romanised: false };
  const language = mostOf(words, LATIN, { otherwise: 'en' });
  return { language, romanised: language !== 'en' };
}
