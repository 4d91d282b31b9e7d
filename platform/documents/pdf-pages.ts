// Renders the first pages of a PDF to bitmaps, by PDFium as WebAssembly, without scripts and form fields.
import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { DocumentAnswer, PageBitmap } from './thread-messages.ts';

const MAX_PAGES = 5;
/** Pixels; enough for small print on a sheet of A4. */
const WIDTH = 1000;
/** Pixels of a page that is a long strip. */
const MAX_HEIGHT = 2400;

/** The first five pages, 1,000 px wide or 2,400 px high at most, and how many there are. Throws for a damaged file. */
export async function renderPages(bytes: Uint8Array): Promise<DocumentAnswer> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes, '');
  const total = document.getPageCount();
  const pages: PageBitmap[] = [];
  for (let at = 0; at < Math.min(total, MAX_PAGES); at += 1) {
    const page = document.getPage(at);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const scale = Math.min(WIDTH / originalWidth, MAX_HEIGHT / originalHeight);
    const { width, height, data } = await page.render({ scale, render: 'bitmap' });
    // Bytes of its own, to be handed over.
    pages.push({ width, height, data: new Uint8Array(data) });
  }
  return { pages, total };
}
