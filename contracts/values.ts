// Schemas of domain values: text, phone, identity numbers, money, languages. They normalise first, then validate.
import { gstinIsValid, normaliseAadhaar, normaliseGstin, normalisePan } from './identity.ts';
import { languageCodes, spokenLanguages } from './languages.ts';
import { normaliseDigits, normalisePhone } from './phone.ts';
import { z } from './z.ts';

// Zero-width, bidirectional and other invisible marks never belong to a name; the joiners 200C and 200D do (Indic
// conjuncts).
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
    z.maxLength(max, 'too_long'),
  );

/** Single-line user input: NFC, trimmed, without control characters, lone surrogates or invisible marks. */
export const line = (rule: TextRule) => textWith(CONTROL, rule);

/** Multi-line user input; newline and tab are allowed. */
export const prose = (rule: TextRule) => textWith(CONTROL_BUT_NEWLINE, rule);

/**
 * Input in progress that is checked but not stored: not normalised, but rejected if it has characters that stored text
 * may not have.
 */
export const draftText = (max: number) =>
  z.string().check(
    z.maxLength(max, 'too_long'),
    z.refine(
      (text) => text.isWellFormed() && !CONTROL_BUT_NEWLINE.test(text.replaceAll('\r\n', '\n')),
      'bad_characters',
    ),
  );

/** An Indian mobile number in any spelling (C.1); parsed to +91XXXXXXXXXX. */
export const phoneNumber = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(64, 'phone_invalid')),
    z.transform((text: string) => normalisePhone(text) ?? ''),
  ),
  z.string().check(z.regex(/^\+91[6-9]\d{9}$/, 'phone_invalid')),
);

/** A six-digit code as typed, Indic digits included (B50). */
export const otpCode = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(32, 'otp_format')),
    z.transform((text: string) => normaliseDigits(text).trim()),
  ),
  z.string().check(z.regex(/^[0-9]{6}$/, 'otp_format')),
);

/** The last four characters of an identity number, as typed. */
export const identityEnd = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(32, 'identity_end_format')),
    z.transform((text: string) => normaliseDigits(text.normalize('NFKC')).replace(/[\s-]/g, '').toUpperCase()),
  ),
  z.string().check(z.regex(/^[0-9]{3}[0-9A-Z]$/, 'identity_end_format')),
);

export const identityType = z.enum(['aadhaar', 'pan'], 'not_a_choice');
export type IdentityType = z.output<typeof identityType>;

/** Returns the number in its canonical form, or null if it is not a number of that type (C.2, C.3). */
export function normaliseIdentity(type: IdentityType, text: string): string | null {
  return type === 'aadhaar' ? normaliseAadhaar(text) : normalisePan(text);
}

/** A GSTIN in canonical form (C.4), for an optional field: null if the input is empty. */
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

/** Whole rupees, up to one crore (D18, D56). */
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

/** A PIN code (decisions C.11). */
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

/** A calendar date, `1990-02-28`; no words such as `tomorrow`, no other order. */
export const calendarDay = z
  .string()
  .check(z.regex(/^(?:19|20)\d{2}-\d{2}-\d{2}$/, 'date_invalid'), z.refine(isCalendarDay, 'date_invalid'));

/** A time of day on the 24-hour clock, `07:30`. */
export const timeOfDay = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'time_invalid'));
