// Whether a DOC may be kept: a compound file that holds a Word document and nothing that runs ([MS-CFB], [MS-DOC]).
import type { FileKind } from '#contracts/reference.ts';
import { refuseFile, refuseType } from '../rules.ts';

const ENTRY = 128;
const HEADER = 512;
const NAME_BYTES = 64;
/** Storages and streams that hold macros or another program's file. */
const RUNS = new Set([
  'macros',
  '_vba_project',
  '_vba_project_cur',
  'vba',
  '\u0001ole10native',
  'package',
  'equation native',
]);

/** Names in the directory of a compound file. Its entries lie at multiples of 128 bytes, wherever its sectors are. */
function namesIn(bytes: Buffer): Set<string> {
  const names = new Set<string>();
  for (let at = HEADER; at + ENTRY <= bytes.length; at += ENTRY) {
    const length = bytes.readUInt16LE(at + NAME_BYTES);
    const type = bytes[at + NAME_BYTES + 2];
    const isEntry = length >= 4 && length <= NAME_BYTES && length % 2 === 0 && (type === 1 || type === 2 || type === 5);
    const end = at + length - 2;
    if (isEntry && bytes.readUInt16LE(end) === 0) names.add(bytes.toString('utf16le', at, end).toLowerCase());
  }
  return names;
}

/**
 * Fields that fetch or start something, behind the mark that begins a field. The text of a DOC is stored in one or two bytes a letter,
 * so the pattern is tried on both. Text that is cut at the end of a sector is not seen.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is the mark that begins a field
const FIELD = /\x13\s{0,20}(?:DDE(?:AUTO)?|INCLUDE(?:TEXT|PICTURE)?|IMPORT|LINK)\s/i;

const holdsField = (bytes: Buffer) =>
  FIELD.test(bytes.toString('latin1')) ||
  FIELD.test(bytes.toString('utf16le')) ||
  FIELD.test(bytes.subarray(1).toString('utf16le'));

/** Refuses a compound file that is no Word document with `file_type`, one with macros or fields that act with `file_unsafe`. */
export function checkDoc(kind: FileKind, bytes: Buffer): void {
  const names = namesIn(bytes);
  if (!names.has('root entry')) refuseFile('file_broken');
  // Spreadsheets, installers and documents under a password are compound files as well.
  if (!names.has('worddocument')) refuseType(kind);
  if (holdsField(bytes) || [...names].some((name) => RUNS.has(name))) refuseFile('file_unsafe');
}
