// Refuses PDFs with forbidden objects: scripts, automatic actions, embedded or external files, and addresses other than
// plain links.
import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { isPlainLink } from './links.ts';
import type { PdfObjects } from './pdf-objects.ts';
import { refuse } from './refusal.ts';

const REFUSED_KEYS = new Set(['JS', 'JavaScript', 'EmbeddedFiles', 'EF', 'XFA', 'RichMediaContent', 'OPI']);
const REFUSED_ACTIONS = new Set(
  `JavaScript ECMAScript Launch SubmitForm ImportData GoToR GoToE GoToDp Thread Rendition Movie Sound RichMediaExecute
  GoTo3DView`.split(/\s+/),
);
const REFUSED_TYPES = new Set(['EmbeddedFile', 'Filespec', 'FileSpec', 'F']);
const REFUSED_SUBTYPES = new Set(['RichMedia', 'Screen', 'Movie', 'Sound', '3D', 'FileAttachment']);
/** Keys of the events of documents, pages, annotations and fields (ISO 32000-2, tables 197 to 200). */
const EVENTS = new Set('E X D U Fo Bl PO PC PV PI O C K F V WC WS DS WP DP'.split(' '));

const textOf = (value: PDFObject) => (value instanceof PDFName ? value.decodeText() : '');

/** Checks the objects of one file. Each method throws `DocumentRefused` or returns nothing. */
class PdfRules {
  readonly #objects: PdfObjects;

  constructor(objects: PdfObjects) {
    this.#objects = objects;
  }

  #names(value: PDFObject | undefined): string[] {
    return this.#objects.resolve(value).map(textOf);
  }

  /**
   * Refuses an automatic action, unless it only goes to another place in the document and no further action follows.
   */
  #requireGoTo(value: PDFObject | undefined): void {
    for (const action of this.#objects.resolve(value)) {
      if (!(action instanceof PDFDict)) continue;
      const types = this.#names(action.get(PDFName.of('S')));
      if (types.length === 0 || types.some((type) => type !== 'GoTo') || action.has(PDFName.of('Next')))
        refuse('unsafe');
    }
  }

  #checkEvents(value: PDFObject | undefined): void {
    for (const events of this.#objects.resolve(value))
      if (events instanceof PDFDict)
        for (const [event, action] of events.entries()) if (EVENTS.has(textOf(event))) this.#requireGoTo(action);
  }

  #checkAddress(value: PDFObject | undefined): void {
    for (const address of this.#objects.resolve(value)) {
      if (address instanceof PDFDict) this.#checkAddress(address.get(PDFName.of('Base')));
      if (!(address instanceof PDFString || address instanceof PDFHexString)) continue;
      const text = address.decodeText().replace(/\0$/, '').trim();
      if (!isPlainLink(/^www\./i.test(text) ? `http://${text}` : text)) refuse('unsafe');
    }
  }

  /** Refuses a stream whose bytes are in another file, and a page that shows content of another file. */
  #checkElsewhere(key: string, value: PDFObject, isStream: boolean): void {
    if (isStream && (key === 'F' || key === 'FFilter')) refuse('unsafe');
    if (key !== 'Ref') return;
    const isOther = this.#objects.resolve(value).some((one) => one instanceof PDFDict && one.has(PDFName.of('F')));
    if (isOther) refuse('unsafe');
  }

  #checkMember(key: string, value: PDFObject): void {
    if (REFUSED_KEYS.has(key)) refuse('unsafe');
    if (key === 'OpenAction') this.#requireGoTo(value);
    if (key === 'AA') this.#checkEvents(value);
    if (key === 'URI') this.#checkAddress(value);
    const refused = { S: REFUSED_ACTIONS, Type: REFUSED_TYPES, Subtype: REFUSED_SUBTYPES }[key];
    if (refused && this.#names(value).some((text) => refused.has(text))) refuse('unsafe');
  }

  /**
   * Checks an object with its direct members. Does not follow references, because every object is checked separately.
   */
  check(root: PDFObject): void {
    const waiting = [root];
    for (let value = waiting.pop(); value; value = waiting.pop()) {
      if (value instanceof PDFArray) waiting.push(...value.asArray());
      const isStream = value instanceof PDFRawStream;
      const dict = value instanceof PDFRawStream ? value.dict : value;
      if (!(dict instanceof PDFDict)) continue;
      for (const [name, member] of dict.entries()) {
        const key = textOf(name);
        this.#checkMember(key, member);
        this.#checkElsewhere(key, member, isStream);
        if (!(member instanceof PDFNumber)) waiting.push(member);
      }
    }
  }
}

/** Throws `DocumentRefused` for a file without a catalogue, and for the first forbidden object. */
export function checkPdfObjects(objects: PdfObjects): void {
  const rules = new PdfRules(objects);
  const isCatalog = (value: PDFObject) =>
    value instanceof PDFDict && textOf(value.get(PDFName.of('Type')) ?? PDFNull) === 'Catalog';
  if (!objects.all.some(({ value }) => isCatalog(value))) refuse('broken');
  for (const { value } of objects.all) rules.check(value);
}
