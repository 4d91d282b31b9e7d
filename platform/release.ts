// The running release: the version of the product, and the commit of the build if known.
import { readFileSync } from 'node:fs';
import { z } from '#contracts/z.ts';

export interface Release {
  version: string;
  commit: string | null;
}

const packageShape = z.object({ version: z.string() });

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Reads package.json from the working directory: programs run in the folder of the checkout. */
export function readRelease(): Release {
  const { version } = packageShape.parse(JSON.parse(readText('package.json') || '{"version":"?"}'));
  return { version, commit: /^[0-9a-f]{7,40}/.exec(readText('dist/commit'))?.[0] ?? null };
}
