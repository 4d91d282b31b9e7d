// npm run prove -- pin-images: requests the digest of each third-party image from its registry and writes it after the
// tag. Run it again to update the digests.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { digestOf, IMAGE_FILES, imagesIn, pinned } from './images.mjs';

process.chdir(path.join(import.meta.dirname, '..', '..'));
const texts = new Map(IMAGE_FILES.map((file) => [file, readFileSync(file, 'utf8')]));
const digests = new Map();
for (const image of new Set([...texts.values()].flatMap(imagesIn))) {
  const digest = await digestOf(image);
  digests.set(image, digest);
  console.log(`${image.split('@')[0]} ${digest}`);
}
for (const [file, text] of texts) writeFileSync(file, pinned(text, digests));
