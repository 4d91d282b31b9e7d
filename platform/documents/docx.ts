// Inspects DOCX files. Accepts only a ZIP of limited size whose parts are XML, pictures or fonts, and run or fetch
// nothing.
import type { Entry, ZipFile } from 'yauzl';
import { checkContentTypes, checkPart, checkRelations } from './docx-parts.ts';
import { readParagraphs } from './docx-text.ts';
import { refuse } from './refusal.ts';
import { looksLikeXml } from './xml.ts';

const MAX_ENTRIES = 2000;
const MAX_UNPACKED_BYTES = 50 * 1024 * 1024;
const MAX_COMPRESSION_RATIO = 100;
/** Maximum bytes of all XML parts together, far more than a résumé needs. */
const MAX_XML_BYTES = 20 * 1024 * 1024;
const SYMLINK = 0o120000;
const FILE_TYPE_BITS = 0o170000;
const ENCRYPTED = 0x1;
const SCANNER_TEST = 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE';

const TYPES = '[Content_Types].xml';
const DOCUMENT = 'word/document.xml';
const MACROS = /vbaProject\.bin$|vbaData\.xml$/i;
const ATTACHED = /(?:^|\/)(?:embeddings|activeX)\//i;
/**
 * Matches the names of refused entries: names with a percent sign or a control character, and interleaved parts
 * (`.piece`). Office writes no such names, and different programs interpret them differently.
 */
const AMBIGUOUS_NAME = /%|\.piece$|[^\x20-\x7e\u00a0-\uffff]/i;
const FONT = /\.(?:odttf|ttf|otf|fntdata)$/i;

const hex = (text: string) => Buffer.from(text, 'hex');
/** Magic numbers of pictures: PNG, JPEG, GIF, TIFF, JPEG XR, BMP, WMF with and without header, EMF, WebP. */
const PICTURES = [
  '89504e470d0a1a0a',
  'ffd8ff',
  '47494638',
  '49492a00',
  '4d4d002a',
  '4949bc01',
  '424d',
  'd7cdc69a',
  '01000900',
  '01000000',
  '52494646',
].map(hex);
/** Magic numbers of refused files: ZIP, compound file, Windows and Linux programs. */
const OTHER_FILES = ['504b0304', 'd0cf11e0', '4d5a', '7f454c46'].map(hex);

const startsWithOneOf = (bytes: Buffer, starts: readonly Buffer[]) =>
  starts.some((start) => bytes.subarray(0, start.length).equals(start));

/** Checks one directory entry of the ZIP before any entry is unpacked. */
function checkEntry(entry: Entry): void {
  if (MACROS.test(entry.fileName)) refuse('type');
  const isLink = ((entry.externalFileAttributes >>> 16) & FILE_TYPE_BITS) === SYMLINK;
  const isEncrypted = (entry.generalPurposeBitFlag & ENCRYPTED) !== 0;
  if (isLink || isEncrypted || ATTACHED.test(entry.fileName) || AMBIGUOUS_NAME.test(entry.fileName)) refuse('unsafe');
}

function checkEntries(entries: readonly Entry[], size: number): void {
  for (const entry of entries) checkEntry(entry);
  const unfolded = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (unfolded > MAX_UNPACKED_BYTES || unfolded > size * MAX_COMPRESSION_RATIO) refuse('unsafe');
  const names = entries.map(({ fileName }) => fileName);
  if (!names.includes(TYPES) || !names.includes(DOCUMENT)) refuse('type');
  // Names that differ only in case are duplicates, because part names are case-insensitive.
  if (new Set(names.map((name) => name.toLowerCase())).size !== names.length) refuse('unsafe');
}

/** Returns the bytes of an entry. The ZIP reader checks that the number of bytes matches the directory of the ZIP. */
async function unfold(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/**
 * Checks the content of an entry. The first bytes show whether it is a picture, a font or XML. Returns the size of an
 * XML part in bytes, and 0 for other entries.
 */
function checkContent(name: string, bytes: Buffer): number {
  if (bytes.includes(SCANNER_TEST) || startsWithOneOf(bytes, OTHER_FILES)) refuse('unsafe');
  if (bytes.length === 0 || startsWithOneOf(bytes, PICTURES)) return 0;
  if (FONT.test(name) && !looksLikeXml(bytes)) return 0;
  if (name === TYPES) checkContentTypes(bytes);
  else if (/\.rels$/i.test(name)) checkRelations(bytes);
  else if (looksLikeXml(bytes)) checkPart(bytes);
  else refuse('unsafe');
  return bytes.length;
}

async function openZip(bytes: Buffer): Promise<{ zip: ZipFile; entries: Entry[] }> {
  const { fromBufferPromise } = await import('yauzl');
  const zip = await fromBufferPromise(bytes, {
    autoClose: false,
    lazyEntries: true,
    validateEntrySizes: true,
    strictFileNames: true,
  });
  if (zip.comment !== '' || zip.entryCount > MAX_ENTRIES) refuse('unsafe');
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) entries.push(entry);
  return { zip, entries };
}

/** Matches the errors of the ZIP reader for a name that would leave the target folder. */
const OUTSIDE = /^(?:invalid relative path|absolute path|invalid characters in fileName)/;

/** Inspects a DOCX file. Throws `DocumentRefused`, or a parser error for a damaged file. */
export async function inspectDocx(bytes: Buffer): Promise<void> {
  const { zip, entries } = await openZip(bytes).catch((error: unknown) => {
    if (error instanceof Error && OUTSIDE.test(error.message)) refuse('unsafe');
    throw error;
  });
  checkEntries(entries, bytes.length);
  let parsed = 0;
  for (const entry of entries) {
    if (entry.fileName.endsWith('/')) continue;
    parsed += checkContent(entry.fileName, await unfold(zip, entry));
    if (parsed > MAX_XML_BYTES) refuse('unsafe');
  }
}

/** Returns the paragraphs of the main part as plain text. */
export async function readDocxText(bytes: Buffer): Promise<string[]> {
  const { zip, entries } = await openZip(bytes);
  const main = entries.find(({ fileName }) => fileName === DOCUMENT) ?? refuse('type');
  return readParagraphs(await unfold(zip, main));
}
