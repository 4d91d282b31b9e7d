// Reads all objects of a PDF: each `n g obj` anywhere in its bytes, and each object in an object stream, decrypted if
// necessary.
import { inflateSync } from 'node:zlib';
import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFParser,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';
import { type Decryption, decryptionFor } from './pdf-decryption.ts';
import { refuse } from './refusal.ts';

const MAX_OBJECTS = 100_000;
/** Limit of unpacked bytes for all object streams together. */
const MAX_UNPACKED_BYTES = 16 * 1024 * 1024;
/** Maximum length of a chain of references to references: real programs write one reference at most. */
const MAX_STEPS = 4;

/**
 * Matches white space and comments, which PDF readers skip between two tokens. The length is limited, because the
 * search could otherwise be very slow for a malicious file.
 */
const SPACE = '(?:[\\0\\t\\n\\f\\r ]|%[^\\r\\n]{0,200}[\\r\\n]){1,50}';
const HEADER = new RegExp(`(\\d{1,10})${SPACE}(\\d{1,6})${SPACE}obj`, 'g');
const TRAILER = /trailer[\0\t\n\f\r ]{0,50}<</g;

/** An object and its number; the number is null for a trailer. */
interface FoundObject {
  number: number | null;
  value: PDFObject;
}

const name = (text: string) => PDFName.of(text);

/**
 * The parser of pdf-lib, started at an arbitrary offset. A dictionary with two different values for one key is refused,
 * because some PDF readers use the first value and others the last.
 */
class PlaceParser extends PDFParser {
  constructor(bytes: Uint8Array, decryption?: Decryption) {
    super(bytes, Number.POSITIVE_INFINITY, true, false, false, decryption);
  }

  /**
   * Returns the object at an offset; `PDFNull` if the object is empty. With `ref`, the strings and streams of the
   * object are decrypted.
   */
  at(offset: number, ref?: PDFRef): PDFObject {
    this.bytes.moveTo(offset);
    this.skipWhitespaceAndComments();
    if (this.matchKeyword([...Buffer.from('endobj')])) return PDFNull;
    return this.parseObject(ref);
  }

  protected override parseDict(ref?: PDFRef): PDFDict {
    const members = new Map<PDFName, PDFObject>();
    for (const byte of [0x3c, 0x3c]) this.bytes.assertNext(byte);
    this.skipWhitespaceAndComments();
    while (this.bytes.peek() !== 0x3e) {
      const key = this.parseName();
      const value = this.parseObject(ref);
      const before = members.get(key);
      if (before && before.toString() !== value.toString()) refuse('unsafe');
      members.set(key, value);
      this.skipWhitespaceAndComments();
    }
    for (const byte of [0x3e, 0x3e]) this.bytes.assertNext(byte);
    return PDFDict.fromMapWithContext(members, this.context);
  }
}

/** Whether a PDF reader may treat a stream as an object stream, regardless of the declared type of the stream. */
const isPacked = (value: PDFObject): value is PDFRawStream =>
  value instanceof PDFRawStream &&
  (value.dict.get(name('Type')) === name('ObjStm') || (value.dict.has(name('N')) && value.dict.has(name('First'))));

const isTable = (value: PDFObject): value is PDFRawStream =>
  value instanceof PDFRawStream && value.dict.get(name('Type')) === name('XRef');

/**
 * Returns the decompressed bytes of an object stream. Real programs use Flate or no filter. Other filters are refused,
 * because they may hide objects.
 */
function unpack({ dict, contents }: PDFRawStream, room: number): Uint8Array {
  const filter = dict.get(name('Filter'));
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.get(0) : filter;
  if (only === undefined || (filter instanceof PDFArray && filter.size() === 0)) return contents;
  if (only !== name('FlateDecode') || dict.has(name('DecodeParms'))) refuse('unsafe');
  try {
    return inflateSync(contents, { maxOutputLength: room });
  } catch (error) {
    return refuse(error instanceof RangeError ? 'unsafe' : 'broken');
  }
}

/**
 * Returns the objects of an object stream. The stream begins with pairs of object number and offset; all of these pairs
 * are read.
 */
function unpackObjects(stream: PDFRawStream, plain: Uint8Array): FoundObject[] {
  const first = stream.dict.get(name('First'));
  if (!(first instanceof PDFNumber)) refuse('unsafe');
  const start = first.asNumber();
  const numbers = Buffer.from(plain.subarray(0, start))
    .toString('latin1')
    .split(/[\0\t\n\f\r ]+/)
    .filter(Boolean)
    .map(Number);
  const parser = new PlaceParser(plain);
  const pairs = Math.floor(numbers.length / 2);
  return Array.from({ length: pairs }, (_, at) => {
    const offset = numbers[at * 2 + 1] ?? Number.NaN;
    if (!Number.isSafeInteger(offset)) refuse('broken');
    return { number: numbers[at * 2] ?? null, value: parser.at(start + offset) };
  });
}

interface Header {
  ref: PDFRef;
  offset: number;
}

function headersIn(text: string): Header[] {
  const headers: Header[] = [];
  for (const match of text.matchAll(HEADER)) {
    if (headers.length >= MAX_OBJECTS) refuse('unsafe');
    headers.push({ ref: PDFRef.of(Number(match[1]), Number(match[2])), offset: match.index + match[0].length });
  }
  return headers;
}

/**
 * The objects of a file. Several objects may have the same number: later versions of an object, or objects that only
 * some PDF readers find.
 */
export class PdfObjects {
  readonly all: readonly FoundObject[];
  readonly #byNumber = new Map<number, PDFObject[]>();

  constructor(all: readonly FoundObject[]) {
    this.all = all;
    for (const { number, value } of all) {
      if (number === null) continue;
      const same = this.#byNumber.get(number);
      if (same) same.push(value);
      else this.#byNumber.set(number, [value]);
    }
  }

  /**
   * Returns all objects that a value can mean. For a reference: all objects with its number. For another value: only
   * the value.
   */
  resolve(value: PDFObject | undefined, steps = MAX_STEPS): PDFObject[] {
    if (value === undefined) return [];
    if (!(value instanceof PDFRef)) return [value];
    if (steps === 0) refuse('unsafe');
    return (this.#byNumber.get(value.objectNumber) ?? []).flatMap((one) => this.resolve(one, steps - 1));
  }
}

/**
 * Reads all objects. Throws `DocumentRefused` with `locked` if a password is needed, or a parser error for a damaged
 * file.
 */
export async function readPdfObjects(bytes: Buffer): Promise<PdfObjects> {
  const text = bytes.toString('latin1');
  const headers = headersIn(text);
  const plain = new PlaceParser(bytes);
  const trailers = [...text.matchAll(TRAILER)].map((match) => plain.at(match.index + match[0].length - 2));
  const raw: FoundObject[] = headers.map(({ ref, offset }) => ({ number: ref.objectNumber, value: plain.at(offset) }));
  const tables = raw.flatMap(({ value }) => (isTable(value) ? [value.dict] : []));
  const roots = [...trailers, ...tables].filter((value) => value instanceof PDFDict);
  const decryption = await decryptionFor(roots, new PdfObjects(raw));
  const opened = decryption ? new PlaceParser(bytes, decryption) : plain;
  const found: FoundObject[] = trailers.map((value) => ({ number: null, value }));
  let room = MAX_UNPACKED_BYTES;
  for (const [at, { ref, offset }] of headers.entries()) {
    const before = raw[at]?.value ?? PDFNull;
    const isSealed = decryption && !isTable(before) && (isPacked(before) || !(before instanceof PDFRawStream));
    const value = isSealed ? opened.at(offset, ref) : before;
    found.push({ number: ref.objectNumber, value });
    if (!isPacked(value)) continue;
    const unpacked = unpack(value, Math.max(1, room));
    room -= unpacked.length;
    found.push(...unpackObjects(value, unpacked));
    if (room <= 0 || found.length > MAX_OBJECTS) refuse('unsafe');
  }
  return new PdfObjects(found);
}
