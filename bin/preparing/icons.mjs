// Renders the app icons for phones from the product logo, web/public/favicon.svg.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const PLATE = '<rect width="40" height="40" rx="10"';

/**
 * Returns the logo as a full square. The logo is scaled down, because some launchers crop icons to a circle.
 * @param {string} mark
 */
function fullPlate(mark) {
  if (!mark.includes('viewBox="0 0 40 40"') || !mark.includes(PLATE))
    throw new Error('The size or background of favicon.svg has changed: adapt bin/preparing/icons.mjs.');
  return mark
    .replace('viewBox="0 0 40 40"', 'viewBox="-7 -7 54 54"')
    .replace(PLATE, '<rect x="-7" y="-7" width="54" height="54"');
}

/** @param {string} folder of the built web app */
export async function drawIcons(folder) {
  const mark = readFileSync('web/public/favicon.svg', 'utf8');
  const plate = fullPlate(mark);
  const icons = [
    { name: 'icon-192.png', svg: mark, size: 192 },
    { name: 'icon-512.png', svg: mark, size: 512 },
    { name: 'icon-maskable-512.png', svg: plate, size: 512 },
    // The apple-touch-icon. iOS rounds its corners itself.
    { name: 'icon-180.png', svg: plate, size: 180 },
  ];
  const draw = ({ name, svg, size }) =>
    sharp(Buffer.from(svg), { density: (72 * size) / 40 })
      .resize(size, size)
      .png({ compressionLevel: 9, palette: true })
      .toFile(path.join(folder, name));
  await Promise.all(icons.map(draw));
}
