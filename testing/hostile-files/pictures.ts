// Pictures made in code: a photo that says where it was taken, and a PNG that unfolds to more than any memory holds.
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b5451f' } });

/** A photo, landscape unless told. */
export const makeJpeg = (width = 900, height = 600) => canvas(width, height).jpeg().toBuffer();
export const makePng = (width = 300, height = 300) => canvas(width, height).png().toBuffer();
export const makeWebp = (width = 300, height = 300) => canvas(width, height).webp().toBuffer();
export const makeGif = () => canvas(20, 20).gif().toBuffer();

/** The maker of the camera in {@link makeJpegWithPlace}: to be looked for in what is kept. */
export const CAMERA = 'CAMERA-OF-RAVI';

/** A photo with the place it was taken, and turned by its EXIF. */
export const makeJpegWithPlace = () =>
  canvas(900, 600)
    .withExif({
      IFD0: { Make: CAMERA },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '73/1 51/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A small PNG that claims to be `side` points wide and high. */
export function makePngFlood(side = 50_000): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const rows = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}
