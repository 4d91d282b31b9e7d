// Rules for uploads: accepted types per kind, and safe file names. Pure.
import { takenTypes } from '#contracts/files.ts';
import { fail } from '#contracts/problems.ts';
import type { FileKind } from '#contracts/reference.ts';

/** File name extension for each type in which files are stored. */
const extensions = {
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
} as const;
export type StoredType = keyof typeof extensions;

/** File types that can be detected from the bytes. */
export type DetectedType = 'JPG' | 'PNG' | 'WebP' | 'PDF' | 'DOC' | 'DOCX';

const documentNames: Record<FileKind, string> = {
  picture: 'picture',
  resume: 'resume',
  identity: 'identity',
  pan: 'pan',
  gst: 'gst',
};

/**
 * Returns the detected type if it is accepted for this kind of file. Otherwise fails with `file_type`, also if the type
 * is unknown (null).
 */
export function checkTaken(kind: FileKind, seen: DetectedType | null): DetectedType {
  const taken: readonly string[] = takenTypes[kind];
  return seen && taken.includes(seen) ? seen : refuseType(kind);
}

export function refuseType(kind: FileKind): never {
  fail('file_type', { allowed: takenTypes[kind].join(', ') });
}

/** Fails with `validation_failed`: the file is damaged, needs a password, has active content or has too many pixels. */
export function refuseFile(code: 'file_broken' | 'file_locked' | 'file_unsafe' | 'picture_size'): never {
  fail('validation_failed', { errors: { file: [code] } });
}

const MAX_NAME_LENGTH = 120;
// Matches invisible characters, including those that change the writing direction. Does not match the joiners U+200C
// and U+200D, because Indic words and emoji need them.
const INVISIBLE = /[^\P{C}\u200c\u200d]|[\u2028\u2029]/gu;
const OF_PATHS_AND_SHELLS = /["'`<>|:*?;&$%{}[\]^~\\/]/g;
const KNOWN_ENDING = /\.(?:pdf|docx?|docm|jpe?g|png|webp|gif|svg|html?|js|exe|com|bat|cmd|scr|msi|apk|zip|php|sh)$/i;
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

const withoutEndings = (name: string): string => {
  const rest = name.replace(KNOWN_ENDING, '').trimEnd();
  return rest === name ? rest : withoutEndings(rest);
};

/**
 * Returns a safe file name for display and download: the given name without unsafe characters, with the extension of
 * the actual type. The name is never a storage key, because bytes are stored under generated keys.
 */
export function cleanName(given: string, kind: FileKind, type: StoredType): string {
  const last = given.toWellFormed().normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const bare = withoutEndings(last.replace(INVISIBLE, '').replace(OF_PATHS_AND_SHELLS, '_').replace(/\s+/g, ' ').trim())
    // A leading dot would hide the file. Spreadsheets would read a leading =, +, - or @ as a formula.
    .replace(/^[.=+@\s-]+/, '')
    .replace(/[.\s]+$/, '');
  const ending = `.${extensions[type]}`;
  const stem = [...bare]
    .slice(0, MAX_NAME_LENGTH - ending.length)
    .join('')
    .trimEnd();
  return `${stem === '' || DEVICE.test(stem) ? documentNames[kind] : stem}${ending}`;
}
