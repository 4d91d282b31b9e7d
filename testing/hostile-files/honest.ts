// Harmless documents as users upload them: with links, fields, tables, pictures and bookmarks. All must be accepted.
import { PDFString } from '@cantoo/pdf-lib';
import { docxBody, docxTypes, makeDoc, makeDocx, makePdf, WORD } from './documents.ts';
import { addLink, makeEncryptedPdf, makePackedPdf } from './packed-pdf.ts';
import { makePng } from './pictures.ts';

export interface HonestFile {
  about: string;
  name: string;
  bytes: Buffer | Promise<Buffer>;
}

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const link = (target: string, at: number) =>
  `<Relationship Id="rId${at}" Type="${OFFICE}/hyperlink" Target="${target}" TargetMode="External"/>`;
const rels = (inner: string) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner}</Relationships>`;

const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
const field = (instruction: string) =>
  `<w:p>${mark('begin')}<w:r><w:instrText xml:space="preserve">${instruction}</w:instrText></w:r>${mark('separate')}${run('x')}${mark('end')}</w:p>`;

/** Returns a resume with the usual Word features: links, fields, a table, a picture. */
async function fullDocx(): Promise<Buffer> {
  const body = [
    `<w:p>${run('Ravi Kumar, mason')}</w:p>`,
    `<w:p><w:hyperlink r:id="rId1">${run('My work')}</w:hyperlink></w:p>`,
    field(' HYPERLINK "https://example.com/ravi" \\o "My work" '),
    field(' HYPERLINK \\l "top" '),
    field(' PAGE   \\* MERGEFORMAT '),
    field(' DATE \\@ "d MMMM yyyy" '),
    `<w:tbl><w:tr><w:tc><w:p>${run('2019')}</w:p></w:tc><w:tc><w:p>${run('Foreman &amp; plasterer in Pune')}</w:p></w:tc></w:tr></w:tbl>`,
    `<w:p>${run('I connect DDEAUTO machines and write file:// links by hand')}</w:p>`,
  ];
  return makeDocx({
    types: docxTypes(WORD, '<Default Extension="png" ContentType="image/png"/>'),
    document: docxBody(body.join('')),
    extra: [
      {
        name: 'word/_rels/document.xml.rels',
        data: rels(
          `${link('https://example.com/work?of=ravi&amp;all=1', 1)}${link('http://example.com', 2)}${link('mailto:ravi.kumar@example.com', 3)}<Relationship Id="rId4" Type="${OFFICE}/image" Target="media/image1.png"/><Relationship Id="rId5" Type="${OFFICE}/hyperlink" Target="#top"/>`,
        ),
      },
      { name: 'word/media/image1.png', data: await makePng() },
      { name: 'word/fonts/font1.odttf', data: Buffer.from('9c3e12a07745f1c2', 'hex') },
      { name: 'docProps/core.xml', data: '<?xml version="1.0"?><cp:coreProperties xmlns:cp="urn:x"/>' },
    ],
  });
}

const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Annots [5 0 R 6 0 R 7 0 R] >>';
const annotation = (action: string) => `<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A ${action} >>`;
const address = (text: string) => annotation(`<< /S /URI /URI (${text}) >>`);

/** Returns all harmless documents. */
export const honestFiles = (): HonestFile[] => [
  { about: 'a DOCX with links, fields, a table and a picture', name: 'a.docx', bytes: fullDocx() },
  {
    about: 'a DOCX in UTF-16',
    name: 'a.docx',
    bytes: makeDocx({
      document: utf16(
        docxBody(`<w:p>${run('रवि कुमार')}</w:p>`).replace('version="1.0"', 'version="1.0" encoding="UTF-16"'),
      ),
    }),
  },
  { about: 'a plain DOC', name: 'a.doc', bytes: makeDoc() },
  { about: 'a plain PDF', name: 'a.pdf', bytes: makePdf() },
  { about: 'a PDF that opens at a page', name: 'a.pdf', bytes: makePdf({ catalog: '/OpenAction [3 0 R /Fit]' }) },
  {
    about: 'a PDF that opens at a page by an action',
    name: 'a.pdf',
    bytes: makePackedPdf({ catalog: '/OpenAction 4 0 R', objects: ['<< /S /GoTo /D [3 0 R /XYZ null null 0] >>'] }),
  },
  {
    about: 'a PDF with links',
    name: 'a.pdf',
    bytes: makePdf({
      objects: [
        page,
        address('https://example.com/ravi'),
        address('www.example.com'),
        address('mailto:ravi@example.com'),
      ],
    }),
  },
  {
    about: 'a PDF whose text looks like a script',
    name: 'a.pdf',
    bytes: makePdf({ catalog: '/Lang (hi)', objects: ['<< /Title (HTML, /JavaScript, /Launch) >>'] }),
  },
  {
    about: 'an encrypted PDF with a link, without a password',
    name: 'a.pdf',
    bytes: makeEncryptedPdf({
      password: '',
      change: (document) => addLink(document, { S: 'URI', URI: PDFString.of('https://example.com/') }),
    }),
  },
];
