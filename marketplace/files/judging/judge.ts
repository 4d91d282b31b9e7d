// What a file is, by its bytes alone, and whether it may be kept. Pictures and photos of papers are drawn anew.
import type { FileKind } from '#contracts/reference.ts';
import { drawPaper, drawSquare, PictureBroken, PictureTooLarge } from '#platform/pictures.ts';
import { checkTaken, refuseFile, type SeenType, type StoredType } from '../rules.ts';
import { checkDoc } from './doc.ts';
import { checkDocx } from './docx.ts';
import { checkPdf } from './pdf.ts';

/** What is kept in place of what came. */
export interface Judged {
  bytes: Buffer;
  type: StoredType;
}

/** The sign by which every virus scanner can be tried out: harmless, and nobody's resume. */
const SCANNER_TEST = 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE';

const byMime: Record<string, SeenType> = {
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/apng': 'PNG',
  'image/webp': 'WebP',
  'application/pdf': 'PDF',
  'application/x-cfb': 'DOC',
};

/** Anything in a ZIP may be a DOCX; what it holds decides. */
const IS_ZIP = /zip|officedocument|opendocument|ms-(?:word|excel|powerpoint)/;

async function seenType(bytes: Buffer): Promise<SeenType | null> {
  const { fileTypeFromBuffer } = await import('file-type/core');
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (!found) return null;
  return byMime[found.mime] ?? (IS_ZIP.test(found.mime) ? 'DOCX' : null);
}

async function drawn(draw: (bytes: Buffer) => Promise<Buffer>, bytes: Buffer): Promise<Buffer> {
  try {
    return await draw(bytes);
  } catch (error) {
    if (error instanceof PictureTooLarge) refuseFile('picture_size');
    if (error instanceof PictureBroken) refuseFile('file_broken');
    throw error;
  }
}

async function judgeDocument(kind: FileKind, seen: SeenType, bytes: Buffer): Promise<Judged> {
  switch (seen) {
    case 'PDF':
      checkPdf(bytes);
      return { bytes, type: 'application/pdf' };
    case 'DOC':
      checkDoc(kind, bytes);
      return { bytes, type: 'application/msword' };
    case 'DOCX':
      await checkDocx(kind, bytes);
      return { bytes, type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' };
    default:
      return { bytes: await drawn(drawPaper, bytes), type: 'image/jpeg' };
  }
}

/** Judges a file and returns what is kept of it. Refuses with `file_type` or `validation_failed`. */
export async function judgeFile(kind: FileKind, bytes: Buffer): Promise<Judged> {
  if (bytes.length === 0) refuseFile('file_broken');
  if (bytes.includes(SCANNER_TEST)) refuseFile('file_unsafe');
  const seen = checkTaken(kind, await seenType(bytes));
  if (kind === 'picture') return { bytes: await drawn(drawSquare, bytes), type: 'image/webp' };
  return judgeDocument(kind, seen, bytes);
}
