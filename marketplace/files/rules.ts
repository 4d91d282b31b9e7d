// What is taken of whom, and what a file is called for people. Pure.
import { takenTypes } from '#contracts/files.ts';
import { fail } from '#contracts/problems.ts';
import type { FileKind } from '#contracts/reference.ts';

/** Extension by the type of the stored bytes. */
const extensions = {
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
} as const;
export type StoredType = keyof typeof extensions;

/** What bytes can be recognised as. */
export type DetectedType = 'JPG' | 'PNG' | 'WebP' | 'PDF' | 'DOC' | 'DOCX';

const documentNames: Record<FileKind, string> = {
  picture: 'picture',
  resume: 'resume',
  identity: 'identity',
  pan: 'pan',
  gst: 'gst',
};

/** Refuses a type that is not taken for this kind; null is one that nobody knows. */
export function checkTaken(kind: FileKind, seen: DetectedType | null): DetectedType {
  const taken: readonly string[] = takenTypes[kind];
  return seen && taken.includes(seen) ? seen : refuseType(kind);
}

export function refuseType(kind: FileKind): never {
  fail('file_type', { allowed: takenTypes[kind].join(', ') });
}

/** Refuses bytes: they are damaged, need a password, are dangerous, or too much of a picture. */
export function refuseFile(code: 'file_broken' | 'file_locked' | 'file_unsafe' | 'picture_size'): never {
  fail('validation_failed', { errors: { file: [code] } });
}

const MAX_NAME_LENGTH = 120;
// Joiners stay: Indic words and emoji need them. The marks that turn the direction of writing go with the other invisible ones.
const INVISIBLE = /[^\P{C}\u200c\u200d]|[\u2028\u2029]/gu;
const OF_PATHS_AND_SHELLS = /["'`<>|:*?;&$%{}[\]^~\\/]/g;
const KNOWN_ENDING = /\.(?:pdf|docx?|docm|jpe?g|png|webp|gif|svg|html?|js|exe|com|bat|cmd|scr|msi|apk|zip|php|sh)$/i;
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

const withoutEndings = (name: string): string => {
  const rest = name.replace(KNOWN_ENDING, '').trimEnd();
  return rest === name ? rest : withoutEndings(rest);
};

/**
 * The name a file is shown and saved under: what somebody called it, made harmless, with the ending of what it is.
 * Never used to find anything: bytes lie under generated names.
 */
export function cleanName(given: string, kind: FileKind, type: StoredType): string {
  const last = given.toWellFormed().normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const bare = withoutEndings(last.replace(INVISIBLE, '').replace(OF_PATHS_AND_SHELLS, '_').replace(/\s+/g, ' ').trim())
    // A leading dot hides, and =, +, - and @ begin a formula where lists of names are opened as tables.
    .replace(/^[.=+@\s-]+/, '')
    .replace(/[.\s]+$/, '');
  const ending = `.${extensions[type]}`;
  const stem = [...bare]
    .slice(0, MAX_NAME_LENGTH - ending.length)
    .join('')
    .trimEnd();
  return `${stem === '' || DEVICE.test(stem) ? documentNames[kind] : stem}${ending}`;
}
