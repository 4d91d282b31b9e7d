// Builds PDFs in the format of current programs: object streams, a cross-reference stream, encryption.
import { deflateSync } from 'node:zlib';
import { PDFDict, PDFDocument, PDFName, StandardFonts } from '@cantoo/pdf-lib';
import { pdfStream } from './documents.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');

/** Returns an object stream, with its dictionary, that contains these objects by number. */
function objectStream(objects: ReadonlyMap<number, string>): Buffer {
  let body = '';
  const heads = [...objects].map(([number, text]) => {
    const at = body.length;
    body += `${text} `;
    return `${number} ${at}`;
  });
  const head = `${heads.join(' ')} `;
  return pdfStream(
    `/Type /ObjStm /N ${objects.size} /First ${head.length} /Filter /FlateDecode`,
    deflateSync(latin(head + body)),
  );
}

interface Packed {
  /** Additional entries of the catalogue. */
  catalog?: string;
  /** Additional objects in the object stream, numbered from 4. */
  objects?: readonly string[];
}

/**
 * Returns a PDF with one empty page whose objects are all in an object stream. A cross-reference stream replaces the
 * cross-reference table and the trailer.
 */
export function makePackedPdf({ catalog = '', objects = [] }: Packed = {}): Buffer {
  const texts = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
    ...objects,
  ];
  const packed = new Map(texts.map((text, at) => [at + 1, text]));
  const holder = texts.length + 1;
  const start = latin('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n');
  const body = Buffer.concat([start, latin(`${holder} 0 obj\n`), objectStream(packed), latin('\nendobj\n')]);
  const rows = [
    [0, 0, 65_535],
    ...texts.map((_, at) => [2, holder, at]),
    [1, start.length, 0],
    [1, body.length, 0],
  ].map(([type = 0, second = 0, third = 0]) => {
    const row = Buffer.alloc(7);
    row.writeUInt8(type, 0);
    row.writeUInt32BE(second, 1);
    row.writeUInt16BE(third, 5);
    return row;
  });
  const table = pdfStream(
    `/Type /XRef /Size ${holder + 2} /W [1 4 2] /Root 1 0 R /Filter /FlateDecode`,
    deflateSync(Buffer.concat(rows)),
  );
  return Buffer.concat([
    body,
    latin(`${holder + 1} 0 obj\n`),
    table,
    latin(`\nendobj\nstartxref\n${body.length}\n%%EOF\n`),
  ]);
}

interface EncryptionOptions {
  /** The password that opens the document. */
  password: string;
  /** Changes the document before it is encrypted. */
  change?: (document: PDFDocument) => void;
  algorithm?: 'AES-256' | 'AES-128' | 'RC4-128';
}

/** Returns an encrypted PDF with one page and a line of text. */
export async function makeEncryptedPdf({
  password,
  change,
  algorithm = 'AES-256',
}: EncryptionOptions): Promise<Buffer> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  document.addPage([300, 200]).drawText('Ravi Kumar, mason', { x: 20, y: 100, font, size: 20 });
  change?.(document);
  document.encrypt({ userPassword: password, ownerPassword: 'owner', algorithm, allowWeakCryptography: true });
  return Buffer.from(await document.save({ useObjectStreams: true }));
}

/** Adds a link to the first page of a document. */
export function addLink(document: PDFDocument, target: Record<string, unknown>): void {
  const { context } = document;
  const link = context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 100, 100] });
  if (!(link instanceof PDFDict)) return;
  link.set(PDFName.of('A'), context.obj(target as Parameters<typeof context.obj>[0]));
  document.getPage(0).node.addAnnot(context.register(link));
}

/** Returns a PDF with `count` empty pages of 300 × 200 points. */
export async function makeManyPages(count: number): Promise<Buffer> {
  const document = await PDFDocument.create();
  for (let page = 0; page < count; page += 1) document.addPage([300, 200]);
  return Buffer.from(await document.save());
}
