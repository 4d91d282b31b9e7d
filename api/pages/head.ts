// What a page says of itself to search engines and to whoever is sent its address.
import type { Language } from '#contracts/values.ts';
import { wholeLanguage } from '#locales/server-texts.ts';
import { type Html, html } from './html.ts';

export interface Head {
  title: string;
  description: string;
  brand: string;
  /** `https://host`, without a slash. */
  origin: string;
  /** The path of the page without a query; null for a page that nobody shall list. */
  path: string | null;
  language: Language;
  /** The language that the address names, which is then a page of its own for search engines. */
  asked: Language | null;
  /** JSON-LD. */
  data?: Html;
}

/** Languages in which a page is whole. */
const listed = ['en', 'hi'] as const;

const locales = { en: 'en_IN', hi: 'hi_IN' } as const;

const isListed = (language: Language | null): language is 'en' | 'hi' => listed.some((known) => known === language);

function addresses({ origin, path, asked }: Head): Html {
  if (path === null) return html`<meta name="robots" content="noindex">`;
  const plain = `${origin}${path}`;
  const own = isListed(asked) ? `${plain}?lng=${asked}` : plain;
  const others = listed.map(
    (language) => html`<link rel="alternate" hreflang="${language}" href="${plain}?lng=${language}">\n`,
  );
  return html`<link rel="canonical" href="${own}">
${others}<link rel="alternate" hreflang="x-default" href="${plain}">
<meta property="og:url" content="${own}">`;
}

/** The elements of a head. Whatever people wrote stands in quoted attributes or escaped. */
export function headHtml(head: Head): Html {
  const { title, description, brand, origin, language, data } = head;
  return html`<title>${title}</title>
<meta name="description" content="${description}">
${addresses(head)}
<meta property="og:type" content="website">
<meta property="og:site_name" content="${brand}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:locale" content="${locales[wholeLanguage(language)]}">
<meta property="og:image" content="${origin}/icon-512.png">
<meta name="twitter:card" content="summary">
<meta name="twitter:title" content="${title}">
<meta name="twitter:description" content="${description}">
${data ?? null}`;
}
