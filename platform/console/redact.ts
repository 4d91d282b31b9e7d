// Redacts a statement of the SQL console for the audit log: no literal, no comment, no number that may belong to a person.
import { redactText } from '../redact.ts';

const GONE = '…';
/** Six digits or more of any script: shorter numbers are limits, counts, years and ids. */
const LONG_NUMBER = /\p{Nd}(?:[_.]?\p{Nd}){5,}/gu;
const SIMPLE_NAME = /^"[a-z_][a-z0-9_$]*"$/i;
/** `U&'…'` and `U&"…"` escapes, national strings and bit strings: the scanner names them differently, the quote is common. */
const QUOTED = /^(?:[a-z]&?)?'|^\$[^$]*\$/i;
const COMMENT = /^(?:--|\/\*)/;
/** Where a literal, a quoted name or a comment begins. */
const BEGINS = /'|"|--|\/\*|\$[\p{L}_]*[\p{L}\p{N}_]*\$/u;

const withoutNumbers = (text: string) => redactText(text.replace(LONG_NUMBER, GONE));

function redactToken(text: string): string {
  if (COMMENT.test(text)) return '';
  if (QUOTED.test(text)) return `'${GONE}'`;
  if (/^(?:u&)?"/i.test(text)) return SIMPLE_NAME.test(text) ? withoutNumbers(text) : `"${GONE}"`;
  return text;
}

/** By PostgreSQL's own scanner, whose positions count bytes. Throws for a text that it cannot read to its end. */
async function scanned(query: string): Promise<string> {
  const { scan } = await import('libpg-query');
  const bytes = Buffer.from(query);
  const { tokens } = await scan(query);
  let shown = '';
  let end = 0;
  for (const token of tokens) {
    shown += bytes.toString('utf8', end, token.start) + redactToken(bytes.toString('utf8', token.start, token.end));
    end = token.end;
  }
  return shown + bytes.toString('utf8', end);
}

/** Cut at the first sign that may begin a literal, a quoted name or a comment. */
function cutShort(query: string): string {
  const at = query.search(BEGINS);
  return at < 0 ? query : `${query.slice(0, at)}${GONE}`;
}

/** Returns the statement with `'…'` for each literal, without comments, and with `…` for numbers of six digits or more. */
export async function redactStatement(query: string): Promise<string> {
  const isText = query.isWellFormed() && !query.includes('\0');
  const shown = isText ? await scanned(query).catch(() => cutShort(query)) : cutShort(query);
  return withoutNumbers(shown).trim();
}
