// Writes PDFs with text in the scripts of all eight languages (D72). HarfBuzz lays out the text, and pdfkit embeds the
// glyphs in use. Each line carries its text, so that it can be searched, copied and read aloud.
import PDFDocument from 'pdfkit';
import qrcode from 'qrcode-generator';
import { type FontFile, fontFor, type Weight } from './fonts.ts';
import { type EmbeddedFont, layoutBy } from './shaping.ts';

/** Thrown if no font contains a character of the text. Without the error, the character would be missing silently. */
export class MissingGlyph extends Error {
  override name = 'MissingGlyph';
}

export interface Style {
  size?: number;
  bold?: boolean;
  colour?: string;
  /** Width in points within which the line ends at the right. */
  right?: number;
}

interface Run {
  font: FontFile;
  text: string;
}

/** Finds the letters of any script, each with its vowel signs. */
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const isJoiner = (character: number) => character === 0x200c || character === 0x200d;

/** pdfkit's current font. It is private, so a test checks that it exists and the version is pinned. */
interface WithFont {
  _font: { font: EmbeddedFont & { layout: ReturnType<typeof layoutBy> } };
}

const weightOf = ({ bold = false }: Style): Weight => (bold ? 700 : 400);

export class Paper {
  readonly #document: PDFKit.PDFDocument;
  readonly #language: string;
  readonly #registered = new Set<string>();
  readonly #bytes: Promise<Buffer>;

  constructor({ language, title, at }: { language: string; title: string; at: Date }) {
    // BCP 47 knows Bhojpuri as `bho`.
    this.#language = language === 'bh' ? 'bho' : language;
    const info = { Title: title, Producer: 'KaamSetu', Creator: 'KaamSetu', CreationDate: at, ModDate: at };
    this.#document = new PDFDocument({ size: 'A4', margin: 0, lang: this.#language, displayTitle: true, info });
    const parts: Buffer[] = [];
    this.#bytes = new Promise((resolve, reject) => {
      this.#document.on('data', (part: Buffer) => parts.push(part));
      this.#document.on('end', () => resolve(Buffer.concat(parts)));
      this.#document.on('error', reject);
    });
  }

  /** Splits a string at each change of its font. Joiners stay with the character before them. */
  #runsOf(text: string, style: Style): Run[] {
    const runs: Run[] = [];
    for (const letter of text) {
      const character = letter.codePointAt(0) ?? 0;
      const last = runs.at(-1);
      const staysWithLast = last && (isJoiner(character) || last.font.characters.has(character));
      const font = staysWithLast ? last.font : fontFor(character, this.#language, weightOf(style));
      if (!font) throw new MissingGlyph(`No font has U+${character.toString(16).toUpperCase().padStart(4, '0')}`);
      if (last?.font === font) last.text += letter;
      else runs.push({ font, text: letter });
    }
    return runs;
  }

  #use({ name, bytes, shaping }: FontFile, size: number): void {
    if (!this.#registered.has(name)) {
      this.#document.registerFont(name, bytes);
      this.#document.font(name);
      const { font } = (this.#document as unknown as WithFont)._font;
      font.layout = layoutBy(shaping, font, this.#language);
      this.#registered.add(name);
    }
    this.#document.font(name).fontSize(size);
  }

  /** Returns the width of a string in points. Throws {@link MissingGlyph}. */
  widthOf(text: string, style: Style = {}): number {
    return this.#runsOf(text.normalize('NFC'), style).reduce((sum, { font, text: part }) => {
      this.#use(font, style.size ?? 10);
      return sum + this.#document.widthOfString(part);
    }, 0);
  }

  /** Writes one line with its baseline at `y`. Throws {@link MissingGlyph}. */
  line(text: string, x: number, y: number, style: Style = {}): void {
    const whole = text.normalize('NFC');
    let at = style.right === undefined ? x : x + style.right - this.widthOf(whole, style);
    this.#document.markContent('Span', { actual: whole });
    for (const { font, text: part } of this.#runsOf(whole, style)) {
      this.#use(font, style.size ?? 10);
      this.#document.fillColor(style.colour ?? '#111111');
      this.#document.text(part, at, y, { lineBreak: false, baseline: 'alphabetic' });
      at += this.#document.widthOfString(part);
    }
    this.#document.endMarkedContent();
  }

  /** Returns the text as lines that are not wider than `width`, broken at spaces, or within a word that is wider. */
  linesOf(text: string, width: number, style: Style = {}): string[] {
    const lines: string[] = [];
    const words = text.split(' ').flatMap((word) => this.#partsOf(word, width, style));
    for (const word of words) {
      const longer = [...lines.slice(-1), word].join(' ');
      if (lines.length > 0 && this.widthOf(longer, style) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }

  /** Splits a word that is wider than `width` between letters, never within one. */
  #partsOf(word: string, width: number, style: Style): string[] {
    if (this.widthOf(word, style) <= width) return [word];
    const parts: string[] = [];
    for (const { segment } of letters.segment(word)) {
      const longer = [...parts.slice(-1), segment].join('');
      if (parts.length > 0 && this.widthOf(longer, style) <= width) parts[parts.length - 1] = longer;
      else parts.push(segment);
    }
    return parts;
  }

  rule(y: number, from: number, to: number): void {
    this.#document.moveTo(from, y).lineTo(to, y).lineWidth(0.5).strokeColor('#888888').stroke();
  }

  /** Draws a QR code of a URL that ends with digits, which need less room than letters. */
  code({ url, digits }: { url: string; digits: string }, x: number, y: number, width: number): void {
    const code = qrcode(0, 'L');
    code.addData(url, 'Byte');
    code.addData(digits, 'Numeric');
    code.make();
    const count = code.getModuleCount();
    const module = width / count;
    for (let row = 0; row < count; row += 1)
      for (let column = 0; column < count; column += 1)
        if (code.isDark(row, column)) this.#document.rect(x + column * module, y + row * module, module, module);
    this.#document.fillColor('#000000').fill();
  }

  addPage(): void {
    this.#document.addPage();
  }

  attach(bytes: Buffer, name: string, at: Date): void {
    this.#document.file(bytes, { name, type: 'application/json', creationDate: at, modifiedDate: at });
  }

  finish(): Promise<Buffer> {
    this.#document.end();
    return this.#bytes;
  }
}
