// Renders the pictures that apps such as WhatsApp show beside a shared job: the drawing of its trade, as a PNG.
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

// Every app shows this size as a large picture, and crops it to a square at its centre.
const [WIDTH, HEIGHT] = [1200, 630];

/**
 * Returns the drawings of an SVG file by the id of their symbols, as nested SVG elements.
 * @param {string} file @returns {Map<string, string>}
 */
function symbolsOf(file) {
  const symbols = readFileSync(file, 'utf8').matchAll(/<symbol id="([\w-]+)" viewBox="([\d ]+)">(.+?)<\/symbol>/g);
  return new Map(
    [...symbols].map(([, id = '', box, shapes = '']) => [
      id,
      `<svg x="390" y="80" width="420" height="420" viewBox="${box}">${shapes.replaceAll('var(--icon-tone)', '#f6cf7b')}</svg>`,
    ]),
  );
}

/**
 * Returns the pictures as SVG by their names: one for each drawn trade, and `job` for all others.
 * @returns {Map<string, string>}
 */
export function sharePictures() {
  const drawings = symbolsOf('web/src/parts/trades/trades.svg');
  const briefcase = symbolsOf('web/src/kit/icon/icons.svg').get('briefcase');
  if (!briefcase || drawings.size === 0) throw new Error('The drawings have changed: adapt share-pictures.mjs.');
  const mark = readFileSync('web/public/favicon.svg', 'utf8').replace(
    '<svg',
    '<svg x="1072" y="494" width="88" height="88"',
  );
  const pictureOf = (/** @type {string} */ drawing) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<rect width="100%" height="100%" fill="#f7f1e3"/><rect y="606" width="100%" height="24" fill="#0f5c4d"/>
<g fill="none" stroke="#14201d" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${drawing}</g>${mark}</svg>`;
  return new Map([...drawings.set('job', briefcase)].map(([name, drawing]) => [name, pictureOf(drawing)]));
}

/**
 * Writes the pictures as `share/<name>.png`.
 * @param {string} folder of the built web app
 */
export async function drawSharePictures(folder) {
  mkdirSync(path.join(folder, 'share'), { recursive: true });
  for (const [name, svg] of sharePictures())
    await sharp(Buffer.from(svg))
      .png({ compressionLevel: 9, palette: true, colours: 32 })
      .toFile(path.join(folder, 'share', `${name}.png`));
}
