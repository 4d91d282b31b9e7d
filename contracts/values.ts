// Schemas of domain values: text, phone and identity numbers, money, languages. Each schema normalises its input and
// then validates the result.
import { gstinIsValid, normaliseAadhaar, normaliseGstin, normalisePan } from './identity.ts';
import { languageCodes, spokenLanguages } from './languages.ts';
import { normaliseDigits, normalisePhone } from './phone.ts';
import { z } from './z.ts';

// Matches invisible characters, for example zero-width and bidirectional characters, which are removed from input. The
// joiners U+200C and U+200D are not matched, because Indic scripts need them.
const INVISIBLE = /[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;
const BLANK = /^[\s\u00A0\u200B-\u200F\u3164\u115F\u1160\u2800\uFEFF]*$/u;
const CONTROL = /\p{Cc}/u;
const CONTROL_BUT_NEWLINE = /[^\P{Cc}\n\t]/u;

const cleanText = (text: string) => text.normalize('NFC').replace(INVISIBLE, '').trim();

interface TextRule {
  min?: number;
  max: number;
  tooShort?: string;
}

const textWith = (forbidden: RegExp, { min = 1, max, tooShort = 'required' }: TextRule) =>
  z.string().check(
    z.refine((text) => text.isWellFormed() && !forbidden.test(text.replaceAll('\r\n', '\n')), 'bad_characters'),
    z.overwrite((text: string) => cleanText(text.replaceAll('\r\n', '\n'))),
    z.refine((text) => min === 0 || !BLANK.test(text), 'required'),
    z.minLength(min, tooShort),
    // Postgres counts characters: an emoji has length 2 in JavaScript and 1 there.
    z.refine((text) => text.length < min || [...text].length >= min, tooShort),
    z.maxLength(max, 'too_long'),
  );

/**
 * Returns the schema of single-line user input: normalised to NFC and trimmed, without invisible marks. Rejects control
 * characters and lone surrogates.
 */
export const line = (rule: TextRule) => textWith(CONTROL, rule);

/** Returns the schema of multi-line user input: as {@link line}, but newline and tab are allowed. */
export const prose = (rule: TextRule) => textWith(CONTROL_BUT_NEWLINE, rule);

/**
 * Returns the schema of unfinished input that the server checks but does not store. The input is not normalised.
 * Characters that are forbidden in stored text are rejected.
 */
export const draftText = (max: number) =>
  z.string().check(
    z.maxLength(max, 'too_long'),
    z.refine(
      (text) => text.isWellFormed() && !CONTROL_BUT_NEWLINE.test(text.replaceAll('\r\n', '\n')),
      'bad_characters',
    ),
  );

/** An Indian mobile number in any spelling (C.1). The parsed value is +91XXXXXXXXXX. */
export const phoneNumber = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(64, 'phone_invalid')),
    z.transform((text: string) => normalisePhone(text) ?? ''),
  ),
  z.string().check(z.regex(/^\+91[6-9]\d{9}$/, 'phone_invalid')),
);

/** A six-digit code as the user typed it. Digits of Indic scripts are accepted (B50). */
export const otpCode = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(32, 'otp_format')),
    z.transform((text: string) => normaliseDigits(text).trim()),
  ),
  z.string().check(z.regex(/^[0-9]{6}$/, 'otp_format')),
);

/**
 * The last four characters of an identity number, as the user typed them. A user who signs in after a long absence
 * proves with these characters to be the owner of the account (D115).
 */
export const identityEnd = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(32, 'identity_end_format')),
    z.transform((text: string) => normaliseDigits(text.normalize('NFKC')).replace(/[\s-]/g, '').toUpperCase()),
  ),
  z.string().check(z.regex(/^[0-9]{3}[0-9A-Z]$/, 'identity_end_format')),
);

export const identityType = z.enum(['aadhaar', 'pan'], 'not_a_choice');
export type IdentityType = z.output<typeof identityType>;

/** Returns an Aadhaar number or PAN in canonical form, or null if it is not a valid number of this type (C.2, C.3). */
export function normaliseIdentity(type: IdentityType, text: string): string | null {
  return type === 'aadhaar' ? normaliseAadhaar(text) : normalisePan(text);
}

/** An optional GSTIN, the tax number of a business. The parsed value is its canonical form, or null for empty input. */
export const gstin = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(64, 'gstin_invalid')),
    z.transform((text: string) => (text.trim() === '' ? null : normaliseGstin(text))),
  ),
  z.nullable(z.string().check(z.refine(gstinIsValid, 'gstin_invalid'))),
);

export const email = z.pipe(
  line({ max: 254 }),
  z.string().check(z.regex(/^[^\s@<>()[\]\\,;:"]{1,64}@[^\s@<>()[\]\\,;:"]{1,190}\.[A-Za-z]{2,24}$/, 'email_invalid')),
);

export const personName = line({ max: 60 });

/** Whole rupees, from 1 to one crore (10,000,000) (D18, D56). */
export const rupees = z
  .int('salary_invalid')
  .check(z.minimum(1, 'salary_invalid'), z.maximum(10_000_000, 'salary_invalid'));

export type Language = (typeof languageCodes)[number];

export const language = z.enum(languageCodes, 'not_a_choice');

export const spokenLanguage = z.enum(spokenLanguages, 'not_a_choice');

/** A timestamp in the JSON format of Postgres. */
export const instant = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?(Z|[+-]\d{2}:?\d{2})$/));

/** An Indian PIN code of six digits. Digits of any script are accepted (C.11). */
export const pincode = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(32, 'pincode_invalid')),
    z.transform((text: string) => normaliseDigits(text).replace(/[\s-]/g, '')),
  ),
  z.string().check(z.regex(/^[1-9][0-9]{5}$/, 'pincode_invalid')),
);

const isCalendarDay = (text: string) => {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
};

/** A calendar date in the form `1990-02-28`, in the years 1900 to 2099. */
export const calendarDay = z
  .string()
  .check(z.regex(/^(?:19|20)\d{2}-\d{2}-\d{2}$/, 'date_invalid'), z.refine(isCalendarDay, 'date_invalid'));

/** A time of day in the 24-hour form `07:30`. */
export const timeOfDay = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'time_invalid'));

/**
 * The title of a job in the reader's language. The response contains it in addition to the title that the employer
 * wrote (D110).
 */
export const readerTitle = z.object({
  text: z.string(),
  /**
   * Origin of the title. `provider`: the translation service translated the employer's title. `glossary`: the app
   * translated it with its own list of words. `composed`: no translation exists, so the app composed a title from the
   * trade, the number of workers, and the shift or kind of job.
   */
  source: z.enum(['provider', 'glossary', 'composed']),
  /**
   * Language of the title that the employer wrote, as BCP 47 tag for the `lang` attribute: `ta`, `bho`, or `hi-Latn`
   * for Hindi in Latin letters.
   */
  original_lang: z.string(),
});
export type ReaderTitle = z.output<typeof readerTitle>;

/** The title in the reader's language. Absent if the employer wrote the title in the reader's language. */
export const readerTitleField = { reader_title: z.optional(readerTitle) };
