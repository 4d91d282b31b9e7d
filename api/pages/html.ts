// HTML templates that escape inserted values, unless they are `Html` already.

export interface Html {
  readonly html: string;
}

type Part = Html | readonly Html[] | string | number | null;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for element content and quoted attributes. */
export const escapeText = (text: string) => text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);

function inside(part: Part): string {
  if (part === null) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeText(String(part));
  return 'html' in part ? part.html : part.map(({ html }) => html).join('');
}

/** Template tag: html`<p title="${text}">${text}</p>`. Attributes must be quoted. `null` inserts nothing. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return { html: strings.reduce((all, text, index) => all + inside(parts[index - 1] ?? null) + text) };
}

const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Returns a data script element. Browsers do not execute it, and no string in it can close the element. */
export function dataScript(type: string, value: object, id?: string): Html {
  const json = JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (letter) => escapes[letter] ?? letter);
  return { html: `<script type="${type}"${id === undefined ? '' : ` id="${id}"`}>${json}</script>` };
}
