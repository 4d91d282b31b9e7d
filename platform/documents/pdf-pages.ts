// Renders the first pages of a PDF to bitmaps with PDFium (WebAssembly). Scripts do not run, and form fields are not
// rendered.
import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { DocumentAnswer, PageBitmap } from './thread-messages.ts';

const MAX_PAGES = 5;
/** Page width in pixels, enough for small print on A4. */
const WIDTH = 1000;
/** Maximum height in pixels, for pages that are long strips. */
const MAX_HEIGHT = 2400;

/**
 * Returns the first five pages, each at most 1,000 px wide and 2,400 px high, and the number of pages. Throws for a
 * damaged file.
 */
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
    // Copy the pixels into a separate buffer, because WebAssembly memory cannot be transferred to another thread.
    pages.push({ width, height, data: new Uint8Array(data) });
  }
  return { pages, total };
}
