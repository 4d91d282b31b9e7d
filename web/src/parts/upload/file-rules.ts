// Rules for uploaded files by kind (D16). The browser checks name and type, and the server checks the content.
import { maxBytes, takenTypes } from '#contracts/files.ts';
import type { FileKind } from '#contracts/reference.ts';

type TypeName = (typeof takenTypes)[FileKind][number];

const known: Record<TypeName, { endings: readonly string[]; mimes: readonly string[] }> = {
  JPG: { endings: ['jpg', 'jpeg'], mimes: ['image/jpeg'] },
  PNG: { endings: ['png'], mimes: ['image/png'] },
  WebP: { endings: ['webp'], mimes: ['image/webp'] },
  PDF: { endings: ['pdf'], mimes: ['application/pdf'] },
  DOC: { endings: ['doc'], mimes: ['application/msword'] },
  DOCX: {
    endings: ['docx'],
    mimes: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  },
};

const typesOf = (kind: FileKind) => takenTypes[kind].map((name) => known[name]);

/** Returns the `accept` attribute of a file input. */
export function acceptOf(kind: FileKind): string {
  return typesOf(kind)
    .flatMap(({ endings, mimes }) => [...endings.map((ending) => `.${ending}`), ...mimes])
    .join(',');
}

/** Returns the file types as users call them: `PDF, JPG, PNG`. */
export const typeNames = (kind: FileKind) => takenTypes[kind].join(', ');

export const maxMegabytes = (kind: FileKind) => maxBytes[kind] / (1024 * 1024);

/** Returns the error code for a chosen file, as the server would return it; null if the file is acceptable. */
export function checkFile(kind: FileKind, file: File): 'file_type' | 'file_too_large' | 'file_missing' | null {
  const ending = file.name.split('.').pop()?.toLowerCase() ?? '';
  const type = typesOf(kind).find(({ endings, mimes }) =>
    file.type ? mimes.includes(file.type) : endings.includes(ending),
  );
  if (!type) return 'file_type';
  if (file.size === 0) return 'file_missing';
  return file.size > maxBytes[kind] ? 'file_too_large' : null;
}
