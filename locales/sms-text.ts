// Renders SMS in the reader's language. An SMS with a sign-in code has a line from which phones fill in the code. Other
// SMS inform a worker of an acceptance, or that an employer has viewed the phone number (C.5).
import { languageOf } from '#contracts/languages.ts';
import type { Language } from '#contracts/values.ts';
import { brandIn } from './brand.ts';
import { fill, textsOf } from './server-texts.ts';
import { readableName } from './transliteration/readable-name.ts';

interface CodeText {
  code: string;
  language: string;
  brand: string;
  minutes: number;
  /**
   * The domain of the site, without scheme and path. Browsers fill in the code only on a page of exactly this domain.
   */
  domain: string;
}

/** Returns the SMS with a sign-in code: a sentence, an empty line, and `@domain #code`. */
export function codeText({ code, language, brand, minutes, domain }: CodeText): string {
  const known = languageOf(language) ?? 'en';
  const sentence = fill(textsOf(known).sms.otp, { code, brand: brandIn(known, brand), minutes });
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

/**
 * Maximum lengths, in characters, of the company name and the job title in an SMS. `smsText` tries them from the first
 * to the last until the SMS fits into `MAX_SMS_LENGTH`. 30 is the limit of the telecom operators for a variable.
 */
const LENGTHS = [30, 26, 22, 18, 15];
const SHORTEST = 12;

/** Maximum length of an SMS in characters: two parts in a non-Latin script. Each further part costs extra. */
const MAX_SMS_LENGTH = 134;

/**
 * Returns the value of a variable in the SMS template as one line of at most `max` characters, without links and phone
 * numbers.
 */
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

/** Returns the text of the SMS and its variables. Neither the text nor a variable contains a phone number. */
export function smsText({ template, language, brand, domain, company, job_title }: SmsText) {
  const { sms, reference } = textsOf(language);
  const written = (max: number) => {
    const variables = {
      company: variableOf(readableName(company, language), max) || reference.deleted_user,
      job_title: variableOf(job_title ?? '', max) || sms.any_work,
    };
    return { text: fill(sms[template], { ...variables, brand: brandIn(language, brand), domain }), variables };
  };
  const tries = LENGTHS.map(written);
  return tries.find(({ text }) => text.length <= MAX_SMS_LENGTH) ?? written(SHORTEST);
}
