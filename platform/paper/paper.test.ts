import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { MissingGlyph, Paper } from './paper.ts';

const at = new Date(0);
const languages = ['en', 'hi', 'mr', 'bn', 'ta', 'te', 'ml', 'bh'];

/** Returns all strings of the JSON files that this language has for wages and for problems. */
function wordsOf(language: string): string[] {
  const texts = ['wages', 'problems'].map((topic) =>
    readFileSync(path.join(import.meta.dirname, `../../locales/${language}/${topic}.json`), 'utf8'),
  );
  return texts.flatMap((text) =>
    [...text.matchAll(/: "([^"]+)"/g)].map(([, words = '']) => words.replace(/[{}]/g, '')),
  );
}

function inflated(bytes: Buffer): string[] {
  try {
    return [inflateSync(bytes).toString('latin1')];
  } catch {
    return [];
  }
}

it.each(languages)('A page in %s carries the text of every line', async (language) => {
  const paper = new Paper({ language, title: 'Wages', at });
  const lines = wordsOf(language).slice(0, 40);
  for (const [index, line] of lines.entries()) paper.line(line, 40, 40 + index * 18);
  const bytes = await paper.finish();
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const streams = [...bytes.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(([, stream = '']) =>
    inflated(Buffer.from(stream, 'latin1')),
  );
  expect(streams.join('').match(/\/ActualText/g)).toHaveLength(lines.length);
  expect(bytes.length).toBeLessThan(120_000);
});

it('Malayalam words that make the shaper of pdfkit throw have a width', () => {
  const paper = new Paper({ language: 'ml', title: 'Wages', at });
  expect(paper.widthOf('തൊഴിലുടമ ക്ട പണിക്കാർക്ക്')).toBeGreaterThan(50);
});

it('The layout of HarfBuzz replaces that of pdfkit: the reordered vowel of Tamil takes the place before its consonant', () => {
  const paper = new Paper({ language: 'ta', title: 'Wages', at });
  const [whole, parts] = [paper.widthOf('கொ'), paper.widthOf('க')];
  expect(whole).toBeGreaterThan(parts);
});

it('A character without a glyph fails the rendering', () => {
  const paper = new Paper({ language: 'hi', title: 'Wages', at });
  expect(() => paper.line('आधा ½ दिन →', 40, 40)).toThrow(MissingGlyph);
});

it('A name in another script than that of the language is written in its own font', () => {
  const paper = new Paper({ language: 'ta', title: 'Wages', at });
  expect(paper.widthOf('सलीम மற்றும் Kumar')).toBeGreaterThan(60);
});

it('A string is broken at spaces into lines that fit', () => {
  const paper = new Paper({ language: 'en', title: 'Wages', at });
  const lines = paper.linesOf('The employer must prove that the wages were paid', 100);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join(' ')).toBe('The employer must prove that the wages were paid');
  for (const line of lines) expect(paper.widthOf(line)).toBeLessThanOrEqual(100);
});
