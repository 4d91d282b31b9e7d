// Builds pictures in code: a photo with location metadata, and a decompression bomb in PNG.
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b5451f' } });

/** Returns a JPEG of one colour, in landscape format by default. */
export const makeJpeg = (width = 900, height = 600) => canvas(width, height).jpeg().toBuffer();
export const makePng = (width = 300, height = 300) => canvas(width, height).png().toBuffer();
export const makeWebp = (width = 300, height = 300) => canvas(width, height).webp().toBuffer();
export const makeGif = () => canvas(20, 20).gif().toBuffer();

/** Camera make in the metadata of {@link makeJpegWithPlace}. Stored files must not contain it. */
export const CAMERA = 'CAMERA-OF-RAVI';

/** Returns a JPEG with location metadata and an EXIF rotation. */
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

/** Returns a small PNG that declares a width and height of `side` pixels. */
export function makePngFlood(side = 50_000): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const rows = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}
