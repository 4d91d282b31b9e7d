// Compresses the files of the built web app to .br and .gz, so that the API need not compress them.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const PACKED = /\.(js|css|svg|json|webmanifest)$/;
/** Files below this size, in bytes, fit into one network packet without compression. */
const MIN_BYTES = 1024;

/** Brotli parameters for maximum compression, because each file is compressed once per build and served often. */
export const smallest = {
  [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY,
  [zlib.constants.BROTLI_PARAM_LGWIN]: zlib.constants.BROTLI_MAX_WINDOW_BITS,
};

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** @param {string} folder */
export async function packFolder(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => PACKED.test(name));
  await Promise.all(files.map((name) => packFile(path.join(folder, name))));
}

/** @param {string} file */
async function packFile(file) {
  const plain = readFileSync(file);
  if (plain.length < MIN_BYTES) return;
  const [br, gz] = await Promise.all([brotli(plain, { params: smallest }), gzip(plain, { level: 9 })]);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
}
