// Finds contact details that bypass the product: phone numbers in any digits or words, payment addresses, e-mail
// addresses and links. Pure.
import type { FindingCode } from './codes.ts';
import { digitOfWord, REPEATS } from './digit-words.ts';
import type { Word } from './reading.ts';

export interface Flagged {
  code: FindingCode;
  start: number;
  end: number;
}

interface Digits {
  text: string;
  start: number;
  end: number;
  /** True for an amount with commas, such as `1,25,000`. */
  grouped: boolean;
  /** True if these digits may belong to the same number as the preceding digits. */
  joined: boolean;
}

/** Characters that may separate the digits of one number. */
const JOINS = /^[\s\-–—.,*_()+~]*$/;
const MAX_JOIN_LENGTH = 4;
/** Matches a mobile number of ten digits, a landline number with its leading zero, or a toll-free number. */
const PHONE = /^(?:(?:0{0,2}91|0)?[6-9]\d{9}|0[1-8]\d{9}|1800\d{6,7})$/;
const LONGEST = 13;

/** Returns the runs of digits of the text in order, including digits written as words. */
function digitsIn(text: string, words: readonly Word[]): Digits[] {
  const found: Digits[] = [];
  let repeat = 1;
  for (const word of words) {
    const spoken = digitOfWord(word.text);
    if (REPEATS.has(word.text)) repeat = REPEATS.get(word.text) ?? 1;
    const digits = /^[0-9]+$/.test(word.text) ? word.text : spoken;
    if (digits === null) continue;
    const last = found.at(-1);
    const gap = last ? text.slice(last.end, word.start) : null;
    const joined = gap !== null && gap.length <= (repeat > 1 ? 10 : MAX_JOIN_LENGTH) && (repeat > 1 || JOINS.test(gap));
    const grouped = text.slice(word.start, word.end).includes(',');
    found.push({ text: digits.repeat(repeat), start: word.start, end: word.end, grouped, joined });
    repeat = 1;
  }
  return found;
}

/**
 * True if the numbers are several round amounts of money, such as `65000 - 75000`, and therefore not a phone number.
 */
const areAmounts = (parts: readonly Digits[]) =>
  parts.length > 1 && parts.every(({ text, grouped }) => grouped || (text.length >= 4 && text.endsWith('00')));

/** True if the numbers begin with a date, such as `01-07-2026, 9.30`, and are therefore not a phone number. */
const isDate = ([day, month, year]: readonly Digits[]) =>
  Boolean(day && month && year && day.text.length <= 2 && month.text.length <= 2 && /^20[2-4]\d$/.test(year.text));

const CURRENCY = /(?:₹|\brs\.?|\binr)\s*$/i;
const PIN = /(?:pin|पिन|பின்|పిన్|পিন|പിൻ)\s*(?:code|कोड|கோடு|కోడ్|কোড|കോഡ്)?\s*[:\-–]?\s*$/i;

function phoneFrom(text: string, parts: readonly Digits[], from: number): number {
  let digits = '';
  for (let to = from; to < parts.length; to += 1) {
    const part = parts[to];
    if (!part || (to > from && !part.joined)) return -1;
    digits += part.text;
    if (digits.length > LONGEST) return -1;
    const ends = !parts[to + 1]?.joined || digits.length >= 10;
    if (!ends || !PHONE.test(digits)) continue;
    const used = parts.slice(from, to + 1);
    if (isDate(used)) return -1;
    const before = text.slice(Math.max(0, (used[0]?.start ?? 0) - 14), used[0]?.start);
    if (areAmounts(used) || (used.length > 1 && (CURRENCY.test(before) || PIN.test(before)))) return -1;
    return to;
  }
  return -1;
}

/** Returns the phone numbers. A number starts at the beginning of a run of digits, or at a prefix such as `+91`. */
function phonesIn(text: string, words: readonly Word[]): Flagged[] {
  const parts = digitsIn(text, words);
  const found: Flagged[] = [];
  for (let from = 0; from < parts.length; from += 1) {
    const to = phoneFrom(text, parts, from);
    const [first, last] = [parts[from], parts[to]];
    if (!first || !last) continue;
    found.push({ code: 'phone', start: first.start, end: last.end });
    from = to;
  }
  return found;
}

/** Matches an e-mail or payment address. The lengths are bounded, so that a hostile text cannot cause backtracking. */
const AT = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}\s?(?:@|＠)\s?[\p{L}\p{N}][\p{L}\p{N}.-]{0,99}/gu;
const SPELLED_MAIL =
  /(?<![\w.])[\w.]{1,64}\s{0,3}(?:[([{]at[)\]}]|\bat\b|एट|@)\s{0,3}(?:the\s{1,3}rate\s{1,3})?(?:gmail|yahoo|hotmail|outlook|rediffmail|जीमेल)\b(?:\s{0,3}(?:\.|[([{]dot[)\]}]|\bdot\b|डॉट)\s{0,3}(?:com|in|कॉम))?/giu;
/** Matches a spelled-out e-mail address at any provider: `site.office(at)shop(dot)in`, `office at shop dot com`. */
const SPELLED_HOUSE =
  /(?<![\w.-])[\w.-]{1,64}\s{0,3}(?:(?:[([{]\s?at\s?[)\]}]|@)\s{0,3}[a-z0-9-]{1,40}\s{0,3}(?:\.|[([{]\s?dot\s?[)\]}]|\bdot\b)|(?:\bat\b(?:\s{1,3}the\s{1,3}rate)?)\s{1,3}[a-z0-9-]{1,40}\s{0,3}(?:[([{]\s?dot\s?[)\]}]|\bdot\b))\s{0,3}(?:com|in|org|net|co|info|online|biz)\b/giu;
/** Matches an `@` before a number or an amount, which is not an address: `house@30`, `work @ 500`. */
const PAY_OR_PLACE = /(?:@|＠)\s?(?:rs|inr|\p{Nd})/iu;

function addressesIn(text: string): Flagged[] {
  const found: Flagged[] = [];
  if (/@|＠/.test(text))
    for (const { 0: whole, index } of text.matchAll(AT)) {
      if (PAY_OR_PLACE.test(whole)) continue;
      const domain = whole.slice(whole.search(/@|＠/) + 1).trim();
      const spaced = /\s(?:@|＠)|(?:@|＠)\s/.test(whole);
      if (/\.[a-z]{2,}/i.test(domain)) found.push({ code: 'email', start: index, end: index + whole.length });
      else if (!spaced && /^[a-z][a-z0-9.]{1,}$/i.test(domain))
        found.push({ code: 'upi', start: index, end: index + whole.length });
    }
  if (/gmail|yahoo|hotmail|outlook|rediff|जीमेल/i.test(text))
    for (const { 0: whole, index } of text.matchAll(SPELLED_MAIL))
      found.push({ code: 'email', start: index, end: index + whole.length });
  if (/dot|[([{]\s?at\s?[)\]}]/i.test(text))
    for (const { 0: whole, index } of text.matchAll(SPELLED_HOUSE))
      found.push({ code: 'email', start: index, end: index + whole.length });
  return found;
}

const LINK =
  /(?:https?:\/\/|hxxps?:\/\/|www\.)[^\s<>"']{1,300}|(?<![\p{L}\p{N}@.-])(?:[a-z0-9-]{2,63}\.){1,6}(?:com|org|net|xyz|online|site|info|link|shop|club|top|biz|store|app|tech|page|live|ly|gl|gle|io|co\.in|org\.in|net\.in|gov\.in|ngo|win|vip|icu|cc|tk|example|test|dev|jobs|work|careers|co)(?![\p{L}\p{N}])(?:\/[^\s]{0,300})?|(?<![\p{L}\p{N}@.-])(?:t\.me|(?:[a-z0-9-]{2,63}\.){1,6}[a-z]{2,20})\/[^\s]{1,300}|(?<![\p{L}\p{N}@.-])[a-z0-9-]{4,63}\.in(?=$|[\s,;)।])(?!\s+[A-Z])/giu;
const SPELLED_LINK =
  /(?<![a-z0-9-])[a-z0-9-]{3,63}\s{0,3}(?:\(dot\)|\[dot\]|\bdot\b|डॉट)\s{0,3}(?:com|in|org|net|co|online|xyz|site|कॉम)(?![a-z])/giu;
/** Matches a word that ends in `.in`, which may not be a link: in `required.in Pune`, only a space is missing. */
const MISSING_SPACE = /\.in$/i;
const CALLS =
  /(?:visit|site|website|apply|on|at|form|register|portal|online|link|open|see|login|पर|वेबसाइट|साइट|par|pe)\s*:?\s*$/i;
/**
 * Matches degrees such as `B.Com` and `B.Tech/B.E`, which are not links, even if a space before the degree is missing.
 */
const DEGREE = /^[bm]\.com|[BM]\.(?:Tech|Com|Sc|Ed|Des|Pharm)(?![a-z])/;

/** Matches links to a chat or group of a messenger. Each of these links yields two findings: `link` and `messenger`. */
const MESSENGER =
  /^(?:https?:\/\/)?(?:www\.)?(?:(?:wa|t|telegram|signal)\.me\/|telegram\.dog\/|(?:chat|api)\.whatsapp\.)/i;

function linksIn(text: string): Flagged[] {
  if (!/[./]|\bdot\b|डॉट/.test(text)) return [];
  const found: Flagged[] = [];
  for (const pattern of [LINK, SPELLED_LINK])
    for (const { 0: whole, index } of text.matchAll(pattern)) {
      if (DEGREE.test(whole)) continue;
      const before = text.slice(Math.max(0, index - 16), index);
      if (
        MISSING_SPACE.test(whole) &&
        !/^www|^https?:/i.test(whole) &&
        whole.split('.').length === 2 &&
        !CALLS.test(before)
      )
        continue;
      const place = { start: index, end: index + whole.length };
      found.push({ code: 'link', ...place });
      if (MESSENGER.test(whole)) found.push({ code: 'messenger', ...place });
    }
  return found;
}

const within = (inner: Flagged, outer: Flagged) => inner.start >= outer.start && inner.end <= outer.end;

/**
 * Returns all contact details in the text. A link within an address, or a phone number within an address or a link, is
 * not returned separately.
 */
export function contactsIn(text: string, words: readonly Word[]): Flagged[] {
  const addresses = addressesIn(text);
  const links = linksIn(text).filter((link) => !addresses.some((address) => within(link, address)));
  const outer = [...addresses, ...links];
  const phones = phonesIn(text, words).filter((phone) => !outer.some((other) => within(phone, other)));
  return [...outer, ...phones];
}
