// Content for readers without scripts on the public pages of the web app: title, description and a link to the pages
// below `/lite/`.
import type { Language } from '#contracts/values.ts';
import { pageTexts } from '#locales/page-texts.ts';
import { fill, textsOf } from '#locales/server-texts.ts';
import type { Frame } from './frame.ts';
import { type Html, html } from './html.ts';
import type { publicPaths } from './public-paths.ts';

type Reader = Pick<Frame, 'language' | 'rating_reveal_days'>;

interface Question {
  ask: string;
  text: string;
}

const isQuestion = (value: string | Question): value is Question => typeof value !== 'string';

/** Returns the questions and answers of the FAQ page. */
function questions({ language, rating_reveal_days }: Reader): Html {
  const { faq } = textsOf(language);
  const groups = [faq.general, faq.seekers, faq.employers].map((group) => {
    const asked = Object.values<string | Question>(group).filter(isQuestion);
    return html`<h2>${group.title}</h2>
${asked.map(
  ({ ask, text }) => html`<h3>${ask}</h3>
<p>${fill(text, { days: rating_reveal_days })}</p>
`,
)}`;
  });
  return html`<p>${faq.intro}</p>
${groups}`;
}

/**
 * Returns the paragraph below every public page: it says which functions need scripts and links to the job list without
 * scripts (`/lite/jobs`).
 */
export function simplePagesLink(language: Language): Html {
  const { script } = pageTexts(language).pages;
  return html`<p>${script.needed} <a href="/lite/jobs?language=${language}">${script.plain}</a></p>`;
}

/**
 * Returns the content that a public page shows without scripts, in the reader's language, if the server has not
 * rendered the page.
 */
export function withoutScript(name: (typeof publicPaths)[keyof typeof publicPaths], reader: Reader): Html {
  const { language } = reader;
  const { pages } = pageTexts(language);
  const { title, description } = pages[name];
  return html`<h1>${title}</h1>
<p>${description}</p>
${name === 'faq' ? questions(reader) : null}${simplePagesLink(language)}`;
}
