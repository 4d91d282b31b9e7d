// Text layout of PDFs by HarfBuzz, in the form that pdfkit expects of fontkit, its default. Fontkit throws on common
// Malayalam and Telugu words and renders some Bengali words wrongly (D72).
import { Buffer, type Font, shape } from 'harfbuzzjs';

interface Glyph {
  codePoints: readonly number[];
}

/** The part of pdfkit's font that the layout uses. */
export interface EmbeddedFont {
  getGlyph(id: number, codePoints: readonly number[]): Glyph;
}

/** One buffer for all texts: many short-lived buffers would wait for the garbage collector and use much memory. */
let shared: Buffer | null = null;

/** Returns the characters of each cluster (glyphs that belong together), by the position at which the cluster begins. */
function charactersByCluster(text: string, starts: readonly number[]): Map<number, number[]> {
  const sorted = [...new Set(starts)].sort((a, b) => a - b);
  return new Map(
    sorted.map((start, index) => [
      start,
      Array.from(text.slice(start, sorted[index + 1] ?? text.length), (letter) => letter.codePointAt(0) ?? 0),
    ]),
  );
}

/** Returns the function that lays out a string. The language selects the forms of letters, for example in Marathi. */
export function layoutBy(font: Font, embedded: EmbeddedFont, language: string) {
  return (text: string) => {
    shared ??= new Buffer();
    shared.reset();
    shared.addText(text);
    shared.guessSegmentProperties();
    shared.setLanguage(language);
    shape(font, shared);
    const shaped = shared.getGlyphInfosAndPositions();
    const characters = charactersByCluster(
      text,
      shaped.map(({ cluster }) => cluster),
    );
    const glyphs = shaped.map(({ codepoint, cluster }) => {
      // The first glyph of a cluster stands for all its characters, so that copied text has each character once.
      const codePoints = characters.get(cluster) ?? [];
      characters.delete(cluster);
      return Object.assign(Object.create(embedded.getGlyph(codepoint, codePoints)), { codePoints });
    });
    const positions = shaped.map(({ xAdvance = 0, yAdvance = 0, xOffset = 0, yOffset = 0 }) => ({
      xAdvance,
      yAdvance,
      xOffset,
      yOffset,
    }));
    return { glyphs, positions, advanceWidth: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) };
  };
}
