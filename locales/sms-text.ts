// Renders SMS in the reader's language: sign-in codes with the line for autofill, acceptances and looks at a number
// (C.5).
import { languageOf } from '#contracts/languages.ts';
import type { Language } from '#contracts/values.ts';
import { fill, textsOf } from './server-texts.ts';

interface CodeText {
  code: string;
  language: string;
  brand: string;
  minutes: number;
  /** The site's domain, exactly, without scheme or path. */
  domain: string;
}

/** Returns the SMS: the sentence, an empty line, `@domain #code`. */
export function codeText({ code, language, brand, minutes, domain }: CodeText): string {
  const sentence = fill(textsOf(languageOf(language) ?? 'en').sms.otp, { code, brand, minutes });
  return `${sentence}\n\n@${domain} #${code}`;
}

interface SmsText {
  template: 'accepted' | 'contact';
  language: Language;
  brand: string;
  domain: string;
  company: string;
  job_title: string | null;
}

/** The operators' limits for a variable, and shorter limits for a text that would grow too long. */
const LENGTHS = [30, 26, 22, 18, 15];
const SHORTEST = 12;

/** Two parts of a non-Latin SMS. Each further part costs extra. */
const MAX_SMS_LENGTH = 134;

/** Returns one line without anything that looks like a link or a phone number. */
function variableOf(words: string, max: number): string {
  const plain = words
    .replace(/\d{6,}|https?:\S*|www\.\S*/gi, '')
    .replace(/\s+/g, ' ')
    .trim();
  const letters = [...plain];
  return letters.length > max
    ? `${letters
        .slice(0, max - 1)
        .join('')
        .trim()}…`
    : plain;
}

/** Returns the SMS and its variable parts. Neither contains a phone number. */
export function smsText({ template, language, brand, domain, company, job_title }: SmsText) {
  const { sms, reference } = textsOf(language);
  const written = (max: number) => {
    const variables = {
      company: variableOf(company, max) || reference.deleted_user,
      job_title: variableOf(job_title ?? '', max) || sms.any_work,
    };
    return { text: fill(sms[template], { ...variables, brand, domain }), variables };
  };
  const tries = LENGTHS.map(written);
  return tries.find(({ text }) => text.length <= MAX_SMS_LENGTH) ?? written(SHORTEST);
}
