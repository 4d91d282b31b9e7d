// Inspection of PDF files: whole, nothing but a PDF, and no object that acts or fetches.
import { readPdfObjects } from './pdf-objects.ts';
import { checkPdfObjects } from './pdf-rules.ts';
import { refuse } from './refusal.ts';

const HTML = /<(?:!doctype|html|head|body|script|svg|iframe)\b/i;
/** Where a browser that guesses looks. */
const GUESSED = 1024;
/** A ZIP ends within this many bytes of its end mark: 22 and a comment. */
const ZIP_END = 22 + 65_535;

/** Refuses a second file behind or around the PDF. */
function checkNothingElse(text: string): void {
  if (HTML.test(text.slice(0, GUESSED))) refuse('unsafe');
  const zipEnd = text.indexOf('PK\x05\x06', Math.max(0, text.length - ZIP_END));
  if (zipEnd >= 0 && text.lastIndexOf('PK\x01\x02', zipEnd) >= 0) refuse('unsafe');
}

/** After the last end mark there is only white space. */
function checkEnd(text: string): void {
  const end = text.lastIndexOf('%%EOF');
  if (end < 0 || !text.includes('startxref')) refuse('broken');
  const tail = text.slice(end + '%%EOF'.length);
  if (HTML.test(tail)) refuse('unsafe');
  if (!/^[\s\0]*$/.test(tail)) refuse('broken');
}

/** Throws `DocumentRefused`, or the error of a parser for a damaged file. */
export async function inspectPdf(bytes: Buffer): Promise<void> {
  const text = bytes.toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(text)) refuse('broken');
  checkNothingElse(text);
  checkEnd(text);
  checkPdfObjects(await readPdfObjects(bytes));
}
