// Inspects PDF files. Refuses incomplete files, files that are also HTML or ZIP, and objects that run or fetch
// something.
import { readPdfObjects } from './pdf-objects.ts';
import { checkPdfObjects } from './pdf-rules.ts';
import { refuse } from './refusal.ts';

const HTML = /<(?:!doctype|html|head|body|script|svg|iframe)\b/i;
/** Number of bytes at the start of a file from which a browser guesses the content type. */
const GUESSED = 1024;
/** Maximum bytes of the end record of a ZIP: 22 bytes, and a comment of up to 65,535 bytes. */
const ZIP_END = 22 + 65_535;

/** Refuses a PDF that is an HTML page or a ZIP archive as well. */
function checkNothingElse(text: string): void {
  if (HTML.test(text.slice(0, GUESSED))) refuse('unsafe');
  const zipEnd = text.indexOf('PK\x05\x06', Math.max(0, text.length - ZIP_END));
  if (zipEnd >= 0 && text.lastIndexOf('PK\x01\x02', zipEnd) >= 0) refuse('unsafe');
}

/** Refuses a file with anything but white space after the last `%%EOF`, the end mark of a PDF. */
function checkEnd(text: string): void {
  const end = text.lastIndexOf('%%EOF');
  if (end < 0 || !text.includes('startxref')) refuse('broken');
  const tail = text.slice(end + '%%EOF'.length);
  if (HTML.test(tail)) refuse('unsafe');
  if (!/^[\s\0]*$/.test(tail)) refuse('broken');
}

/** Inspects a PDF file. Throws `DocumentRefused`, or a parser error for a damaged file. */
export async function inspectPdf(bytes: Buffer): Promise<void> {
  const text = bytes.toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(text)) refuse('broken');
  checkNothingElse(text);
  checkEnd(text);
  checkPdfObjects(await readPdfObjects(bytes));
}
