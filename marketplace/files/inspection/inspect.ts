// Inspects uploaded files: detects the type from the bytes and decides whether the file is accepted. Pictures and
// photos of documents are re-encoded.
import { fail } from '#contracts/problems.ts';
import type { FileKind } from '#contracts/reference.ts';
import type { Documents } from '#platform/documents/documents.ts';
import { DocumentsBusy } from '#platform/documents/threads.ts';
import {
  PictureBroken,
  PictureTooLarge,
  type Preview,
  reencodeDocument,
  reencodePhoto,
  reencodeSquare,
} from '#platform/pictures.ts';
import { checkTaken, type DetectedType, refuseFile, refuseType, type StoredType } from '../rules.ts';
import { checkDoc } from './doc.ts';

/** The bytes to store and their type. Both may differ from the upload. */
export interface Inspected {
  bytes: Buffer;
  type: StoredType;
}

/** Text of the standard test file for virus scanners. The file is harmless, but is rejected as a virus would be. */
const SCANNER_TEST = 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE';

const byMime: Record<string, DetectedType> = {
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/apng': 'PNG',
  'image/webp': 'WebP',
  'application/pdf': 'PDF',
  'application/x-cfb': 'DOC',
};

/**
 * Matches every ZIP-based type, because type detection may report any of these types for a DOCX file. The later
 * inspection of the content decides whether the file is a DOCX.
 */
const IS_ZIP = /zip|officedocument|opendocument|ms-(?:word|excel|powerpoint)/;

async function detectType(bytes: Buffer): Promise<DetectedType | null> {
  const { fileTypeFromBuffer } = await import('file-type/core');
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (!found) return null;
  return byMime[found.mime] ?? (IS_ZIP.test(found.mime) ? 'DOCX' : null);
}

async function drawn<T>(draw: (bytes: Buffer) => Promise<T>, bytes: Buffer): Promise<T> {
  try {
    return await draw(bytes);
  } catch (error) {
    if (error instanceof PictureTooLarge) refuseFile('picture_size');
    if (error instanceof PictureBroken) refuseFile('file_broken');
    throw error;
  }
}

/**
 * Fails if a PDF or DOCX has active content or external references, is damaged or requires a password. A separate
 * thread parses the file.
 */
async function inspect(documents: Documents, kind: FileKind, type: 'docx' | 'pdf', bytes: Buffer): Promise<void> {
  const fault = await documents.inspect(type, bytes).catch((error: unknown) => {
    if (error instanceof DocumentsBusy) fail('unavailable');
    throw error;
  });
  if (fault === 'type') return refuseType(kind);
  if (fault) refuseFile(`file_${fault}`);
}

interface Seen {
  kind: FileKind;
  seen: DetectedType;
  bytes: Buffer;
}

async function inspectDocument(documents: Documents, { kind, seen, bytes }: Seen): Promise<Inspected> {
  switch (seen) {
    case 'PDF':
      await inspect(documents, kind, 'pdf', bytes);
      return { bytes, type: 'application/pdf' };
    case 'DOC':
      checkDoc(kind, bytes);
      return { bytes, type: 'application/msword' };
    case 'DOCX':
      await inspect(documents, kind, 'docx', bytes);
      return { bytes, type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' };
    default:
      return { bytes: await drawn(reencodeDocument, bytes), type: 'image/jpeg' };
  }
}

async function acceptedType(kind: FileKind, bytes: Buffer): Promise<DetectedType> {
  if (bytes.length === 0) refuseFile('file_broken');
  if (bytes.includes(SCANNER_TEST)) refuseFile('file_unsafe');
  return checkTaken(kind, await detectType(bytes));
}

/**
 * Returns the bytes to store and their type. Fails with `file_type` if this kind of file must have another type, with
 * `validation_failed` if the file is damaged, requires a password, has active content or too many pixels, and with
 * `unavailable` if too many documents wait for inspection.
 */
export async function inspectFile(documents: Documents, kind: FileKind, bytes: Buffer): Promise<Inspected> {
  const seen = await acceptedType(kind, bytes);
  if (kind === 'picture') return { bytes: await drawn(reencodeSquare, bytes), type: 'image/webp' };
  return inspectDocument(documents, { kind, seen, bytes });
}

/**
 * Re-encodes a picture as WebP without cropping it. Accepts the file types that profile pictures (`picture`) may have.
 * Fails as {@link inspectFile} does.
 */
export async function inspectPhoto(bytes: Buffer): Promise<Preview & { type: 'image/webp' }> {
  await acceptedType('picture', bytes);
  return { ...(await drawn(reencodePhoto, bytes)), type: 'image/webp' };
}
