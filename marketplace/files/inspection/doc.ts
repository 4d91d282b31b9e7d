// Inspects a DOC file: accepts a compound file that contains a Word document and no active content ([MS-CFB],
// [MS-DOC]).
import type { FileKind } from '#contracts/reference.ts';
import { refuseFile, refuseType } from '../rules.ts';

const ENTRY = 128;
const HEADER = 512;
const NAME_BYTES = 64;
/** Names of storages and streams in a compound file that contain macros or embedded objects. */
const RUNS = new Set([
  'macros',
  '_vba_project',
  '_vba_project_cur',
  'vba',
  '\u0001ole10native',
  'package',
  'equation native',
]);

/**
 * Returns the names in the directory of a compound file, in lower case. To avoid parsing the sector table, the function
 * tests every multiple of 128 bytes for a directory entry.
 */
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
 * Matches Word fields that fetch data or start a program. A field starts with the character 0x13. The text of a DOC has
 * one or two bytes per character, so `holdsField` tests both. A field that a sector boundary splits is not found.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the character 0x13 begins a field
const FIELD = /\x13\s{0,20}(?:DDE(?:AUTO)?|INCLUDE(?:TEXT|PICTURE)?|IMPORT|LINK)\s/i;

const holdsField = (bytes: Buffer) =>
  FIELD.test(bytes.toString('latin1')) ||
  FIELD.test(bytes.toString('utf16le')) ||
  FIELD.test(bytes.subarray(1).toString('utf16le'));

/**
 * Fails with `file_broken` if the bytes are not a compound file, and with `file_type` if the file is not a Word
 * document. Fails with `file_unsafe` if the file contains macros, embedded objects, or fields that fetch data or start
 * a program.
 */
export function checkDoc(kind: FileKind, bytes: Buffer): void {
  const names = namesIn(bytes);
  if (!names.has('root entry')) refuseFile('file_broken');
  // Spreadsheets, installers and encrypted documents are also compound files.
  if (!names.has('worddocument')) refuseType(kind);
  if (holdsField(bytes) || [...names].some((name) => RUNS.has(name))) refuseFile('file_unsafe');
}
