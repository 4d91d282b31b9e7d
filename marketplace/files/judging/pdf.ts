// Whether a PDF may be kept: whole, nothing but a PDF, and without what acts by itself when somebody opens it.
import { inflateSync } from 'node:zlib';
import { refuseFile } from '../rules.ts';

/** Names that make a reader run or unpack something. They are long: by chance they stand in no compressed data. */
const ACTS = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia)(?![A-Za-z0-9])/;
/** Short enough to stand in compressed data by chance, so looked for outside of streams only. */
const SHORT_SCRIPT = /\/JS(?![A-Za-z0-9])/;
const HTML = /<(?:!doctype|html|head|body|script|svg|iframe)\b/i;
/** Where a browser that guesses looks. */
const GUESSED = 1024;
/** A ZIP ends within this many bytes of its end mark: 22 and a comment. */
const ZIP_END = 22 + 65_535;
const MOST_INFLATED = 8 * 1024 * 1024;
/** The type of a stream that holds packed objects. */
const PACKED = '/ObjStm';
const MOST_OBJECT_STREAMS = 2000;
/** Letters between the type of a stream and its bytes. */
const MOST_DICTIONARY = 2000;

const HASH = 0x23;

/** The value of each byte as a hexadecimal digit; NaN of what is none. */
const DIGITS = Array.from({ length: 256 }, (_, byte) => Number.parseInt(String.fromCharCode(byte), 16));
const digit = (byte = HASH) => DIGITS[byte] ?? Number.NaN;

/**
 * A name may be written with its letters in hexadecimal: `/J#61vaScript`. Byte by byte, because a file may be nothing but that, and a
 * pattern with a million hits holds up everybody.
 */
function plainNames(text: string): string {
  if (!text.includes('#')) return text;
  const bytes = Buffer.from(text, 'latin1');
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1, length += 1) {
    const letter = bytes[at] === HASH ? digit(bytes[at + 1]) * 16 + digit(bytes[at + 2]) : Number.NaN;
    const isEscape = !Number.isNaN(letter);
    bytes[length] = isEscape ? letter : (bytes[at] ?? 0);
    if (isEscape) at += 2;
  }
  return bytes.toString('latin1', 0, length);
}

const countOf = (text: string, word: string) => text.split(word).length - 1;

const isUnsafe = (objects: string) => ACTS.test(objects) || SHORT_SCRIPT.test(objects);

function inflate(bytes: Buffer, most: number): string | null {
  try {
    return inflateSync(bytes, { maxOutputLength: most }).toString('latin1');
  } catch (error) {
    if (error instanceof RangeError) refuseFile('file_unsafe');
    // Encrypted, or packed in another way: what stands in it cannot be known.
    return null;
  }
}

/** What stands outside of streams. Searched by hand: a pattern over `stream … endstream` takes minutes for a file made for that. */
function outsideStreams(text: string): string {
  const parts: string[] = [];
  let at = 0;
  for (;;) {
    const start = text.indexOf('stream', at);
    const end = start < 0 ? -1 : text.indexOf('endstream', start + 'stream'.length);
    if (end < 0) return [...parts, text.slice(at)].join(' ');
    parts.push(text.slice(at, start));
    at = end + 'endstream'.length;
  }
}

/** Objects may lie packed in streams, as most programs write them today. */
function checkPackedObjects(text: string, bytes: Buffer): void {
  if (countOf(text, PACKED) > MOST_OBJECT_STREAMS) refuseFile('file_unsafe');
  let room = MOST_INFLATED;
  let end = 0;
  for (let at = text.indexOf(PACKED); at >= 0; at = text.indexOf(PACKED, at + 1)) {
    const begin = /stream\r?\n/.exec(text.slice(at, at + MOST_DICTIONARY));
    const start = begin ? at + begin.index + begin[0].length : 0;
    if (start === 0) continue;
    if (end < start) end = text.indexOf('endstream', start);
    if (end < 0) refuseFile('file_broken');
    const objects = inflate(bytes.subarray(start, end), room);
    if (objects !== null && isUnsafe(plainNames(objects))) refuseFile('file_unsafe');
    room -= objects?.length ?? 0;
    if (room <= 0) refuseFile('file_unsafe');
  }
}

/** A second file behind or around the first: what opens it decides what it is. */
function checkNothingElse(text: string): void {
  if (HTML.test(text.slice(0, GUESSED))) refuseFile('file_unsafe');
  const zipEnd = text.indexOf('PK\x05\x06', Math.max(0, text.length - ZIP_END));
  if (zipEnd >= 0 && text.lastIndexOf('PK\x01\x02', zipEnd) >= 0) refuseFile('file_unsafe');
}

/** After the last end mark there is nothing but white space. */
function checkEnd(text: string): void {
  const end = text.lastIndexOf('%%EOF');
  if (end < 0 || !text.includes('startxref')) refuseFile('file_broken');
  const tail = text.slice(end + '%%EOF'.length);
  if (HTML.test(tail)) refuseFile('file_unsafe');
  if (!/^[\s\0]*$/.test(tail)) refuseFile('file_broken');
}

/**
 * Refuses a PDF with `file_broken` or `file_unsafe`. An encrypted one is taken: many offices give out nothing else. What is hidden in it,
 * or in streams packed otherwise than by Flate, is not seen; it is never shown in a browser, only saved.
 */
export function checkPdf(bytes: Buffer): void {
  const text = bytes.toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(text)) refuseFile('file_broken');
  checkNothingElse(text);
  checkEnd(text);
  const outside = outsideStreams(text);
  const plain = plainNames(outside);
  // Programs write plain letters plainly: who hides that objects are packed hides what they do.
  const hidesPacked = countOf(plain, PACKED) > countOf(outside, PACKED);
  if (ACTS.test(plainNames(text)) || isUnsafe(plain) || hidesPacked) refuseFile('file_unsafe');
  checkPackedObjects(text, bytes);
}
