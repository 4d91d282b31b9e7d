// Renders the pages of a document as images with a watermark. The images are rendered per request and not stored.
import { fail } from '#contracts/problems.ts';
import { DocumentsBusy } from '#platform/documents/threads.ts';
import { type Preview, renderMarkedPage, renderMarkedScan } from '#platform/pictures.ts';
import { readBytes, readWhole } from './fetch.ts';
import type { PreviewDeps } from './preview.ts';

interface StoredDocument {
  id: number;
  storage_key: string;
  content_type: string;
}

interface MarkedPages {
  pages: Preview[];
  total: number;
}

async function markPdf({ documents }: PreviewDeps, bytes: Buffer, text: readonly string[]): Promise<MarkedPages> {
  const drawn = await documents.renderPdf(bytes);
  const pages: Preview[] = [];
  for (const page of drawn?.pages ?? []) pages.push(await renderMarkedPage(page, text));
  return { pages, total: drawn?.total ?? 0 };
}

/**
 * Returns the first five pages of a PDF, or the only page of a scan, as images with the lines `text` as a watermark.
 * Returns no images if the document cannot be rendered. The caller must check the permission and record the view. Fails
 * with `unavailable` if the storage is down or too many documents wait for a renderer.
 */
export async function renderMarkedPages(
  deps: PreviewDeps,
  document: StoredDocument,
  text: readonly string[],
): Promise<MarkedPages> {
  const bytes = await readWhole((await readBytes(deps, document)).bytes);
  try {
    if (document.content_type === 'application/pdf') return await markPdf(deps, bytes, text);
    return { pages: [await renderMarkedScan(bytes, text)], total: 1 };
  } catch (error) {
    if (error instanceof DocumentsBusy) fail('unavailable');
    throw error;
  }
}
