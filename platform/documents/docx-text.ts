// Extracts the text of a Word document for the preview: paragraphs and table rows, without layout.
import { readXml } from './xml.ts';

const MAX_PARAGRAPHS = 400;
const MAX_TEXT_LENGTH = 30_000;

/**
 * Returns the paragraphs in the order of the document, without empty paragraphs. The cells of a table row are separated
 * by ` | `. Long documents are truncated.
 */
export function readParagraphs(bytes: Uint8Array): string[] {
  const paragraphs: string[] = [];
  let letters = 0;
  let current = '';
  let inText = false;
  /** Nesting depth of table rows: a cell may contain a table. */
  let depth = 0;
  const finish = () => {
    const text = current
      .replace(/[^\S\n]+/g, ' ')
      .replace(/(?: \| )+$/, '')
      .trim();
    current = '';
    if (text === '' || paragraphs.length >= MAX_PARAGRAPHS || letters >= MAX_TEXT_LENGTH) return;
    paragraphs.push(text.slice(0, MAX_TEXT_LENGTH - letters));
    letters += text.length;
  };
  readXml(bytes, {
    open({ name }) {
      if (name === 'tr') depth += 1;
      if (name === 't') inText = true;
      if (name === 'tab') current += ' ';
      if (name === 'br' || name === 'cr') current += '\n';
    },
    close(name) {
      if (name === 't') inText = false;
      if (name === 'p' && depth > 0) current += ' ';
      if (name === 'p' && depth === 0) finish();
      if (name === 'tc') current += ' | ';
      if (name === 'tr') {
        depth -= 1;
        if (depth === 0) finish();
      }
    },
    text(text) {
      if (inText) current += text;
    },
  });
  finish();
  return paragraphs;
}
