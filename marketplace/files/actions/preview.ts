// Previews of résumés: images of the pages, or paragraphs of text. Previews are rendered per request and not stored, so
// that an erasure need not delete previews.
import type { ResumePreview } from '#contracts/application-shapes.ts';
import { fail } from '#contracts/problems.ts';
import type { Documents } from '#platform/documents/documents.ts';
import { DocumentsBusy } from '#platform/documents/threads.ts';
import { type Preview, renderPage, renderPreview } from '#platform/pictures.ts';
import type { Deps } from '../../deps.ts';
import { findResume } from '../queries.ts';
import { readBytes, readWhole } from './fetch.ts';

export type PreviewDeps = Pick<Deps, 'db' | 'log' | 'storage'> & { documents: Documents };

const nothing: ResumePreview = { kind: 'none', pages: [], total_pages: null, paragraphs: [] };

const shown = ({ bytes, width, height }: Preview) => ({ webp_base64: bytes.toString('base64'), width, height });

async function previewPdf({ documents }: PreviewDeps, bytes: Buffer): Promise<ResumePreview> {
  const drawn = await documents.renderPdf(bytes);
  if (!drawn || drawn.pages.length === 0) return nothing;
  const pages: Preview[] = [];
  for (const page of drawn.pages) pages.push(await renderPage(page));
  return { ...nothing, kind: 'pages', pages: pages.map(shown), total_pages: drawn.total };
}

async function previewDocx({ documents }: PreviewDeps, bytes: Buffer): Promise<ResumePreview> {
  const paragraphs = await documents.readDocx(bytes);
  return paragraphs && paragraphs.length > 0 ? { ...nothing, kind: 'text', paragraphs } : nothing;
}

async function previewPhoto(bytes: Buffer): Promise<ResumePreview> {
  return { ...nothing, kind: 'pages', pages: [shown(await renderPreview(bytes))], total_pages: 1 };
}

function previewOf(deps: PreviewDeps, type: string, bytes: Buffer): Promise<ResumePreview> {
  if (type === 'application/pdf') return previewPdf(deps, bytes);
  if (type.startsWith('image/')) return previewPhoto(bytes);
  // DOC files have no preview, because no maintained library can render DOC files without starting a browser.
  return type === 'application/msword' ? Promise.resolve(nothing) : previewDocx(deps, bytes);
}

/**
 * Returns a preview of a user's résumé. The caller must check the permission and record the view. Fails with
 * `not_found` if the user has no résumé, and with `unavailable` if too many documents wait for a renderer.
 */
export async function previewResume(deps: PreviewDeps, ownerId: number): Promise<ResumePreview> {
  const file = (await findResume(deps.db, ownerId)) ?? fail('not_found');
  const bytes = await readWhole((await readBytes(deps, file)).bytes);
  try {
    return await previewOf(deps, file.content_type, bytes);
  } catch (error) {
    if (error instanceof DocumentsBusy) fail('unavailable');
    throw error;
  }
}
