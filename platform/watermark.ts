// Draws lines of text as a tile of pixels that repeats over a picture. The letters are part of this file, because the
// server has no fonts.

/** Pixels as RGBA, four bytes each. */
export interface Bitmap {
  data: Uint8Array;
  width: number;
  height: number;
}

/**
 * The letters, 5 × 7 pixels each: the letter, then one base-32 digit per row, whose bits are the pixels of the row.
 * Names of administrators and times contain no other letters.
 */
const LETTERS = `Aehhvhhh Buhhuhhu Cehggghe Duhhhhhu Evgguggv Fvgguggg Gehgnhhe Hhhhvhhh Ie44444e J72222ic Khikokih Lggggggv
  Mhrllhhh Nhhpljhh Oehhhhhe Puhhuggg Qehhhlid Ruhhukih Sfgge11u Tv444444 Uhhhhhhe Vhhhhha4 Whhhllrh Xhha4ahh Yhha4444
  Zv1248gv 0ehjlphe 14c4444e 2eh168gv 3v2421he 426aiv22 5vgu11he 668guhhe 7v124888 8ehhehhe 9ehhf12c .00000cc -000v000
  _000000v :0cc0cc0`;
const glyphs = new Map(
  LETTERS.split(/\s+/).map((glyph) => [glyph.slice(0, 1), [...glyph.slice(1)].map((row) => Number.parseInt(row, 32))]),
);
const [WIDTH, ADVANCE, HEIGHT, LINE] = [5, 6, 7, 10];
/** Empty pixels between two repetitions of the text: horizontally and vertically, before scaling. */
const [GAP_X, GAP_Y] = [12, 14];
/** The text rises by 20 degrees, so that cropping the picture along an edge does not remove the text. */
const [COS, SIN] = [Math.cos(Math.PI / 9), Math.sin(Math.PI / 9)];
const INK = { dark: 24, light: 255, alpha: 120 };

/** Returns whether a letter covers the pixel in column `x` and row `y` of the text, before scaling. */
function hasInk(lines: readonly string[], x: number, y: number): boolean {
  const row = y % LINE;
  const column = x % ADVANCE;
  if (x < 0 || y < 0 || row >= HEIGHT || column >= WIDTH) return false;
  const letter = lines[Math.floor(y / LINE)]?.[Math.floor(x / ADVANCE)] ?? ' ';
  return (((glyphs.get(letter)?.[row] ?? 0) >> (WIDTH - 1 - column)) & 1) === 1;
}

/**
 * Returns a transparent tile with the lines of text, in capitals. `scale` is the size of one pixel of a letter. Each
 * letter is dark with a light shadow, so that it is visible on light and on dark pictures.
 */
export function markTile(text: readonly string[], scale: number): Bitmap {
  const lines = text.map((line) => line.toUpperCase());
  const wide = Math.max(...lines.map(({ length }) => length)) * ADVANCE + GAP_X;
  const high = lines.length * LINE + GAP_Y;
  const width = Math.ceil((wide * COS + high * SIN) * scale);
  const height = Math.ceil((wide * SIN + high * COS) * scale);
  const data = Buffer.alloc(width * height * 4);
  const top = wide * SIN;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [across, down] = [x / scale, y / scale - top];
      const [u, v] = [Math.floor(across * COS - down * SIN), Math.floor(across * SIN + down * COS)];
      const isDark = hasInk(lines, u, v);
      if (!isDark && !hasInk(lines, u - 1, v - 1)) continue;
      data.fill(isDark ? INK.dark : INK.light, (y * width + x) * 4, (y * width + x) * 4 + 3);
      data[(y * width + x) * 4 + 3] = INK.alpha;
    }
  return { data, width, height };
}

/** Returns the upper left part of the tile, at most as large as the picture that it will cover. */
export function cropTile(tile: Bitmap, picture: { width: number; height: number }): Bitmap {
  const [width, height] = [Math.min(tile.width, picture.width), Math.min(tile.height, picture.height)];
  const rows = Array.from({ length: height }, (_, y) =>
    tile.data.subarray(y * tile.width * 4, (y * tile.width + width) * 4),
  );
  return { data: Buffer.concat(rows), width, height };
}
