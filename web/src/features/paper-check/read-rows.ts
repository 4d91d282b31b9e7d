// Reads the rows that the PDF of a wage statement carries, and compares them with the signed digest (D71). Everything
// happens in the browser: the file is not sent.
import { type StatementContent, statementContent } from '#contracts/statement-rows.ts';

const MAX_FILE_BYTES = 5_000_000;
const MAX_ROWS_BYTES = 10_000_000;

/** `changed`: the file has no rows, or other rows than the signed ones. */
export type RowsResult = { result: 'same'; content: StatementContent } | { result: 'changed' };

const CHANGED: RowsResult = { result: 'changed' };

/** Inflates a stream of a PDF. Throws if it is damaged or too long. */
async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    size += value.length;
    if (size > MAX_ROWS_BYTES) throw new Error('Too long');
    parts.push(new Uint8Array(value));
  }
}

/** Returns the attached files of a PDF as `platform/paper` writes them. Ignores damaged ones. */
async function attachmentsOf(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>[]> {
  const text = new TextDecoder('latin1').decode(bytes);
  const found: Uint8Array<ArrayBuffer>[] = [];
  for (const start of text.matchAll(/\/Type \/EmbeddedFile\b/g)) {
    const begin = text.indexOf('stream\n', start.index) + 'stream\n'.length;
    const [, length] = /\/Length (\d{1,8})\b/.exec(text.slice(start.index, begin)) ?? [];
    const stream = bytes.slice(begin, begin + Number(length ?? 0));
    const whole = await inflate(stream).catch(() => null);
    if (whole) found.push(whole);
  }
  return found;
}

async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const text = btoa(String.fromCharCode(...digest));
  return text.replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '');
}

/** False in an old browser, which reads the rows of no file. */
export const canInflate = () => 'DecompressionStream' in globalThis;

/**
 * Returns the rows of a PDF if their SHA-256 is the signed one, in base64url. Throws if the file cannot be read or the
 * browser cannot inflate it.
 */
export async function readRows(file: Blob, signed: string): Promise<RowsResult> {
  if (!canInflate()) throw new Error('The browser has no DecompressionStream');
  if (file.size > MAX_FILE_BYTES) return CHANGED;
  const attached = await attachmentsOf(new Uint8Array(await file.arrayBuffer()));
  for (const bytes of attached) {
    if ((await digestOf(bytes)) !== signed) continue;
    const content = statementContent.safeParse(JSON.parse(new TextDecoder().decode(bytes))).data;
    if (content) return { result: 'same', content };
  }
  return CHANGED;
}
