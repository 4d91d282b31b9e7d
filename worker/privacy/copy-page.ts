// Renders the copy of a user's data as an HTML page in the language of the user. The page needs no other files and no
// scripts. All values are escaped.
import type { CopyTexts } from '#locales/copy-text.ts';
import { dayText } from '#locales/date-time-text.ts';
import { hourText } from '#locales/day-parts.ts';
import { pageMark } from '#locales/languages.ts';
import { fill } from '#locales/server-texts.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:0 auto;padding:1rem;overflow-wrap:anywhere}
h2{margin-top:2rem;border-bottom:1px solid #999}dl{margin:0 0 1rem;padding:.5rem .75rem;border:1px solid #ccc;border-radius:8px}
dt{color:#555;font-size:.875rem}dd{margin:0 0 .5rem;white-space:pre-wrap}`;

const isInstant = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[.\d]*(Z|[+-]\d\d:?\d\d)$/.test(text);

/** Returns functions that render the parts of the page, as strings. The caller joins the strings to the whole page. */
export function copyPage(texts: CopyTexts) {
  const { copy, language, meaning } = texts;
  const timeOf = (at: string) => `${dayText(at, { language })}, ${hourText(at, { language })}`;

  const wordsOf = (table: string, field: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return '–';
    if (typeof value === 'boolean') return value ? copy.yes : copy.no;
    if (Array.isArray(value)) return value.map((item) => wordsOf(table, field, item)).join(', ') || '–';
    if (typeof value === 'string') return isInstant(value) ? timeOf(value) : meaning(table, field, value);
    return typeof value === 'number' ? String(value) : JSON.stringify(value);
  };
  const heading = (table: string) => `<h2>${escaped(copy.heading[table] ?? table)}</h2>`;

  return {
    head: (madeAt: string) => `<!doctype html>
<html lang="${pageMark(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(copy.title)}</title><style>${STYLE}</style></head><body>
<h1>${escaped(copy.title)}</h1><p>${escaped(copy.intro)}</p><p>${escaped(fill(copy.made_at, { time: timeOf(madeAt) }))}</p>`,
    heading,
    nothing: () => `<p>${escaped(copy.none)}</p>`,
    row: (table: string, row: Readonly<Record<string, unknown>>) => {
      const lines = Object.entries(row).map(
        ([field, value]) =>
          `<dt>${escaped(copy.field[field] ?? field)}</dt><dd>${escaped(wordsOf(table, field, value))}</dd>`,
      );
      return `<dl>${lines.join('')}</dl>`;
    },
    file: ({ name, content_type, base64 }: { name: string; content_type: string; base64: string }) =>
      `<p><a download="${escaped(name)}" href="data:${escaped(content_type)};base64,${base64}">${escaped(fill(copy.download, { name }))}</a></p>`,
    foot: () => '</body></html>\n',
  };
}
