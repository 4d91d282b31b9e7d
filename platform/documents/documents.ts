// Inspects untrusted documents before they are stored, and renders previews, so that users can read a document without
// opening its file.
import type { DocumentFault } from './refusal.ts';
import type { DocumentAnswer, PageBitmap } from './thread-messages.ts';
import { createThreads } from './threads.ts';

/** The first pages of a document as bitmaps, and its number of pages. */
export interface Pages {
  pages: PageBitmap[];
  total: number;
}

/**
 * Inspects and renders documents. All methods except `close` reject with `DocumentsBusy` if too many documents are
 * waiting.
 */
export interface Documents {
  /**
   * Returns the reason to refuse a document; null if the document may be stored. A document that exceeds the time or
   * memory limit is `unsafe`.
   */
  inspect(type: 'docx' | 'pdf', bytes: Uint8Array): Promise<DocumentFault | null>;
  /** Returns the first pages of a PDF; null if it cannot be rendered within the limits. */
  renderPdf(bytes: Uint8Array): Promise<Pages | null>;
  /** Returns the paragraphs of a DOCX; null if it cannot be read. */
  readDocx(bytes: Uint8Array): Promise<string[] | null>;
  close(): Promise<void>;
}

const faultIn = (answer: DocumentAnswer | null) => (answer && 'fault' in answer ? answer.fault : 'unsafe');

/**
 * Creates two thread pools: one to inspect and read documents, the other to render them. `program` returns the path of
 * the built `document-child.ts`.
 */
export function createDocuments(program: () => string | Promise<string>): Documents {
  const inspecting = createThreads(program, { max: 2, waiting: 64, seconds: 10, tasks: 200 });
  // One task per thread: WebAssembly memory never shrinks, and a document must not see the memory of another.
  const rendering = createThreads(program, { max: 1, waiting: 16, seconds: 15, tasks: 1 });
  return {
    inspect: async (type, bytes) => faultIn(await inspecting.run(`inspect-${type}`, bytes)),
    renderPdf: async (bytes) => {
      const answer = await rendering.run('render-pdf', bytes);
      return answer && 'pages' in answer ? answer : null;
    },
    readDocx: async (bytes) => {
      const answer = await inspecting.run('read-docx', bytes);
      return answer && 'paragraphs' in answer ? answer.paragraphs : null;
    },
    close: async () => {
      await Promise.all([inspecting.close(), rendering.close()]);
    },
  };
}
