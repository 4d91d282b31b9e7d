// Parses the command line of a restore.
import path from 'node:path';
import { parseArgs } from 'node:util';

export const USAGE = `Usage:
  npm run restore -- FILE [--erasures NEWER_BACKUP_OR_FOLDER_OF_FILES]…
  npm run restore -- --check FILE
  npm run restore -- --erasures-only [--erasures …]`;

interface Options {
  /** Absolute path of the backup file; null for a database that was restored by other means. */
  file: string | null;
  /** Further sources of the erasure list: backup files, or folders of user files. */
  erasures: string[];
  /** If true, the backup is verified but not restored. */
  check: boolean;
}

const options = {
  erasures: { type: 'string', multiple: true },
  'erasures-only': { type: 'boolean', default: false },
  check: { type: 'boolean', default: false },
} as const;

/** Parses the arguments of the command line. Returns null if they are invalid. */
export function parseOptions(args: readonly string[]): Options | null {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [file, more] = positionals;
    if (more !== undefined || (file === undefined) !== values['erasures-only'] || (values.check && !file)) return null;
    return { file: file ? path.resolve(file) : null, erasures: values.erasures ?? [], check: values.check };
  } catch {
    return null;
  }
}
