// Program of a thread that inspects or renders one document at a time. The thread has no environment variables and uses
// neither the network nor the database.
import { parentPort } from 'node:worker_threads';
import { boundWasm } from './bound-wasm.ts';
import { inspectDocx, readDocxText } from './docx.ts';
import { inspectPdf } from './pdf.ts';
import { faultOf } from './refusal.ts';
import type { DocumentAnswer, DocumentOrder } from './thread-messages.ts';

async function inspected(work: Promise<void>): Promise<DocumentAnswer> {
  const fault = await work.then(() => null, faultOf);
  return { fault };
}

async function answerOf({ task, bytes }: DocumentOrder): Promise<DocumentAnswer> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (task === 'inspect-docx') return inspected(inspectDocx(buffer));
  if (task === 'inspect-pdf') return inspected(inspectPdf(buffer));
  if (task === 'read-docx') return { paragraphs: await readDocxText(buffer) };
  // Loaded only for rendering: the library is 4 MB of WebAssembly.
  const { renderPages } = await import('./pdf-pages.ts');
  return renderPages(buffer);
}

boundWasm();
parentPort?.on('message', (order: DocumentOrder) => {
  answerOf(order).then(
    (answer) => parentPort?.postMessage(answer, 'pages' in answer ? answer.pages.map(({ data }) => data.buffer) : []),
    () => parentPort?.postMessage({ failed: true } satisfies DocumentAnswer),
  );
});
