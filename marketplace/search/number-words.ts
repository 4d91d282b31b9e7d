// Reads amounts in words, such as `डेढ़ सौ` and `two thousand five hundred`, in the eight languages and in Latin
// letters. Pure.
import { normaliseText } from '../places/normalise.ts';

/** Each line: a value, then its words. */
const SMALL = `
  1 one ek एक एगो এক একটা ஒரு ஒன்று ஒண்ணு ஒரே ఒక ఒకటి ഒരു ഒന്ന്
  2 two do दो दू दोन দুই দু இரண்டு ரெண்டு రెండు രണ്ട് രണ്ടു
  3 three teen tin तीन তিন மூன்று மூணு మూడు മൂന്ന് മൂന്നു
  4 four char chaar चार চার நான்கு நாலு నాలుగు നാല് നാലു
  5 five panch paanch पांच पाच পাঁচ ஐந்து அஞ்சு ఐదు അഞ്ച് അഞ്ചു
  6 six chhe che chhah छह छः छे सहा ছয় ছ ஆறு ఆరు ആറ് ആറു
  7 seven saat sat सात সাত ஏழு ఏడు ഏഴ് ഏഴു
  8 eight aath ath आठ আট எட்டு ఎనిమిది എട്ട് എട്ടു
  9 nine nau नौ नऊ নয় ஒன்பது ஒம்பது తొమ్మిది ഒൻപത് ഒമ്പത്
  10 ten das दस दहा দশ பத்து పది പത്ത് പത്തു
  11 eleven gyarah ग्यारह अकरा এগারো பதினொன்று பதினோரு పదకొండు പതിനൊന്ന് gyara
  12 twelve barah बारह बारा বারো பன்னிரண்டு పన్నెండు പന്ത്രണ്ട് பன்னெண்டு
  13 terah तेरह तेरा তেরো thirteen பதிமூன்று பதிமூணு పదమూడు പതിമൂന്ന്
  14 chaudah चौदह चौदा চোদ্দ fourteen பதினான்கு பதினாலு పద్నాలుగు పధ్నాలుగు പതിനാല്
  15 fifteen pandrah pandra पंद्रह पनरह पंधरा পনেরো பதினைந்து பதினஞ்சு పదిహేను പതിനഞ്ച്
  16 solah सोलह सोळा ষোলো sixteen பதினாறு పదహారు പതിനാറ്
  17 seventeen satrah सत्रह सतरा সতেরো பதினேழு పదిహేడు പതിനേഴ്
  18 atharah अठारह अठरा আঠারো eighteen பதினெட்டு పద్దెనిమిది പതിനെട്ട്
  19 nineteen unnis उन्नीस एकोणीस উনিশ ঊনিশ பத்தொன்பது పంతొమ్మిది പത്തൊൻപത്
  20 twenty bees bis बीस वीस কুড়ি বিশ இருபது ఇరవై ഇരുപത്
  21 ikkis इक्कीस एकवीस একুশ
  22 bais बाईस बावीस বাইশ baais बाइस
  23 teis तेईस तेइस तेवीस তেইশ
  24 chaubis chobis चौबीस चोवीस চব্বিশ
  25 pachees pachis पच्चीस पचीस पंचवीस পঁচিশ இருபத்தைந்து ഇരുപത്തഞ്ച് pacchis पच्चिस
  26 chhabbis chabbis छब्बीस सव्वीस ছাব্বিশ
  27 sattais सत्ताईस सत्तावीस সাতাশ
  28 atthais अट्ठाईस atthaees अट्ठाइस अठ्ठावीस আঠাশ
  29 untis उनतीस एकोणतीस ঊনত্রিশ
  30 thirty tees tis तीस তিরিশ ত্রিশ முப்பது ముప్పై മുപ്പത്
  32 battis बत्तीस
  35 paintees paintis पैंतीस पस्तीस পঁয়ত্রিশ
  40 forty chalis chalees चालीस चाळीस চল্লিশ நாற்பது நாப்பது నలభై നാല്പത് നാൽപത്
  45 paintalis पैंतालीस पंचेचाळीस পঁয়তাল্লিশ
  50 fifty pachas pachaas पचास पन्नास পঞ্চাশ ஐம்பது அம்பது యాభై അമ്പത് അൻപത്
  60 sixty saath साठ ষাট அறுபது అరవై അറുപത്
  70 seventy sattar सत्तर সত্তর எழுபது డెబ్బై എഴുപത്
  75 pachhattar पचहत्तर पंच्याहत्तर পঁচাত্তর
  80 eighty assi अस्सी ऐंशी আশি எண்பது எம்பது ఎనభై എൺപത്
  90 ninety nabbe नब्बे नब्बद नव्वद নব্বই தொண்ணூறு తొంభై തൊണ്ണൂറ്`;
/** Single words for whole hundreds or thousands, some with tens. Each line: a value, then its words. */
const FUSED = `
  100 शंभर शे একশো একশ நூறு నూరు నూట నూటి നൂറ് നൂറു நூற்று
  110 நூத்திபத்து நூற்றிப்பத்து
  120 நூத்தியிருபது நூற்றிருபது நூத்திருபது നൂറ്റിയിരുപത് നൂറ്റിരുപത്
  150 दीडशे देढ़सौ डेढ़सौ দেড়শো দেড়শ நூற்றைம்பது நூத்தம்பது நூத்தைம்பது நூற்றிஐம்பது నూటయాభై നൂറ്റമ്പത് നൂറ്റിയമ്പത് നൂറ്റൻപത്
  160 നൂറ്ററുപത്
  200 दोनशे দুশো দুশ இருநூறு இருநூத்தி ఇన్నూరు రెండువందలు രണ്ടൂറ് ഇരുനൂറ് ഇരുന്നൂറ് இருநூற்று দুইশো দুইশত
  250 अडीचशे আড়াইশো আড়াইশ
  300 तीनशे তিনশো তিনশ முந்நூறு முன்னூறு മുന്നൂറ് முந்நூற்று তিনশত
  400 चारशे চারশো চারশ நானூறு നാനൂറ് நானூற்று চারশত
  500 पाचशे পাঁচশো পাঁচশ ஐநூறு ஐந்நூறு അഞ്ഞൂറ് ஐநூற்று পাঁচশত
  600 सहाशे ছশো ছয়শো அறுநூறு അറുനൂറ് அறுநூற்று ছয়শত
  700 सातशे সাতশো সাতশ সাতশত எழுநூறு எழுநூற்று എഴുനൂറ്
  800 आठशे আটশো আটশ আটশত எண்ணூறு எண்ணூற்று എണ്ണൂറ്
  900 नऊशे নয়শো নশো নয়শত தொள்ளாயிரம் தொள்ளாயிரத்து തൊള്ളായിരം
  1000 ஆயிரம் ஆயிரத்து వెయ్యి ആയിരം
  1500 दीडहजार
  2000 இரண்டாயிரம் ரெண்டாயிரம் രണ്ടായിരം
  3000 மூவாயிரம் മൂവായിരം മൂന്നായിരം
  4000 நாலாயிரம் நான்காயிரம் നാലായിരം
  5000 ஐயாயிரம் ஐந்தாயிரம் അയ്യായിരം ఐదువేలు
  6000 ஆறாயிரம் ആറായിരം ఆరువేలు
  7000 ஏழாயிரம் ഏഴായിരം ఏడువేలు
  8000 எட்டாயிரம் എട്ടായിരം ఎనిమిదివేలు
  9000 ஒன்பதாயிரம் ஒம்பதாயிரம் ഒമ്പതിനായിരം ഒൻപതിനായിരം తొమ్మిదివేలు
  10000 பத்தாயிரம் പതിനായിരം పదివేలు
  11000 பதினோராயிரம் പതിനൊന്നായിരം పదకొండువేలు
  12000 பன்னிரண்டாயிரம் பன்னெண்டாயிரம் പന്ത്രണ്ടായിരം పన్నెండువేలు
  13000 பதிமூன்றாயிரம் பதிமூவாயிரம் പതിമൂന്നായിരം పదమూడువేలు
  14000 பதினான்காயிரம் பதினாலாயிரம் പതിനാലായിരം పద్నాలుగువేలు
  15000 பதினைந்தாயிரம் பதினஞ்சாயிரம் പതിനയ്യായിരം പതിനഞ്ചായിരം పదిహేనువేలు
  16000 பதினாறாயிரம் പതിനാറായിരം పదహారువేలు
  17000 பதினேழாயிரம் പതിനേഴായിരം పదిహేడువేలు
  18000 பதினெட்டாயிரம் പതിനെട്ടായിരം పద్దెనిమిదివేలు
  19000 பத்தொன்பதாயிரம் പത്തൊമ്പതിനായിരം పంతొమ్మిదివేలు
  20000 இருபதாயிரம் ഇരുപതിനായിരം ఇరవైవేలు
  22000 இருபத்திரெண்டாயிரம் ഇരുപത്തിരണ്ടായിരം
  25000 இருபத்தைந்தாயிரம் இருபத்தஞ்சாயிரம் ഇരുപത്തയ്യായിരം
  30000 முப்பதாயிரம் മുപ്പതിനായിരം ముప్పైవేలు
  40000 நாற்பதாயிரம் நாப்பதாயிரம் നാല്പതിനായിരം നാൽപതിനായിരം`;
const HUNDRED = 'hundred sau so सौ सव শো শ வந்தம் వంద వందల వందలు నూర్లు'.split(' ');
const THOUSAND = 'thousand hazar hajar hazaar hajaar हजार हज़ार হাজার ஆயிரம் వేలు వేల ആയിരം'.split(' ');
const FRACTIONS = `
  1.5 dedh derh डेढ़ डेढ दीड দেড়
  2.5 dhai adhai ढाई अढ़ाई अडीच আড়াই
  3.5 साडेतीन మూడున్నర
  4.5 साडेचार నాలుగున్నర
  5.5 साडेपाच ఐదున్నర
  6.5 साडेसहा ఆరున్నర
  7.5 साडेसात ఏడున్నర
  8.5 साडेआठ ఎనిమిదిన్నర
  9.5 साडेनऊ తొమ్మిదిన్నర`;
/** Words before a number that add a half to it: `साढ़े तीन सौ` is 3.5 × 100. */
const AND_HALF = 'sadhe saadhe sarhe साढ़े साढे साडे সাড়ে'.split(' ').map(normaliseText);

function valuesOf(text: string): Map<string, number> {
  const rows = text.trim().split('\n');
  return new Map(
    rows.flatMap((row) => {
      const [value, ...names] = row.trim().split(/\s+/);
      return names.map((name): [string, number] => [normaliseText(name), Number(value)]);
    }),
  );
}

const small = valuesOf(`${SMALL}${FRACTIONS}`);
const fused = valuesOf(FUSED);
const hundreds = new Set(HUNDRED.map(normaliseText));
const thousands = new Set(THOUSAND.map(normaliseText));

/** Plurals, before which there is always another number, even if this file does not contain it. */
const PLURAL = ['వేలు', 'వేల', 'వందలు', 'వందల'].map(normaliseText);

const beginsNumber = new Set([...small.keys(), ...fused.keys(), ...hundreds, ...thousands, ...AND_HALF]);
for (const word of PLURAL) beginsNumber.delete(word);

/** Names of the numbers from `min` to 99. */
export const numberNames = (min: number): string[] =>
  [...small].flatMap(([name, value]) => (value >= min ? [name] : []));

/** Returns the words for whole numbers up to `max`, with their values. */
export const numbersUpTo = (max: number): ReadonlyMap<string, number> =>
  new Map([...small].filter(([, value]) => value <= max && Number.isInteger(value)));

/** One word. `before` is the strength of the break before it; above 1, it begins another number. */
interface Word {
  text: string;
  before: number;
}

export interface Amount {
  value: number;
  /** Word positions: from `start` up to but not including `end`. */
  start: number;
  end: number;
}

/**
 * The part of a number that was read so far: its thousands, and the rest below 1,000. After `two thousand five
 * hundred`, `thousands` is 2000 and `rest` is 500.
 */
interface Reading {
  thousands: number;
  rest: number;
  half: number;
}

/** Returns the reading after one more word; null if the word does not continue the number. */
function continued({ thousands: whole, rest, half }: Reading, word: string): Reading | null {
  if (AND_HALF.includes(word)) return rest === 0 ? { thousands: whole, rest, half: 0.5 } : null;
  const unit = small.get(word);
  if (unit !== undefined) return rest % 10 === 0 ? { thousands: whole, rest: rest + unit + half, half: 0 } : null;
  if (thousands.has(word) && whole === 0) return { thousands: (rest || 1) * 1000, rest: 0, half: 0 };
  if (hundreds.has(word) && rest < 100) return { thousands: whole, rest: (rest || 1) * 100, half: 0 };
  const hundred = fused.get(word);
  return hundred !== undefined && rest === 0 ? { thousands: whole, rest: hundred, half: 0 } : null;
}

/** Returns the amount that begins at a word, in digits or in words; null for other words. */
export function amountAt(words: readonly Word[], start: number): Amount | null {
  const first = words[start]?.text ?? '';
  if (first.charCodeAt(0) < 58) return { value: Number(first.replaceAll(',', '')), start, end: start + 1 };
  if (!beginsNumber.has(first)) return null;
  let reading: Reading = { thousands: 0, rest: 0, half: 0 };
  let end = start;
  for (; end < words.length; end += 1) {
    const word = words[end];
    if (!word || (end > start && word.before > 1)) break;
    const next = continued(reading, word.text);
    if (!next) break;
    reading = next;
  }
  const value = reading.thousands + reading.rest;
  return end > start && value > 0 ? { value, start, end } : null;
}
