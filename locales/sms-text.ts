// The text of a code's SMS in the reader's language, with the line that lets a browser fill it in (decisions C.5).
import { languageOf } from '#contracts/values.ts';
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
