// Untrusted documents: inspection before they are stored, and previews without the risk of opening them.
import type { DocumentFault } from './refusal.ts';
import type { DocumentAnswer, PageBitmap } from './thread-messages.ts';
import { createThreads } from './threads.ts';

/** The first pages of a document as bitmaps, and the number of all. */
export interface Pages {
  pages: PageBitmap[];
  total: number;
}

/** All methods reject with `DocumentsBusy` if too many documents are waiting. */
export interface Documents {
  /** The reason to refuse a document; null if it may be stored. One that exceeds the limits of time or memory is `unsafe`. */
  inspect(type: 'docx' | 'pdf', bytes: Uint8Array): Promise<DocumentFault | null>;
  /** The first pages of a PDF; null if it cannot be rendered within the limits. */
  renderPdf(bytes: Uint8Array): Promise<Pages | null>;
  /** The paragraphs of a DOCX; null if it cannot be read. */
  readDocx(bytes: Uint8Array): Promise<string[] | null>;
  close(): Promise<void>;
}

const faultIn = (answer: DocumentAnswer | null) => (answer && 'fault' in answer ? answer.fault : 'unsafe');

/** Opens the threads for documents. @param program returns the file of `document-child.ts`, built */
export function createDocuments(program: () => string | Promise<string>): Documents {
  const inspecting = createThreads(program, { max: 2, waiting: 64, seconds: 10, tasks: 200 });
  // One task a thread: memory of WebAssembly never shrinks, and no page sees memory of another one's.
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
