// Checks of the XML parts of a Word document: content types, relationships, and elements that fetch, embed or run
// something.
import { FieldReader } from './docx-fields.ts';
import { isPlainLink, leavesDocument } from './links.ts';
import { refuse } from './refusal.ts';
import { attributeOf, readXml, type XmlElement } from './xml.ts';

const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const MACRO_TYPE = /macroenabled|vbaproject|vbadata/;
const RUNNING_TYPE = /activex|oleobject|customui|html|rtf|mhtml|msword/;

/** Type URIs of hyperlinks in both editions of the standard. Hyperlinks are the only accepted external relationship. */
const HYPERLINKS = new Set([
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink',
  'http://purl.oclc.org/ooxml/officeDocument/relationships/hyperlink',
]);
/**
 * Relationships that embed, fetch or run something. They are refused. Each entry is the last path segment of a type
 * URI.
 */
const REFUSED_RELATIONS = new Set(
  `afchunk oleobject package vbaproject wordvbadata attachedtemplate control activexcontrolbinary frame subdocument
  mailmergesource mailmergeheadersource recipientdata transform extensibility attachedtoolbars`.split(/\s+/),
);
const REFUSED_ELEMENTS = new Set(
  `altchunk oleobject objectembed objectlink attachedtemplate subdoc mailmerge frameset control ocx ddelink
  savethroughxslt script foreignobject iframe webvideopr`.split(/\s+/),
);
/**
 * Names of attributes with human-readable text. Word sometimes writes the path of a picture into such an attribute, so
 * the values are not checked as addresses.
 */
const WORDS = new Set(['descr', 'name', 'title', 'alt', 'val', 'instr', 'author', 'initials', 'ascii', 'hansi']);
const DATA_PICTURE = /^data:image\/(?:png|jpe?g|gif);base64,/i;

/**
 * Checks the content types of a document. Macros and other programs get the fault `type`, and so does a file that is
 * not a Word document. Parts that Word would import or run get the fault `unsafe`.
 */
export function checkContentTypes(bytes: Uint8Array): void {
  let isWord = false;
  readXml(bytes, {
    open(element) {
      const type = attributeOf(element, 'ContentType').trim().toLowerCase();
      if (MACRO_TYPE.test(type)) refuse('type');
      if (RUNNING_TYPE.test(type)) refuse('unsafe');
      isWord ||= type === WORD_TYPE;
    },
  });
  if (!isWord) refuse('type');
}

function checkRelation(element: XmlElement): void {
  if (element.name !== 'relationship') return;
  const type = attributeOf(element, 'Type').trim();
  const target = attributeOf(element, 'Target').trim();
  const mode = attributeOf(element, 'TargetMode').trim().toLowerCase();
  if (REFUSED_RELATIONS.has(type.split('/').at(-1)?.toLowerCase() ?? '')) refuse('unsafe');
  if (mode === 'external') {
    if (!HYPERLINKS.has(type) || !isPlainLink(target)) refuse('unsafe');
  } else if ((mode !== '' && mode !== 'internal') || leavesDocument(target)) refuse('unsafe');
}

/**
 * Refuses relationships to targets outside of the document, except links that only open a website, an e-mail or a call.
 * Also refuses relationships that embed or run something.
 */
export function checkRelations(bytes: Uint8Array): void {
  readXml(bytes, { open: checkRelation });
}

function checkAttributes({ name, attributes }: XmlElement): void {
  for (const { local, prefix, value } of attributes) {
    const key = local.toLowerCase();
    if (prefix === 'xmlns' || key === 'xmlns' || WORDS.has(key)) continue;
    if (/^\s*(?:file:|\\\\)/i.test(value)) refuse('unsafe');
    if (key !== 'src' && key !== 'href') continue;
    const isClicked = key === 'href' && name !== 'imagedata' && name !== 'image';
    const isAllowed = DATA_PICTURE.test(value) || (isClicked && isPlainLink(value)) || value.startsWith('#');
    if (!isAllowed && leavesDocument(value)) refuse('unsafe');
  }
}

/**
 * Checks a part other than content types and relationships. Refuses elements, fields and addresses that fetch, embed or
 * run something.
 */
export function checkPart(bytes: Uint8Array): void {
  const fields = new FieldReader();
  readXml(bytes, {
    open(element) {
      if (REFUSED_ELEMENTS.has(element.name)) refuse('unsafe');
      checkRelation(element);
      checkAttributes(element);
      fields.open(element);
    },
    close: (name) => fields.close(name),
    text: (text) => fields.text(text),
  });
  fields.end();
}
