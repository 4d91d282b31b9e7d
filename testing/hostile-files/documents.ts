// Builds documents in code: a PDF, a DOCX and a DOC, with options to insert attacks.
import { makeZip, type ZipEntry } from './zip.ts';

interface PdfParts {
  /** Additional entries of the catalogue, such as `/OpenAction 4 0 R`. */
  catalog?: string;
  /** Additional objects, numbered from 4. */
  objects?: readonly (string | Buffer)[];
  /** Additional entries of the trailer, such as `/Encrypt 4 0 R`. */
  trailer?: string;
}

const latin = (text: string | Buffer) => (typeof text === 'string' ? Buffer.from(text, 'latin1') : text);

/** Returns a PDF with one empty page. */
export function makePdf({ catalog = '', objects = [], trailer = '' }: PdfParts = {}): Buffer {
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
    ...objects,
  ];
  let file = latin('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n');
  const offsets = all.map((object, place) => {
    const at = file.length;
    file = Buffer.concat([file, latin(`${place + 1} 0 obj\n`), latin(object), latin('\nendobj\n')]);
    return at;
  });
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${all.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.concat([file, latin(end)]);
}

/** Returns a stream object with these bytes. */
export function pdfStream(dictionary: string, bytes: Buffer): Buffer {
  return Buffer.concat([latin(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`), bytes, latin('\nendstream')]);
}

export const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
export const MACRO_WORD = 'application/vnd.ms-word.document.macroEnabled.main+xml';

interface DocxParts {
  /** Content type of the main part (`word/document.xml`). */
  type?: string;
  /** The complete `[Content_Types].xml`, which replaces the usual file. */
  types?: string | Buffer;
  /** The complete main part. By default it contains a single paragraph. */
  document?: string | Buffer;
  extra?: readonly ZipEntry[];
  comment?: string;
}

/** Returns the `[Content_Types].xml` of a DOCX. `more` contains additional entries. */
export const docxTypes = (type: string, more = '') =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${type}"/>${more}</Types>`;

/** Returns the main part of a DOCX with this body. */
export const docxBody = (body: string) =>
  `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><w:body>${body}</w:body></w:document>`;

/** Returns a DOCX with one paragraph. */
export function makeDocx({ type = WORD, types, document, extra = [], comment = '' }: DocxParts = {}): Buffer {
  const entries: ZipEntry[] = [
    { name: '[Content_Types].xml', data: types ?? docxTypes(type) },
    {
      name: '_rels/.rels',
      data: '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    },
    {
      name: 'word/document.xml',
      data: document ?? docxBody('<w:p><w:r><w:t>Ravi Kumar, mason</w:t></w:r></w:p>'),
    },
    ...extra,
  ];
  return makeZip(entries, comment);
}

const SECTOR = 512;
const ENTRY = 128;

function directoryEntry(name: string, type: number): Buffer {
  const entry = Buffer.alloc(ENTRY);
  entry.write(name, 0, 'utf16le');
  entry.writeUInt16LE((name.length + 1) * 2, 64);
  entry[66] = type;
  return entry;
}

/**
 * Returns a compound file, the container format of DOC files. Programs accept it as a DOC if one of the directory
 * entries in `names` is `WordDocument`.
 */
export function makeDoc(names: readonly string[] = ['WordDocument', '1Table'], text = ''): Buffer {
  const header = Buffer.alloc(SECTOR);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  const table = Buffer.alloc(SECTOR, 0xff);
  const entries = [directoryEntry('Root Entry', 5), ...names.map((name) => directoryEntry(name, 2))];
  const directory = Buffer.concat(entries);
  const padding = Buffer.alloc(Math.ceil(directory.length / SECTOR) * SECTOR - directory.length);
  return Buffer.concat([
    header,
    table,
    directory,
    padding,
    Buffer.from(text, 'utf16le'),
    Buffer.alloc(4 * SECTOR, 0x20),
  ]);
}
