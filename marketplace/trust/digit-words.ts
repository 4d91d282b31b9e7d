// Digits written as words, in the eight languages and in Latin letters. Pure.
import { normaliseText } from '../places/normalise.ts';

const names: readonly string[] = [
  'zero oh shunya sunya shoonya jero ziro शून्य सुन्ना शून्‍य सुन्न जीरो झिरो சுழியம் பூஜ்யம் பூஜ்ஜியம் பூச்சியம் சைபர் ஜீரோ జీరో పూజ్యం సున్నా సున్న శూన్యం জিরো শূন্য শুন্য പൂജ്യം സീറോ',
  'one ek एक वन ஒன்று ஒண்ணு ஒன்னு ஒன் ఒకటి ఒకట్లు వన్ ওয়ান এক ഒന്ന് വൺ एगो',
  'two do दो दोन टू இரண்டு ரெண்டு டூ రెండు టూ টু দুই দু രണ്ട് രണ്ടു ടു दू don',
  'three teen tin तीन थ्री மூன்று மூணு மூனு த்ரீ మూడు త్రీ থ্রি তিন മൂന്ന് മൂന്നു ത്രീ',
  'four char chaar चार फोर நான்கு நாலு நான்கு ஃபோர் నాలుగు ఫోర్ ফোর চার നാല് നാലു ഫോർ',
  'five panch paanch paach pach पांच पाँच पाच फाइव ஐந்து அஞ்சு ஃபைவ் ఐదు అయిదు ఫైవ్ ফাইভ পাঁচ পাচ അഞ്ച് അഞ്ചു ഫൈവ്',
  'six chhe chah che chhah chhai chey saha छह छः छे छै छ छव सहा सिक्स ஆறு சிக்ஸ் ఆరు సిక్స్ সিক্স ছয় ছয ആറ് ആറു സിക്സ്',
  'seven saat sat सात सेवन ஏழு செவன் ఏడు సెవెన్ সেভেন সাত ഏഴ് ഏഴു സെവൻ',
  'eight aath ath aat आठ एट ஏட்டு எட்டு எயிட் ఎనిమిది ఎయిట్ এইট আট എട്ട് എട്ടു എയ്റ്റ്',
  'nine nau no nav naw नौ नऊ नव नाइन ஒன்பது ஒம்பது ஒன்பதும் ஒம்போது நைன் తొమ్మిది నైన్ নাইন নয় নয ഒമ്പത് ഒൻപത് ഒമ്പതു നയൻ',
];

const digits = new Map(
  names.flatMap((line, digit) => line.split(' ').map((word): [string, string] => [normaliseText(word), String(digit)])),
);
digits.delete('no');

/** Tens in English, as in `ninety eight seventy six`. */
export const TENS: ReadonlyMap<string, string> = new Map(
  ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'].map((word, at) => [
    word,
    String(at + 2),
  ]),
);

/** Words that repeat the next digit, and how often this digit then occurs: `double nine` means 99. */
export const REPEATS: ReadonlyMap<string, number> = new Map([
  ['double', 2],
  ['dabal', 2],
  ['डबल', 2],
  ['triple', 3],
  ['tripal', 3],
  ['ডাবল', 2],
  ['டபுள்', 2],
  ['டபிள்', 2],
  ['డబుల్', 2],
  ['ഡബിൾ', 2],
  ['ഇരട്ട', 2],
  ['ट्रिपल', 3],
]);

/** Returns the digit that a word names; null for other words. */
export const digitOfWord = (word: string): string | null => digits.get(word) ?? null;

/** Words for the ages from 10 to 17. Lower ages are recognised only in digits (`phrases.ts`). */
const childYears = new Set(
  `ten eleven twelve thirteen fourteen fifteen sixteen seventeen das gyarah barah terah chaudah chodah pandrah pandra solah sola satrah
   दस ग्यारह बारह तेरह चौदह पंद्रह पन्द्रह सोलह सत्रह पनरह सोरह सतरह एगारह दहा अकरा बारा तेरा चौदा पंधरा सोळा सतरा
   দশ এগারো বারো তেরো চৌদ্দ চোদ্দ পনেরো পনের ষোলো ষোল সতেরো সতের
   பத்து பதினொன்று பன்னிரண்டு பன்னிரெண்டு பதிமூன்று பதிமூணு பதினான்கு பதினாலு பதினைந்து பதினஞ்சு பதினாறு பதினேழு
   పది పదకొండు పన్నెండు పదమూడు పద్నాలుగు పదిహేను పదహారు పదిహేడు
   പത്ത് പതിനൊന്ന് പന്ത്രണ്ട് പതിമൂന്ന് പതിന്നാല് പതിനാല് പതിനഞ്ച് പതിനാറ് പതിനേഴ് പതിമൂന്നു പതിനാലു പതിനഞ്ചു പതിനാറു പതിനേഴു`
    .split(/\s+/)
    .map(normaliseText),
);

/** True if a word names an age from 10 to 17. */
export const isChildWord = (word: string): boolean => childYears.has(word);
