// Measures the compressed size of the scripts that a page loads at its start, each file with maximum compression.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const smallest = { params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS } };

/** Returns the size in bytes by compression, and the number of files. */
export async function firstScripts(address: string): Promise<{ br: number; gzip: number; files: number }> {
  const page = await (await fetch(address)).text();
  const named = new Set([...page.matchAll(/"\/(assets\/[^"]+\.js)"/g)].map(([, name = '']) => name));
  if (named.size === 0) throw new Error(`${address} names no script`);
  const files = [...named].map((name) => readFileSync(path.join('web/dist', name)));
  return {
    br: files.reduce((sum, file) => sum + brotliCompressSync(file, smallest).length, 0),
    gzip: files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0),
    files: files.length,
  };
}
