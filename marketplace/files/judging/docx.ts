// Whether a DOCX may be kept: a ZIP of a Word document that unfolds to a sane size and holds no macros and no other files.
import type { Entry, ZipFile } from 'yauzl';
import { Problem } from '#contracts/problems.ts';
import type { FileKind } from '#contracts/reference.ts';
import { refuseFile, refuseType } from '../rules.ts';

const MOST_ENTRIES = 2000;
const MOST_UNFOLDED = 50 * 1024 * 1024;
const MOST_RATIO = 100;
/** Text that is read and not only counted: the list of types, and what each part points to. */
const MOST_TEXT = 1024 * 1024;
const SYMLINK = 0o120000;
const FILE_TYPE_BITS = 0o170000;

const MACROS = /vbaProject\.bin$|vbaData\.xml$/i;
const ATTACHED = /(?:^|\/)(?:embeddings|activeX)\//i;
const MACRO_TYPE = /macroEnabled/i;
const WORD_TYPE = /wordprocessingml\.document\.main\+xml/;
/** A template or object that is fetched from elsewhere when the document is opened. */
const FETCHED = /\/(?:attachedTemplate|oleObject|frame|subDocument)["']/i;
const ELSEWHERE = /TargetMode\s{0,9}=\s{0,9}["']External["']/i;
/** First bytes of a ZIP, a compound file, a program of Windows or Linux. */
const OTHER_FILES = ['PK\x03\x04', '\xd0\xcf\x11\xe0', 'MZ', '\x7fELF'].map((text) => Buffer.from(text, 'latin1'));
const ENCRYPTED = 0x1;
const SCANNER_TEST = 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE';

/** What is wrong with the list of entries, before anything is unfolded. */
function checkEntry(kind: FileKind, entry: Entry): void {
  const name = entry.fileName;
  if (MACROS.test(name)) refuseType(kind);
  const isLink = ((entry.externalFileAttributes >>> 16) & FILE_TYPE_BITS) === SYMLINK;
  const isEncrypted = (entry.generalPurposeBitFlag & ENCRYPTED) !== 0;
  if (isLink || isEncrypted || ATTACHED.test(name)) refuseFile('file_unsafe');
}

/** The bytes of an entry, counted as they come: what the list says of their number is checked by the reader. */
async function unfold(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const stream = await zip.openReadStreamPromise(entry);
  const kept: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk);
    if (size < MOST_TEXT) kept.push(bytes);
    size += bytes.length;
    if (bytes.includes(SCANNER_TEST)) refuseFile('file_unsafe');
  }
  return Buffer.concat(kept);
}

function fetchesFromElsewhere(relations: string): boolean {
  return relations.split('<').some((tag) => tag.startsWith('Relationship') && ELSEWHERE.test(tag) && FETCHED.test(tag));
}

function checkContent(kind: FileKind, name: string, bytes: Buffer): void {
  if (OTHER_FILES.some((start) => bytes.subarray(0, start.length).equals(start))) refuseFile('file_unsafe');
  if (name === '[Content_Types].xml') {
    const types = bytes.toString('utf8');
    if (MACRO_TYPE.test(types) || !WORD_TYPE.test(types)) refuseType(kind);
  }
  if (/\.rels$/i.test(name) && fetchesFromElsewhere(bytes.toString('utf8'))) refuseFile('file_unsafe');
}

async function listEntries(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > MOST_ENTRIES) refuseFile('file_unsafe');
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) entries.push(entry);
  return entries;
}

function checkSize(entries: readonly Entry[], size: number): void {
  const unfolded = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (unfolded > MOST_UNFOLDED || unfolded > size * MOST_RATIO) refuseFile('file_unsafe');
}

async function checkZip(kind: FileKind, bytes: Buffer): Promise<void> {
  const { fromBufferPromise } = await import('yauzl');
  const zip = await fromBufferPromise(bytes, {
    autoClose: false,
    lazyEntries: true,
    validateEntrySizes: true,
    strictFileNames: true,
  });
  if (zip.comment !== '') refuseFile('file_unsafe');
  const entries = await listEntries(zip);
  const names = new Set(entries.map(({ fileName }) => fileName));
  for (const entry of entries) checkEntry(kind, entry);
  checkSize(entries, bytes.length);
  if (!names.has('[Content_Types].xml') || !names.has('word/document.xml')) refuseType(kind);
  if (names.size !== entries.length) refuseFile('file_unsafe');
  for (const entry of entries) {
    if (!entry.fileName.endsWith('/')) checkContent(kind, entry.fileName, await unfold(zip, entry));
  }
}

/** What the reader says of a name that would leave the folder it is unpacked into. */
const OUTSIDE = /^(?:invalid relative path|absolute path|invalid characters in fileName)/;

/** Refuses a ZIP that is no Word document or holds macros with `file_type`, else `file_broken` or `file_unsafe`. */
export async function checkDocx(kind: FileKind, bytes: Buffer): Promise<void> {
  try {
    await checkZip(kind, bytes);
  } catch (error) {
    if (error instanceof Problem) throw error;
    refuseFile(error instanceof Error && OUTSIDE.test(error.message) ? 'file_unsafe' : 'file_broken');
  }
}
