// Redacts phone numbers, identity numbers and secrets from every log line.

const GONE = '…';

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** Pattern of phone and Aadhaar numbers in common spellings, and of any nine or more consecutive digits. */
const NUMBER = String.raw`\+?(?:\d{1,3}[ -])?(?:\d{5}[ -]\d{5}|\d{4}[ -]\d{4}[ -]\d{4}|\d{9,})`;
/**
 * Matches a UUID or a number of the form `NUMBER`, but only as a whole word: digits inside an id or a hash are not a
 * phone number. A matched UUID is not redacted.
 */
const NUMBER_OR_UUID = new RegExp(String.raw`(?<![\w-])(?:${UUID}|${NUMBER})(?![\w-])`, 'g');
const isUuid = (text: string) => text.length === 36;
const PAN = /(?<![A-Za-z0-9])[A-Z]{5}\d{4}[A-Z](?![A-Za-z])/g;
const BEARER = /\bbearer\s+\S+/gi;
const ADMIN_TOKEN = /\badm_[\w-]+/g;
const USER_INFO = /(?<=:\/\/)[^\s/@]+@/g;
const LONG_WORD = /(?<![\w-])[\w-]{40,}(?![\w-])/g;

/**
 * True if a long word is probably a token of this product, which is 256 random bits in base64url: the word contains
 * capitals, small letters and digits. Hashes are lower-case hex, and other long words seldom contain all three.
 */
const isToken = (word: string) => /[A-Z]/.test(word) && /[a-z]/.test(word) && /\d/.test(word);

/**
 * Matches every string that may contain something to redact. Most strings do not match, so the other patterns need not
 * be tried.
 */
const SUSPECT = /\d{4}|@|bearer\s|adm_|[\w-]{40}/i;

/**
 * Returns the string with tokens, passwords in URLs, phone numbers, Aadhaar numbers and PANs replaced by `…`. Internal
 * ids remain: UUIDs, hashes in lower-case hex, and numbers of fewer than nine digits.
 */
export function redactText(text: string): string {
  if (!SUSPECT.test(text)) return text;
  return text
    .replace(BEARER, `bearer ${GONE}`)
    .replace(ADMIN_TOKEN, `adm_${GONE}`)
    .replace(USER_INFO, `${GONE}@`)
    .replace(LONG_WORD, (word) => (isToken(word) ? GONE : word))
    .replace(NUMBER_OR_UUID, (found) => (isUuid(found) ? found : GONE))
    .replace(PAN, GONE);
}

/** Field names whose values are always redacted, in case code logs them by mistake. */
export const REDACTED_FIELDS = [
  'authorization',
  'cookie',
  'token',
  'password',
  'secret',
  'phone',
  'mobile',
  'otp',
  'pan',
  'aadhaar',
  'email',
  'detail',
  'values',
  'body',
  'headers',
];
