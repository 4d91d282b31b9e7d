// Digits as people write them in words, in the eight languages and in Latin letters. Pure.
import { normaliseText } from '../places/normalise.ts';

const names: readonly string[] = [
  'zero oh shunya sunya शून्य सुन्ना சுழியம் பூஜ்யம் పూజ్యం సున్నా శూన్యం শূন্য പൂജ്യം',
  'one ek एक ஒன்று ஒண்ணு ఒకటి এক ഒന്ന് एगो',
  'two do दो दोन இரண்டு ரெண்டு రెండు দুই രണ്ട് दू don',
  'three teen tin तीन மூன்று மூணு మూడు তিন മൂന്ന്',
  'four char chaar चार நான்கு நாலு నాలుగు চার നാല്',
  'five panch paanch पांच पाँच पाच ஐந்து அஞ்சு ఐదు পাঁচ അഞ്ച്',
  'six chhe chah che chhah छह छः छे छै सहा ஆறு ఆరు ছয় ആറ്',
  'seven saat sat सात ஏழு ఏడు সাত ഏഴ്',
  'eight aath ath आठ எட்டு ఎనిమిది আট എട്ട്',
  'nine nau no नौ नऊ ஒன்பது ஒம்பது తొమ్మిది নয় ഒമ്പത് ഒൻപത്',
];

const digits = new Map(
  names.flatMap((line, digit) => line.split(' ').map((word): [string, string] => [normaliseText(word), String(digit)])),
);
digits.delete('no');

/** `double nine`: the next digit so many times. */
export const REPEATS: ReadonlyMap<string, number> = new Map([
  ['double', 2],
  ['dabal', 2],
  ['डबल', 2],
  ['triple', 3],
  ['tripal', 3],
  ['ट्रिपल', 3],
]);

/** The digit a word names; null where it names none. */
export const digitOfWord = (word: string): string | null => digits.get(word) ?? null;
