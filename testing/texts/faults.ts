// Finds faults in the translations of a language: missing, empty or untranslated texts, letters of another script, lost
// placeholders, and sentences copied from Hindi.
import type { Language } from '#contracts/values.ts';
import { readTopic, type Texts } from './catalogues.ts';
import { scripts } from './scripts.ts';
import { avoidedTerms } from './terms.ts';

/** Names that are in Latin script in every language. */
const brands = new Set(
  `WhatsApp Telegram Facebook Instagram YouTube LinkedIn Twitter X SMS OTP GST GSTIN PAN UPI PF ESI ITI CNC JCB PDF JPG JPEG PNG WebP
   Edge Safari Windows JavaScript KB MB ID IPv P PIN QR AM PM am pm iPhone Android Chrome Google Wi-Fi DPDP IT NCO ISO SQL CSV API UTC TOTP JSON Node Postgres Redis https`.split(
    /\s+/,
  ),
);

/** Keys whose translation is the same in every language. */
const sameEverywhere = /^(contact:whatsapp|profile:file\.size_|admin-system:kinds\.p95|.*gst)/;

/** Matches the keys of texts that quote the names of settings of a phone. */
const quotesPhone = /^read-aloud:help\./;

/**
 * Keys whose translation quotes something unchanged: keyboard keys, names of admin actions, the letter of a ticket
 * number.
 */
const quotesInput =
  /^(admin-audit:action_help|admin-moderation:keys|admin-system:kinds\.p95|complaint:follow\.number_help)$/;

/** Matches the cookie names in the privacy notice. They are Latin in every language, because browsers show them so. */
const cookies = /“(?:language|signed_in)”/g;

const filled = (text: string) => text.replace(/\{\{\w+\}\}/g, ' ').replace(/<\/?\w+\/?>/g, ' ');
const marks = (text: string) => (text.match(/\{\{\w+\}\}|<\/?\w+\/?>/g) ?? []).sort().join(' ');
const latinWords = (text: string) =>
  filled(text)
    .replace(cookies, ' ')
    .match(/\p{Script=Latin}+(?:-\p{Script=Latin}+)*/gu) ?? [];

/** Returns the letters in `text` that are in a script which the language does not use. */
function foreignLetters(language: Language, text: string): string {
  const own = new RegExp(`[\\p{Script=${scripts[language]}}\\p{Script=Latin}\\p{Script=Inherited}]`, 'u');
  return [...filled(text)].filter((letter) => /[\p{L}\p{M}]/u.test(letter) && !own.test(letter)).join('');
}

/**
 * Returns digits other than 0 to 9. Texts use Latin digits only, because amounts of money are in Latin digits (C.11).
 */
const foreignDigits = (text: string) => (text.match(/\p{Nd}/gu) ?? []).filter((figure) => !/\d/.test(figure)).join('');

/**
 * Returns the placeholder of a name if it is in brackets, such as `({{name}})`, which is a fault. Translators use
 * brackets to avoid a case ending of the name, but the sentence then reads like a form. Words such as “at the place of”
 * avoid the ending without brackets.
 */
const bracketedName = (text: string) => text.match(/\(\s*\{\{(?:company|employer|name|person|who)\}\}\s*\)/)?.[0] ?? '';

/** Longer translations are reported but are not faults, because legal texts and some explanations need more words. */
const WORDS_TO_WARN = 20;

interface Worded {
  language: Language;
  key: string;
  text: string;
  english: string;
}

function faultsOfText({ language, key, text, english }: Worded): string[] {
  if (text.trim() === '') return ['is empty'];
  const found: string[] = [];
  const say = (fault: string, what: string) => void (what && found.push(`${fault}: ${what}`));
  if (marks(text) !== marks(english)) found.push(`has [${marks(text)}] where English has [${marks(english)}]`);
  if (text !== text.normalize('NFC')) found.push('is not in the composed form of Unicode (NFC)');
  if (text !== text.trim() && english === english.trim()) found.push('has a space at an end');
  say('has letters of another script', foreignLetters(language, text));
  say('has figures other than 0-9', foreignDigits(text));
  say('has a name in brackets', bracketedName(text));
  if (language === 'en') return found;
  const left =
    quotesPhone.test(key) || quotesInput.test(key) ? [] : latinWords(text).filter((word) => !brands.has(word));
  say('has words left in Latin letters', left.join(' '));
  const isEnglish = text === english && /\p{L}/u.test(filled(text)) && !sameEverywhere.test(key);
  if (isEnglish && latinWords(text).some((word) => !brands.has(word))) found.push('is the English text');
  return found;
}

/**
 * Returns a fault if at least a quarter of the sentences in a language are the same as in Hindi. Marathi and Bhojpuri
 * share short texts with Hindi, but not so many sentences.
 */
function copiedFrom(hindi: Texts, texts: Texts): string | null {
  const sentences = [...texts].filter(([, text]) => filled(text).trim().split(/\s+/).length >= 4);
  const same = sentences.filter(([key, text]) => hindi.get(key) === text);
  if (sentences.length < 5 || same.length * 4 < sentences.length) return null;
  return `${same.length} of ${sentences.length} sentences are the Hindi ones, ${same[0]?.[0]} for one`;
}

/**
 * True if a topic may lack keys that English has. In `places`, a town without a known translation has its English name.
 */
const isOpenList = (topic: string) => topic === 'places';

/** Returns the faults of a topic in a language, one line each. */
export function faultsOf(language: Language, topic: string): string[] {
  const [english, texts] = [readTopic('en', topic), readTopic(language, topic)];
  if (!english) return [`${topic} is an unknown topic`];
  if (!texts) return [`${topic} is missing: ${english.size} texts`];
  const isOpen = isOpenList(topic);
  const missing = isOpen ? [] : [...english.keys()].filter((key) => !texts.has(key));
  const unknown = isOpen ? [] : [...texts.keys()].filter((key) => !english.has(key));
  const worded = [...texts].flatMap(([key, text]) =>
    [
      ...faultsOfText({ language, key: `${topic}:${key}`, text, english: english.get(key) ?? '' }),
      ...(isOpen ? [] : avoidedTerms(language, `${topic}:${key}`, text)),
    ].map((fault) => `${topic}:${key} ${fault}`),
  );
  const hindi = (language === 'mr' || language === 'bh') && !isOpen ? readTopic('hi', topic) : null;
  const copied = hindi && copiedFrom(hindi, texts);
  return [
    ...missing.map((key) => `${topic}:${key} is missing`),
    ...unknown.map((key) => `${topic}:${key} is unknown: English has no such key`),
    ...worded,
    ...(copied ? [`${topic}: ${copied}`] : []),
  ];
}

/** Returns the keys of a topic whose texts have more than 20 words, with the number of words. */
export function longTexts(language: Language, topic: string): string[] {
  const sized = [...(readTopic(language, topic) ?? [])].map(([key, text]) => ({
    key,
    words: text.split(/\s+/).length,
  }));
  return sized
    .filter(({ words }) => words > WORDS_TO_WARN)
    .map(({ key, words }) => `${topic}:${key} has ${words} words`);
}
