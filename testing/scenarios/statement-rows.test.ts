// The rows that the PDF of a wage statement carries, as the worker process writes them and the page of the check reads
// them.
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { Paper } from '#platform/paper/paper.ts';
import { readRows } from '#web/features/paper-check/read-rows.ts';

const entry = {
  seq: 2,
  kind: 'day',
  by: 'employer',
  day: '2026-11-20',
  paise: 80_000,
  halves: 2,
  overtime_minutes: null,
  method: null,
  state: 'agreed',
  via: 'code',
  reason: null,
  matched: false,
  replaces: null,
  recorded_at: '2026-11-20T12:00:00.000Z',
  decided_at: null,
};
const content = { terms: [], entries: [entry] };
const rows = JSON.stringify(content);
const signed = createHash('sha256').update(rows).digest('base64url');

/** Returns a PDF that carries these files. */
async function pdfWith(...files: string[]): Promise<Blob> {
  const paper = new Paper({ language: 'hi', title: 'Rows', at: new Date(0) });
  paper.line('मज़दूरी का हिसाब', 40, 60);
  for (const [index, file] of files.entries()) paper.attach(Buffer.from(file), `rows${index}.json`, new Date(0));
  return new Blob([new Uint8Array(await paper.finish())]);
}

/** Returns a PDF that ends within its rows. */
async function cutPdf(): Promise<Blob> {
  const pdf = await pdfWith(rows);
  const text = Buffer.from(await pdf.arrayBuffer()).toString('latin1');
  return pdf.slice(0, text.indexOf('stream', text.indexOf('/EmbeddedFile')) + 30);
}

it('The rows of the signed digest are read from the PDF, also beside another file', async () => {
  expect(await readRows(await pdfWith(rows), signed)).toEqual({ result: 'same', content });
  expect(await readRows(await pdfWith('{}', rows), signed)).toEqual({ result: 'same', content });
});

it.each([
  ['one paisa more', pdfWith(rows.replace('80000', '80001'))],
  ['a row less', pdfWith(JSON.stringify({ terms: [], entries: [] }))],
  ['no rows', pdfWith()],
  ['another format', Promise.resolve(new Blob(['GIF89a']))],
  ['a cut end', cutPdf()],
  ['more than 5 MB', Promise.resolve(new Blob([new Uint8Array(5_000_001)]))],
])('A file with %s has changed rows', async (_, file) => {
  expect(await readRows(await file, signed)).toEqual({ result: 'changed' });
});
