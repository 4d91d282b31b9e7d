// Packs the built web app beside itself, .br and .gz: the API sends what the browser takes and packs nothing while it serves.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const PACKED = /\.(js|css|svg|json|webmanifest)$/;
/** Below this a packet is sent anyway. */
const LEAST_BYTES = 1024;
const QUALITY = 10;

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
  if (plain.length < LEAST_BYTES) return;
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: QUALITY };
  const [br, gz] = await Promise.all([brotli(plain, { params }), gzip(plain, { level: 9 })]);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
}
