// The texts of SMS in the reader's language: a code's, with the line that lets a browser fill it in, and what must arrive (decisions C.5).
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

/** The whole text: the sentence, an empty line, `@domain #code`. */
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

/** What the operators let a variable hold, and what is left of it where the text would grow too long. */
const LENGTHS = [30, 26, 22, 18, 15];
const SHORTEST = 12;

/** Two parts of a text in other than Latin letters; each part more is paid for. */
const MAX_SMS_LENGTH = 134;

/** One line, without what could pass for a link or a number to call. */
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

/** The whole text, and what differs in it from text to text. Neither holds a number to call. */
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
