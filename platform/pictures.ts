// Pictures are drawn anew from their points: nothing else of what came (EXIF, places, hidden parts) is left.
import type sharp from 'sharp';
import type { Sharp } from 'sharp';

/** A picture has more points than this process unfolds. */
export class PictureTooLarge extends Error {
  override name = 'PictureTooLarge';
}

/** A picture is damaged, or is none. */
export class PictureBroken extends Error {
  override name = 'PictureBroken';
}

const MAX_PIXELS = 50_000_000;
const SECONDS = 15;
const SQUARE = 512;
const PAPER = 2400;
/** Points: a page of a preview is this wide, or this high if it is a long strip. */
const PAGE_WIDTH = 1000;
const PAGE_HEIGHT = 2400;
/** A picture of 50 million points unfolds to some 200 MB: more than two at a time would be felt by everybody. */
const MAX_CONCURRENT_RENDERS = 2;

const READERS = ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'];

let loaded: Promise<typeof sharp> | null = null;

/** The library is native and large: it is loaded with the first picture, and may read three formats only. */
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
    // A place is handed on to who waits, or given back.
    const next = waiting.shift();
    if (next) next();
    else drawing -= 1;
  }
}

async function draw(bytes: Buffer, shape: (picture: Sharp) => Sharp): Promise<Buffer> {
  const open = await load();
  return inTurn(async () => {
    try {
      // The first frame of a moving picture; upright, as its camera says; what is cut off is refused.
      const picture = open(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 }).autoOrient();
      return await shape(picture).timeout({ seconds: SECONDS }).toBuffer();
    } catch (error) {
      const says = error instanceof Error ? error.message : '';
      throw /exceeds pixel limit|too large|dimension/i.test(says) ? new PictureTooLarge() : new PictureBroken();
    }
  });
}

/** A square of 512 points, WebP, around what catches the eye. */
export function reencodeSquare(bytes: Buffer): Promise<Buffer> {
  return draw(bytes, (picture) =>
    picture.resize(SQUARE, SQUARE, { fit: 'cover', position: 'attention' }).webp({ quality: 82 }),
  );
}

/** A sheet of paper as JPEG, at most 2400 points wide and high, white where nothing was. */
export function reencodeDocument(bytes: Buffer): Promise<Buffer> {
  return draw(bytes, (picture) =>
    picture
      .resize(PAPER, PAPER, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82, mozjpeg: true }),
  );
}

/** A page of a preview as WebP. */
export interface Preview {
  bytes: Buffer;
  width: number;
  height: number;
}

/** Encodes a rendered page. `data` are its points as RGBA, four bytes each. */
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

/** A stored sheet of paper in the size of a preview. */
export async function renderPreview(bytes: Buffer): Promise<Preview> {
  const small = await draw(bytes, (picture) =>
    picture.resize(PAGE_WIDTH, PAGE_HEIGHT, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 75 }),
  );
  const { width, height } = await (await load())(small).metadata();
  return { bytes: small, width, height };
}
