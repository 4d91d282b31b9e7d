// Finds contact details that bypass the product: phone numbers, payment addresses, e-mail addresses and links. Pure.
import type { FindingCode } from './codes.ts';
import { phonesIn } from './phones.ts';
import type { Word } from './reading.ts';

export interface Flagged {
  code: FindingCode;
  start: number;
  end: number;
}

/** Matches an e-mail or payment address. The lengths are bounded, so that a hostile text cannot cause backtracking. */
const AT = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}\s?(?:@|＠)\s?[\p{L}\p{N}][\p{L}\p{N}.-]{0,99}/gu;
const SPELLED_MAIL =
  /(?<![\w.])[\w.]{1,64}\s{0,3}(?:[([{]at[)\]}]|\bat\b|एट|@)\s{0,3}(?:the\s{1,3}rate\s{1,3})?(?:gmail|yahoo|hotmail|outlook|rediffmail|जीमेल)\b(?:\s{0,3}(?:\.|[([{]dot[)\]}]|\bdot\b|डॉट)\s{0,3}(?:com|in|कॉम))?/giu;
/** Matches a spelled-out e-mail address at any provider: `site.office(at)shop(dot)in`, `office at shop dot com`. */
const SPELLED_HOUSE =
  /(?<![\w.-])[\w.-]{1,64}\s{0,3}(?:(?:[([{]\s?at\s?[)\]}]|@)\s{0,3}[a-z0-9-]{1,40}\s{0,3}(?:\.|[([{]\s?dot\s?[)\]}]|\bdot\b)|(?:\bat\b(?:\s{1,3}the\s{1,3}rate)?)\s{1,3}[a-z0-9-]{1,40}\s{0,3}(?:[([{]\s?dot\s?[)\]}]|\bdot\b))\s{0,3}(?:com|in|org|net|co|info|online|biz)\b/giu;
/** Matches a payment address with `at` instead of `@`: `hr at okaxis`. */
const SPELLED_PAYMENT =
  /(?<![\w.-])[\w.-]{2,64}\s{1,3}(?:[([{]\s?at\s?[)\]}]|\bat\b|एट|ऐट)\s{1,3}(?:the\s{1,3}rate\s{1,3})?(?:ok(?:axis|hdfcbank|sbi|icici)|ybl|ibl|axl|apl|waaxis|wahdfcbank|waicici|wasbi|ptaxis|ptsbi|pthdfc|ptyes|yescred)(?![a-z])/giu;
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
  if (/\bat\b|[([{]\s?at|एट|ऐट/i.test(text))
    for (const { 0: whole, index } of text.matchAll(SPELLED_PAYMENT))
      found.push({ code: 'upi', start: index, end: index + whole.length });
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
  /(?<![a-z0-9-])(?!(?:the|one|each|this|your|red|dot)\s)[a-z0-9-]{3,63}\s{0,3}(?:\(dot\)|\[dot\]|\bdot\b|डॉट|[[({]\s?\.\s?[\])}])\s{0,3}(?:com|in|org|net|co|online|xyz|site|ly|info|link|shop|store|app|club|कॉम)(?![a-z])|(?<![a-z0-9-])(?:t|wa|telegram|signal)\s{0,3}(?:[[({]?\s?(?:dot|\.)\s?[\])}]?)\s{0,3}me(?![a-z])/giu;
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
  /^(?:https?:\/\/)?(?:www\.)?(?:(?:wa|t|telegram|signal)(?:\.me\/|[\s[({]*(?:dot|\.)[\s\])}]*me)|telegram\.dog\/|(?:chat|api)\.whatsapp\.)/i;

function linksIn(text: string): Flagged[] {
  if (!/[./]|\bdot\b|डॉट/i.test(text)) return [];
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

type Place = Omit<Flagged, 'code'>;

const within = (inner: Place, outer: Place) => inner.start >= outer.start && inner.end <= outer.end;

/**
 * Returns all contact details in the text. A link within an address, or a phone number within an address or a link, is
 * not returned separately.
 */
export function contactsIn(text: string, words: readonly Word[]): Flagged[] {
  const addresses = addressesIn(text);
  const links = linksIn(text).filter((link) => !addresses.some((address) => within(link, address)));
  const outer = [...addresses, ...links];
  const phones = phonesIn(text, words).filter((phone) => !outer.some((other) => within(phone, other)));
  return [...outer, ...phones.map((phone) => ({ code: 'phone' as const, ...phone }))];
}
