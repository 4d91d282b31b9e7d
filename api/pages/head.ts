// Head elements of a page for search engines and link previews.
import { languageCodes } from '#contracts/languages.ts';
import type { Language } from '#contracts/values.ts';
import { intlLocale, pageMark } from '#locales/languages.ts';
import { type Html, html } from './html.ts';

export interface Head {
  title: string;
  description: string;
  brand: string;
  /** Public origin of the site: `https://host` without a trailing slash. */
  origin: string;
  /** The path of the page without a query; null if search engines must not index the page. */
  path: string | null;
  language: Language;
  /**
   * The language that the query names; null without a language in the query. Search engines index each language as a
   * separate page, so the canonical URL contains this language.
   */
  asked: Language | null;
  /** Structured data (JSON-LD). */
  data?: Html;
  /** The path of a picture of 1200 by 630 pixels for shared links. Without it, links show the app icon. */
  picture?: string;
}

function addresses({ origin, path, asked }: Head): Html {
  if (path === null) return html`<meta name="robots" content="noindex">`;
  const plain = `${origin}${path}`;
  const own = asked ? `${plain}?lng=${asked}` : plain;
  const others = languageCodes.map(
    (language) => html`<link rel="alternate" hreflang="${pageMark(language)}" href="${plain}?lng=${language}">\n`,
  );
  return html`<link rel="canonical" href="${own}">
${others}<link rel="alternate" hreflang="x-default" href="${plain}">
<meta property="og:url" content="${own}">`;
}

/** Returns the picture that apps show beside a shared link: `picture` in full width, or the app icon as a square. */
function preview({ origin, picture }: Head): Html {
  if (!picture)
    return html`<meta property="og:image" content="${origin}/icon-512.png">
<meta name="twitter:card" content="summary">`;
  return html`<meta property="og:image" content="${origin}${picture}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta name="twitter:card" content="summary_large_image">`;
}

/** Returns the elements of the HTML head. The tag `html` escapes all inserted values, and all attributes are quoted. */
export function headHtml(head: Head): Html {
  const { title, description, brand, language, data } = head;
  return html`<title>${title}</title>
<meta name="description" content="${description}">
${addresses(head)}
<meta property="og:type" content="website">
<meta property="og:site_name" content="${brand}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:locale" content="${intlLocale(language).replace('-', '_')}">
${preview(head)}
<meta name="twitter:title" content="${title}">
<meta name="twitter:description" content="${description}">
${data ?? null}`;
}
