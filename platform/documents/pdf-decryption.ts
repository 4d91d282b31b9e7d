// Finds the decryption keys of a PDF that is encrypted but opens without a password.
import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFParser } from '@cantoo/pdf-lib';
import { refuse } from './refusal.ts';

/** Decrypts the strings and streams of an object; the key depends on the object number. */
export type Decryption = NonNullable<ConstructorParameters<typeof PDFParser>[5]>;

interface Resolver {
  resolve(value: PDFObject | undefined): PDFObject[];
}

/**
 * Returns a minimal PDF with the encryption dictionary of the inspected file. The library derives the keys from this
 * PDF and never parses the inspected file.
 */
const sample = (encrypt: string, id: string) =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n3 0 obj\n${encrypt}\nendobj\ntrailer\n<< /Size 4 /Root 1 0 R /Encrypt 3 0 R /ID [${id} ${id}] >>\nstartxref\n0\n%%EOF\n`,
    'latin1',
  );

/**
 * Returns the keys that the library derives for an empty password. The library passes the keys only to its parser, so
 * the call that creates the parser is intercepted.
 */
async function keysFor(file: Buffer): Promise<Decryption> {
  const original = PDFParser.forBytesWithOptions;
  const taken: Decryption[] = [];
  PDFParser.forBytesWithOptions = (...given) => {
    if (given[5]) taken.push(given[5]);
    return original(...given);
  };
  try {
    await PDFDocument.load(file, { password: '', updateMetadata: false });
  } catch {
    // Ignore the error: the file needs a password or uses an unsupported encryption.
  } finally {
    PDFParser.forBytesWithOptions = original;
  }
  return taken[0] ?? refuse('locked');
}

const member = (dict: PDFDict, key: string) => dict.get(PDFName.of(key));

/**
 * Returns the decryption that the trailers of a file describe; null if the file is not encrypted. Refuses trailers that
 * contradict each other.
 */
export async function decryptionFor(trailers: readonly PDFObject[], objects: Resolver): Promise<Decryption | null> {
  const resolve = (value: PDFObject | undefined) => objects.resolve(value);
  const dicts = trailers.filter((trailer) => trailer instanceof PDFDict);
  const encrypts = new Set(dicts.flatMap((dict) => resolve(member(dict, 'Encrypt'))).map(String));
  const [encrypt] = encrypts;
  if (encrypt === undefined) return dicts.some((dict) => member(dict, 'Encrypt')) ? refuse('locked') : null;
  const ids = dicts
    .flatMap((dict) => resolve(member(dict, 'ID')))
    .filter((id) => id instanceof PDFArray && id.size() > 0);
  const firsts = new Set(ids.map((id) => String(id instanceof PDFArray ? id.get(0) : '')));
  if (encrypts.size > 1 || firsts.size > 1) refuse('unsafe');
  return keysFor(sample(encrypt, [...firsts][0] ?? '<00>'));
}
