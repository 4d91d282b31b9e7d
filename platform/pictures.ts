// Re-encodes pictures from their pixels, which removes all other content (EXIF, locations, hidden parts).
import type sharp from 'sharp';
import type { Sharp } from 'sharp';
import { type Bitmap, cropTile, markTile } from './watermark.ts';

/** Thrown if a picture has more pixels than this process decodes. */
export class PictureTooLarge extends Error {
  override name = 'PictureTooLarge';
}

/** Thrown if a picture is damaged or is not a picture. */
export class PictureBroken extends Error {
  override name = 'PictureBroken';
}

const MAX_PIXELS = 50_000_000;
const SECONDS = 15;
const SQUARE = 512;
const PAPER = 2400;
/** Maximum width and height in pixels of a photo that shows a worker's work: sharp on a phone, and about 100 kB. */
const PHOTO = 1280;
/** Width and height of a picture in a list, in pixels: sharp at 56 CSS pixels on a phone. */
const THUMBNAIL = 160;
/** Maximum width and height of a preview page, in pixels. */
const PAGE_WIDTH = 1000;
const PAGE_HEIGHT = 2400;
/**
 * Maximum number of pictures that are decoded at once. Each may need about 200 MB (50 megapixels), so decoding more
 * pictures at once would slow down other requests.
 */
const MAX_CONCURRENT_RENDERS = 2;

const READERS = ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'];

let loaded: Promise<typeof sharp> | null = null;

/** Loads the native library when it is first needed, because it is large. Enables only JPEG, PNG and WebP. */
function load(): Promise<typeof sharp> {
  loaded ??= import('sharp').then(({ default: draw }) => {
    draw.cache(false);
    draw.concurrency(1);
    draw.block({ operation: ['VipsForeignLoad'] });
    draw.unblock({ operation: READERS });
    return draw;
  });
  return loaded;
}

let drawing = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (drawing >= MAX_CONCURRENT_RENDERS) await new Promise<void>((next) => waiting.push(next));
  else drawing += 1;
  try {
    return await work();
  } finally {
    // Pass this slot to the next waiting call, or free the slot if no call waits.
    const next = waiting.shift();
    if (next) next();
    else drawing -= 1;
  }
}

async function drawn(bytes: Buffer, shape: (picture: Sharp) => Sharp) {
  const open = await load();
  return inTurn(async () => {
    try {
      // Read the first frame of an animation, rotated by its EXIF orientation, and refuse truncated files.
      const picture = open(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 }).autoOrient();
      return await shape(picture).timeout({ seconds: SECONDS }).toBuffer({ resolveWithObject: true });
    } catch (error) {
      const says = error instanceof Error ? error.message : '';
      throw /exceeds pixel limit|too large|dimension/i.test(says) ? new PictureTooLarge() : new PictureBroken();
    }
  });
}

async function draw(bytes: Buffer, shape: (picture: Sharp) => Sharp): Promise<Buffer> {
  return (await drawn(bytes, shape)).data;
}

/** Returns a WebP of 512 × 512 px, cropped around the most salient part. */
export function reencodeSquare(bytes: Buffer): Promise<Buffer> {
  return draw(bytes, (picture) =>
    picture.resize(SQUARE, SQUARE, { fit: 'cover', position: 'attention' }).webp({ quality: 82 }),
  );
}

/** Returns a scanned document as JPEG, at most 2,400 px wide and high, with white instead of transparency. */
export function reencodeDocument(bytes: Buffer): Promise<Buffer> {
  return draw(bytes, (picture) =>
    picture
      .resize(PAPER, PAPER, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82, mozjpeg: true }),
  );
}

export interface Preview {
  bytes: Buffer;
  width: number;
  height: number;
}

/** Encodes a rendered page. `data` contains its pixels as RGBA, four bytes each. */
export async function renderPage({
  data,
  width,
  height,
}: {
  data: Uint8Array;
  width: number;
  height: number;
}): Promise<Preview> {
  const open = await load();
  const bytes = await inTurn(() =>
    open(data, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .webp({ quality: 75 })
      .timeout({ seconds: SECONDS })
      .toBuffer(),
  );
  return { bytes, width, height };
}

async function measured(bytes: Buffer): Promise<Preview> {
  const { width, height } = await (await load())(bytes).metadata();
  return { bytes, width, height };
}

/** Returns a stored document scan in preview size. */
export async function renderPreview(bytes: Buffer): Promise<Preview> {
  return measured(
    await draw(bytes, (picture) =>
      picture.resize(PAGE_WIDTH, PAGE_HEIGHT, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 75 }),
    ),
  );
}

/** Returns a picture as WebP with the same aspect ratio, at most 1,280 px wide and high. */
export async function reencodePhoto(bytes: Buffer): Promise<Preview> {
  return measured(
    await draw(bytes, (picture) =>
      picture.resize(PHOTO, PHOTO, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 75 }),
    ),
  );
}

/** Returns a stored picture as a small square WebP of about 4 kB, cropped around the most salient part. */
export function renderThumbnail(bytes: Buffer): Promise<Buffer> {
  return draw(bytes, (picture) =>
    picture.resize(THUMBNAIL, THUMBNAIL, { fit: 'cover', position: 'attention' }).webp({ quality: 70 }),
  );
}

/** Size of one pixel of a letter, relative to the width of the picture: one line has room for 50 characters. */
const MARK_SCALE = 1 / 300;

/** Encodes a rendered page with lines of text over the whole picture. */
export async function renderMarkedPage(page: Bitmap, text: readonly string[]): Promise<Preview> {
  const open = await load();
  const { data, width, height } = page;
  const mark = cropTile(markTile(text, Math.max(1, Math.round(width * MARK_SCALE))), page);
  const raw = { width: mark.width, height: mark.height, channels: 4 } as const;
  const bytes = await inTurn(() =>
    open(data, { raw: { width, height, channels: 4 } })
      .composite([{ input: Buffer.from(mark.data), raw, tile: true }])
      .removeAlpha()
      .webp({ quality: 80 })
      .timeout({ seconds: SECONDS })
      .toBuffer(),
  );
  return { bytes, width, height };
}

/** Returns a stored document scan with lines of text over the whole picture, at most 2,400 px wide and high. */
export async function renderMarkedScan(bytes: Buffer, text: readonly string[]): Promise<Preview> {
  const { data, info } = await drawn(bytes, (picture) =>
    picture.resize(PAPER, PAPER, { fit: 'inside', withoutEnlargement: true }).ensureAlpha().raw(),
  );
  return renderMarkedPage({ data, width: info.width, height: info.height }, text);
}
