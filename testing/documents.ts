// The threads that inspect and render documents, for tests. The program of the threads is bundled at first use.
import path from 'node:path';
import * as esbuild from 'esbuild';
import { createDocuments, type Documents } from '#platform/documents/documents.ts';

let bundled: Promise<string> | null = null;

async function bundle(): Promise<string> {
  const outfile = path.resolve('dist', 'testing', `documents-${process.pid}`, 'document-child.js');
  await esbuild.build({
    entryPoints: ['platform/documents/document-child.ts'],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'warning',
  });
  return outfile;
}

/** Inspects and renders documents in threads, as the API does. The threads end with the test process. */
export const testDocuments: Documents = createDocuments(() => {
  bundled ??= bundle();
  return bundled;
});
