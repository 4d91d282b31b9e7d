// The fonts of PDFs: Noto Sans in five Indian scripts and Latin, with the characters that each font file contains.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Blob, Face, Font } from 'harfbuzzjs';
import { sfntOf } from './woff.ts';

const scripts = ['devanagari', 'bengali', 'tamil', 'telugu', 'malayalam'] as const;
type Script = (typeof scripts)[number];

/** Scripts of the app's languages. English uses the Latin letters that belong to the Devanagari font. */
const scriptOf: Readonly<Record<string, Script>> = {
  bn: 'bengali',
  ta: 'tamil',
  te: 'telugu',
  ml: 'malayalam',
};

export type Weight = 400 | 700;

export interface FontFile {
  name: string;
  bytes: Buffer;
  /** The font as HarfBuzz reads it. */
  shaping: Font;
  characters: ReadonlySet<number>;
}

const loaded = new Map<string, FontFile>();

/** Returns a font file. Each file is read once per process. */
function load(script: Script, part: string, weight: Weight): FontFile {
  const name = `noto-sans-${script}-${part}-${weight}`;
  const known = loaded.get(name);
  if (known) return known;
  const file = createRequire(import.meta.url).resolve(`@fontsource/noto-sans-${script}/files/${name}-normal.woff`);
  const bytes = sfntOf(readFileSync(file));
  const face = new Face(new Blob(bytes));
  const font = { name, bytes, shaping: new Font(face), characters: new Set(face.collectUnicodes()) };
  loaded.set(name, font);
  return font;
}

/**
 * Returns the font file that contains a character: of the language's own script if possible, then Latin, then of the
 * other scripts, because a name may be written in any of them. Null if no font contains the character.
 */
export function fontFor(character: number, language: string, weight: Weight): FontFile | null {
  const own = scriptOf[language] ?? 'devanagari';
  const parts: [Script, string][] = [
    [own, own],
    [own, 'latin'],
    [own, 'latin-ext'],
    ...scripts.map((one): [Script, string] => [one, one]),
  ];
  for (const [script, part] of parts) {
    const font = load(script, part, weight);
    if (font.characters.has(character)) return font;
  }
  return null;
}
