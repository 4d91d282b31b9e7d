// Hostile files with their expected result: refused with a code, or stored in a harmless form (docs/rules.md, B77 to
// B94).
import { deflateSync } from 'node:zlib';
import type { FileKind } from '#contracts/reference.ts';
import { MACRO_WORD, makeDoc, makeDocx, makePdf, pdfStream } from './documents.ts';
import { makeEncryptedPdf } from './packed-pdf.ts';
import { makeGif, makeJpeg, makeJpegWithPlace, makePngFlood } from './pictures.ts';
import { docxAttacks } from './reencoded-docx.ts';
import { pdfAttacks } from './reencoded-pdf.ts';
import { makeZip } from './zip.ts';

/** Expected result of an upload: the error code of the response, or `kept` if the file is stored. */
type Fate =
  | 'file_type'
  | 'file_too_large'
  | 'file_missing'
  | 'file_broken'
  | 'file_locked'
  | 'file_unsafe'
  | 'picture_size'
  | 'kept';

export interface HostileFile {
  /** The number of the rule in docs/rules.md, and a description of the attack. */
  about: string;
  kind: FileKind;
  name: string;
  bytes: Buffer | Promise<Buffer>;
  fate: Fate;
}

const MB = 1024 * 1024;
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE', '!$H+H*'].join('');
const HTML = '<!doctype html><html><script>alert(document.cookie)</script></html>';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const jar = () => makeZip([{ name: 'META-INF/MANIFEST.MF', data: 'Main-Class: Evil\n' }]);
const joined = async (...parts: (Buffer | string | Promise<Buffer>)[]) =>
  Buffer.concat((await Promise.all(parts)).map((part) => Buffer.from(part)));

const resume = (about: string, bytes: HostileFile['bytes'], fate: Fate, name = 'resume.pdf'): HostileFile => ({
  about,
  kind: 'resume',
  name,
  bytes,
  fate,
});
const picture = (about: string, bytes: HostileFile['bytes'], fate: Fate): HostileFile => ({
  about,
  kind: 'picture',
  name: 'me.jpg',
  bytes,
  fate,
});
const script = '<< /S /JavaScript /JS (app.alert(1)) >>';
const packed = (text: string) =>
  pdfStream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', deflateSync(Buffer.from(`4 0 ${text}`)));

const sizes = () => [
  resume('B77 an empty file', Buffer.alloc(0), 'file_missing'),
  resume(
    'B78 a file of 5 MB and one byte',
    Buffer.concat([makePdf(), Buffer.alloc(5 * MB + 1 - makePdf().length)]),
    'file_too_large',
  ),
];

const otherTypes = () => [
  resume('B79 a program', Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(500)]), 'file_type'),
  resume('B79 an HTML page', Buffer.from(HTML), 'file_type'),
  resume('B79 a script', Buffer.from('require("child_process").exec("id")'), 'file_type'),
  picture('B79 an HTML page declared as a picture', Buffer.from(HTML), 'file_type'),
  picture('B80 an SVG with a script', Buffer.from(SVG), 'file_type'),
  picture('an animated picture', makeGif(), 'file_type'),
  picture('a document declared as a picture', makePdf(), 'file_type'),
  resume('a ZIP declared as a document', makeZip([{ name: 'a.txt', data: 'hello' }]), 'file_type', 'a.docx'),
  resume('a spreadsheet declared as a document', makeDoc(['Workbook']), 'file_type', 'a.doc'),
];

const polyglots = () => [
  resume('B81 an HTML page followed by a PDF', joined(HTML, makePdf()), 'file_type'),
  resume('B81 a PDF followed by an HTML page', joined(makePdf(), HTML), 'file_unsafe'),
  resume('B81 a PDF with HTML after its header', joined('%PDF-1.4\n', HTML, makePdf()), 'file_unsafe'),
  resume('B81 a PDF and a ZIP', joined(makePdf(), jar()), 'file_unsafe'),
  resume(
    'B81 a PDF and a ZIP with its own end record',
    joined(makePdf(), makeZip([{ name: 'a', data: 'b' }], '%%EOF')),
    'file_unsafe',
  ),
  picture('B81 a GIF and a Java archive', joined(makeGif(), jar()), 'file_type'),
  picture('B81 a photo and a Java archive', joined(makeJpeg(), jar()), 'kept'),
  picture('B81 a photo and an HTML page', joined(makeJpeg(), HTML), 'kept'),
  resume('B81 a DOCX with HTML in its ZIP comment', makeDocx({ comment: HTML }), 'file_unsafe', 'a.docx'),
  resume('B81 a DOCX followed by HTML', joined(makeDocx(), HTML), 'file_broken', 'a.docx'),
];

const docx = (about: string, parts: Parameters<typeof makeDocx>[0], fate: Fate) =>
  resume(about, makeDocx(parts), fate, 'resume.docx');
const zeros = Buffer.alloc(60 * MB);

const zips = () => [
  docx('B82 a ZIP bomb', { extra: [{ name: 'word/bomb.xml', data: zeros }] }, 'file_unsafe'),
  docx(
    'B82 a ZIP bomb that lies about its size',
    { extra: [{ name: 'word/bomb.xml', data: zeros, claimedSize: 500 }] },
    'file_broken',
  ),
  docx('B82 a small ZIP bomb', { extra: [{ name: 'word/bomb.xml', data: zeros.subarray(0, 5 * MB) }] }, 'file_unsafe'),
  docx(
    'B82 a DOCX that contains a ZIP',
    { extra: [{ name: 'word/media/a.png', data: makeZip([{ name: 'a', data: 'b' }]) }] },
    'file_unsafe',
  ),
  docx(
    'B82 a DOCX that contains a program',
    { extra: [{ name: 'word/media/a.png', data: 'MZ\x90\0' }] },
    'file_unsafe',
  ),
  docx(
    'B82 a DOCX that contains another file',
    { extra: [{ name: 'word/embeddings/oleObject1.bin', data: 'x' }] },
    'file_unsafe',
  ),
  docx(
    'B82 30,000 entries',
    { extra: Array.from({ length: 30_000 }, (_, place) => ({ name: `a${place}`, data: '' })) },
    'file_unsafe',
  ),
  docx(
    'B82 an entry name with path traversal',
    { extra: [{ name: '../../../etc/cron.d/evil', data: 'x' }] },
    'file_unsafe',
  ),
  docx('B82 an absolute entry name', { extra: [{ name: '/etc/passwd', data: 'x' }] }, 'file_unsafe'),
  docx('B82 a symbolic link', { extra: [{ name: 'word/link', data: '/etc/passwd', mode: 0o120777 }] }, 'file_unsafe'),
  docx('two entries with one name', { extra: [{ name: 'word/document.xml', data: '<x/>' }] }, 'file_unsafe'),
  docx('B83 macros by content type', { type: MACRO_WORD }, 'file_type'),
  docx('B83 macros by file name', { extra: [{ name: 'word/vbaProject.bin', data: 'x' }] }, 'file_type'),
  docx(
    'an external template',
    {
      extra: [
        {
          name: 'word/_rels/settings.xml.rels',
          data: '<Relationships><Relationship Id="a" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" Target="http://evil.example/a.dotm" TargetMode="External"/></Relationships>',
        },
      ],
    },
    'file_unsafe',
  ),
  resume('a DOC with macros', makeDoc(['WordDocument', 'Macros', '_VBA_PROJECT']), 'file_unsafe', 'a.doc'),
  resume(
    'a DOC with a field that starts a program',
    makeDoc(undefined, '\x13 DDEAUTO c:\\cmd.exe \x14'),
    'file_unsafe',
    'a.doc',
  ),
  resume('a DOC with a program', makeDoc(['WordDocument', '\u0001Ole10Native']), 'file_unsafe', 'a.doc'),
];

const pdfs = () => [
  resume('B84 a script', makePdf({ catalog: '/OpenAction 4 0 R', objects: [script] }), 'file_unsafe'),
  resume(
    'B84 a script with escaped names',
    makePdf({ catalog: '/OpenAction << /S /J#61va#53cript /J#53 (x) >>' }),
    'file_unsafe',
  ),
  resume(
    'B84 a script in an object stream',
    makePdf({ catalog: '/OpenAction 4 0 R', objects: [packed(script)] }),
    'file_unsafe',
  ),
  resume(
    'B84 an object stream with an escaped name',
    makePdf({ objects: [pdfStream('/Type /Obj#53tm', Buffer.from('x'))] }),
    'file_unsafe',
  ),
  resume(
    'B84 an object stream that expands too much',
    makePdf({ objects: [packed(' '.repeat(20 * MB))] }),
    'file_unsafe',
  ),
  resume(
    'B84 an action that starts a program',
    makePdf({ catalog: '/OpenAction << /S /Launch /F (cmd.exe) >>' }),
    'file_unsafe',
  ),
  resume(
    'B84 an embedded file',
    makePdf({ objects: [pdfStream('/Type /EmbeddedFile', Buffer.from('x'))] }),
    'file_unsafe',
  ),
  resume('B85 an encrypted PDF that opens without a password', makeEncryptedPdf({ password: '' }), 'kept'),
  resume('B85 an encrypted PDF that needs a password', makeEncryptedPdf({ password: 'secret' }), 'file_locked'),
  resume(
    'B85 an encrypted PDF without keys',
    makePdf({ trailer: '/Encrypt 4 0 R', objects: ['<< /Filter /Standard /V 4 /R 4 >>'] }),
    'file_locked',
  ),
  resume('B88 a truncated PDF', makePdf().subarray(0, -60), 'file_broken'),
  resume(
    'a PDF of 5 MB with many repetitions of the word stream',
    joined('%PDF-1.4\n', 'stream\n'.repeat(600_000), '%%EOF'),
    'file_broken',
  ),
];

const cutOff = async () => {
  const bytes = await makeJpeg();
  return bytes.subarray(0, Math.floor(bytes.length / 2));
};

const pictures = () => [
  picture('B86 too many pixels', makePngFlood(), 'picture_size'),
  picture('B87 a photo with GPS coordinates', makeJpegWithPlace(), 'kept'),
  picture('B88 a truncated photo', cutOff(), 'file_broken'),
  picture('the beginning of a photo', Buffer.from('ffd8ffe000104a464946', 'hex'), 'file_broken'),
];

const viruses = () => [
  resume('B89 the test string of virus scanners', Buffer.from(EICAR), 'file_unsafe', 'eicar.com'),
  resume('B89 the test string in a PDF', makePdf({ objects: [`(${EICAR})`] }), 'file_unsafe'),
  docx('B89 the test string in a DOCX', { extra: [{ name: 'word/a.xml', data: EICAR }] }, 'file_unsafe'),
];

/** Returns attacks that a search of the raw bytes does not find (docs/rules.md, B84 and B94). */
export const reencodedFiles = (): HostileFile[] => [
  ...docxAttacks().map(({ about, bytes, fate = 'file_unsafe' }) => resume(`B94 ${about}`, bytes, fate, 'resume.docx')),
  ...pdfAttacks().map(({ about, bytes, fate = 'file_unsafe' }) => resume(`B94 ${about}`, bytes, fate)),
];

/** Returns all hostile files. */
export function hostileFiles(): HostileFile[] {
  return [
    ...sizes(),
    ...otherTypes(),
    ...polyglots(),
    ...zips(),
    ...pdfs(),
    ...pictures(),
    ...viruses(),
    ...reencodedFiles(),
  ];
}

/** File names (docs/rules.md, B90): the name with which a PDF is uploaded, and the name that is shown afterwards. */
export const hostileNames: readonly (readonly [given: string, shown: string])[] = [
  ['../../etc/passwd', 'passwd.pdf'],
  ['..\\..\\x', 'x.pdf'],
  ['a\u2028b\u0085.pdf', 'ab.pdf'],
  ['CON.pdf', 'resume.pdf'],
  [`${'n'.repeat(300)}.pdf`, `${'n'.repeat(116)}.pdf`],
  ['resume\u202Egpj.exe', 'resumegpj.pdf'],
  ['.htaccess', 'htaccess.pdf'],
  ['a.pdf.exe', 'a.pdf'],
  ['😀 मेरा.pdf', '😀 मेरा.pdf'],
  ['a"b\'c.pdf', 'a_b_c.pdf'],
  ['a\r\nSet-Cookie: x=1.pdf', 'aSet-Cookie_ x=1.pdf'],
  ['=cmd.pdf', 'cmd.pdf'],
  ['...', 'resume.pdf'],
];
