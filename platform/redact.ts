// The second wall before a log line: what looks like a number of a person or a secret is cut out of any text, whoever wrote it there.

const GONE = '…';

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** As people write telephone and Aadhaar numbers; and any nine digits or more in a row. */
const NUMBER = String.raw`\+?(?:\d{1,3}[ -])?(?:\d{5}[ -]\d{5}|\d{4}[ -]\d{4}[ -]\d{4}|\d{9,})`;
/** No part of a longer word: ids and hashes may hold any digits. */
const NUMBER_OR_UUID = new RegExp(String.raw`(?<![\w-])(?:${UUID}|${NUMBER})(?![\w-])`, 'g');
const isUuid = (text: string) => text.length === 36;
const PAN = /(?<![A-Za-z0-9])[A-Z]{5}\d{4}[A-Z](?![A-Za-z])/g;
const BEARER = /\bbearer\s+\S+/gi;
const ADMIN_TOKEN = /\badm_[\w-]+/g;
const USER_INFO = /(?<=:\/\/)[^\s/@]+@/g;
const LONG_WORD = /(?<![\w-])[\w-]{40,}(?![\w-])/g;

/** Our tokens are 256 random bits in base64url; hashes are small hex, names have no capitals. */
const isToken = (word: string) => /[A-Z]/.test(word) && /[a-z]/.test(word) && /\d/.test(word);

/** All of the above have one of these, and most texts have none. */
const SUSPECT = /\d{4}|@|bearer\s|adm_|[\w-]{40}/i;

/** The text without what must not be in a log. Ids of ours (uuids, hashes, short numbers) stay. */
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

/** Fields that are never shown, should somebody name one so. */
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
