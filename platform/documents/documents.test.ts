// Tests of document threads: previews, and limits of time, memory and concurrency.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { testDocuments as documents } from '#testing/documents.ts';
import { docxBody, makeDocx, makePdf } from '#testing/hostile-files/documents.ts';
import { makeEncryptedPdf, makeManyPages } from '#testing/hostile-files/packed-pdf.ts';
import { createThreads, DocumentsBusy } from './threads.ts';

describe('PDF previews', () => {
  it('A PDF preview contains the first five pages as bitmaps and the number of pages', async () => {
    const drawn = await documents.renderPdf(await makeManyPages(7));
    expect([drawn?.total, drawn?.pages.length]).toEqual([7, 5]);
    const [first] = drawn?.pages ?? [];
    expect([first?.width, first?.height, first?.data.length]).toEqual([1000, 666, 1000 * 666 * 4]);
  });

  it('A PDF preview shows the text of an encrypted PDF that opens without a password', async () => {
    const drawn = await documents.renderPdf(await makeEncryptedPdf({ password: '' }));
    const [page] = drawn?.pages ?? [];
    if (!page) throw new Error('Not rendered');
    const { channels } = await sharp(page.data, {
      raw: { width: page.width, height: page.height, channels: 4 },
    }).stats();
    expect([channels[0]?.min, channels[0]?.max]).toEqual([0, 255]);
  });

  it('A PDF preview of an overlong page is limited to 2,400 px', async () => {
    const drawn = await documents.renderPdf(
      makePdf({
        catalog: '/Pages 5 0 R',
        objects: [
          '<< /Type /Page /Parent 5 0 R /MediaBox [0 0 10 14000] >>',
          '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
        ],
      }),
    );
    expect(drawn?.pages.every(({ width, height }) => width <= 1000 && height <= 2400)).toBe(true);
  });

  it('A PDF preview of a damaged file is null', async () => {
    expect(await documents.renderPdf(Buffer.from('%PDF-1.7 nothing'))).toBe(null);
  });
});

describe('DOCX previews', () => {
  it('A DOCX preview contains the paragraphs and table rows as text', async () => {
    const cell = (text: string) => `<w:tc><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:tc>`;
    const body = `<w:p><w:r><w:t>Ravi</w:t><w:tab/><w:t>Kumar</w:t></w:r></w:p><w:p/><w:tbl><w:tr>${cell('2019')}${cell('A &lt; B')}</w:tr></w:tbl>`;
    expect(await documents.readDocx(makeDocx({ document: docxBody(body) }))).toEqual(['Ravi Kumar', '2019 | A < B']);
  });

  it('A DOCX preview of another file type is null', async () => {
    expect(await documents.readDocx(Buffer.from('PK'))).toBe(null);
  });
});

describe('oversized documents', () => {
  const endless = '1 0 obj<<>>stream\n'.repeat(90_000);
  const files: readonly (readonly [about: string, bytes: Buffer, fault: string])[] = [
    ['90,000 unterminated streams', Buffer.from(`%PDF-1.7\n${endless}startxref\n%%EOF`), 'broken'],
    ['a million nested arrays', Buffer.from(`%PDF-1.7\n1 0 obj${'['.repeat(1_000_000)}startxref\n%%EOF`), 'unsafe'],
    ['300,000 objects', Buffer.from(`%PDF-1.7\n${'1 0 obj null endobj '.repeat(300_000)}startxref\n%%EOF`), 'unsafe'],
  ];

  it.each(files)('Inspection refuses %s', async (_about, bytes, fault) => {
    expect(await documents.inspect('pdf', bytes)).toBe(fault);
  });

  it('Inspection refuses XML that is nested 300 levels deep', async () => {
    const deep = docxBody(`${'<w:p>'.repeat(300)}${'</w:p>'.repeat(300)}`);
    expect(await documents.inspect('docx', makeDocx({ document: deep }))).toBe('unsafe');
  });
});

describe('document threads', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-threads-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const program = (name: string, answer: string) => {
    const file = path.join(folder, `${name}.mjs`);
    writeFileSync(
      file,
      `import { parentPort } from 'node:worker_threads'; parentPort.on('message', ({ bytes }) => { ${answer} });`,
    );
    return () => file;
  };
  const limits = { max: 1, waiting: 1, seconds: 60, tasks: 2 };

  it('A task that exceeds its time limit ends with its thread, and the next task gets an answer', async () => {
    const threads = createThreads(
      program('slow', 'if (bytes[0] === 1) for (;;); parentPort.postMessage({ paragraphs: [] })'),
      {
        ...limits,
        // The limit includes the start of a thread, which takes long on a busy machine.
        seconds: 4,
      },
    );
    const [slow, quick] = await Promise.all([
      threads.run('read-docx', Uint8Array.of(1)),
      threads.run('read-docx', Uint8Array.of(0)),
    ]);
    expect([slow, quick]).toEqual([null, { paragraphs: [] }]);
    await threads.close();
  });

  it('A task that exceeds its memory limit ends only its own thread', async () => {
    const threads = createThreads(
      program('large', 'const all = []; for (;;) all.push(new Array(10_000).fill({}))'),
      limits,
    );
    expect(await threads.run('read-docx', new Uint8Array(1))).toBe(null);
    await threads.close();
  });

  it('A task beyond the queue limit is rejected', async () => {
    const threads = createThreads(
      program('echo', 'parentPort.postMessage({ paragraphs: [String(bytes[0])] })'),
      limits,
    );
    const [first, second, third] = await Promise.allSettled(
      [1, 2, 3].map((byte) => threads.run('read-docx', Uint8Array.of(byte))),
    );
    expect([first, second]).toMatchObject([{ value: { paragraphs: ['1'] } }, { value: { paragraphs: ['2'] } }]);
    expect(third).toMatchObject({ status: 'rejected', reason: new DocumentsBusy() });
    await threads.close();
  });
});
