// Redacts a console statement for the audit log: removes literals, comments and numbers that may identify a person.
import { redactText } from '../redact.ts';

const GONE = '…';
/**
 * Matches numbers of six digits or more in any script. Shorter numbers remain readable, because they are usually
 * limits, counts, years or ids.
 */
const LONG_NUMBER = /\p{Nd}(?:[_.]?\p{Nd}){5,}/gu;
const SIMPLE_NAME = /^"[a-z_][a-z0-9_$]*"$/i;
/**
 * Matches the start of a literal: plain, escape, `U&`, national and bit strings, and dollar quotes. Literals are
 * recognised by these characters, because the scanner has a different token name for each kind.
 */
const QUOTED = /^(?:[a-z]&?)?'|^\$[^$]*\$/i;
const COMMENT = /^(?:--|\/\*)/;
/** Matches the start of a literal, a quoted name or a comment. */
const BEGINS = /'|"|--|\/\*|\$[\p{L}_]*[\p{L}\p{N}_]*\$/u;

const withoutNumbers = (text: string) => redactText(text.replace(LONG_NUMBER, GONE));

function redactToken(text: string): string {
  if (COMMENT.test(text)) return '';
  if (QUOTED.test(text)) return `'${GONE}'`;
  if (/^(?:u&)?"/i.test(text)) return SIMPLE_NAME.test(text) ? withoutNumbers(text) : `"${GONE}"`;
  return text;
}

/**
 * Redacts a statement with the Postgres scanner, whose positions count bytes. Throws if the scanner cannot read the
 * whole statement.
 */
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

/** For a statement that the scanner cannot read: cuts it before the first possible literal, quoted name or comment. */
function cutShort(query: string): string {
  const at = query.search(BEGINS);
  return at < 0 ? query : `${query.slice(0, at)}${GONE}`;
}

/**
 * Returns the statement with `'…'` for each literal, without comments, and with `…` for numbers of six digits or more.
 */
export async function redactStatement(query: string): Promise<string> {
  const isText = query.isWellFormed() && !query.includes('\0');
  const shown = isText ? await scanned(query).catch(() => cutShort(query)) : cutShort(query);
  return withoutNumbers(shown).trim();
}
