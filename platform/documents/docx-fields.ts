// Checks the field codes of Word documents. Word splits a field code into several runs (ECMA-376 part 1, 17.16).
import { isPlainLink } from './links.ts';
import { refuse } from './refusal.ts';
import { attributeOf, type XmlElement } from './xml.ts';

/**
 * Allowed fields: they compute or format a value, or refer to a place in the document. All other fields are refused,
 * for example DDE, INCLUDE, LINK and QUOTE.
 */
const ALLOWED = new Set(
  `advance author autonum autonumlgl autonumout bibliography citation comments createdate date docproperty docvariable
  edittime eq filename filesize formcheckbox formdropdown formtext hyperlink index info keywords lastsavedby listnum
  mergefield noteref numchars numpages numwords page pageref printdate private ref revnum savedate section sectionpages
  seq shape styleref subject symbol ta tc template time title toa toc addin userinitials username useraddress xe`.split(
    /\s+/,
  ),
);
const MAX_INSTRUCTION_LENGTH = 20_000;
/**
 * Switches of HYPERLINK that have a value: bookmark (`\l`), screen tip (`\o`) and target frame (`\t`). The value is not
 * an external address.
 */
const WITH_VALUE = new Set(['\\l', '\\o', '\\t']);

interface Field {
  instruction: string;
  /** True if the instruction contains a nested field, whose result becomes a part of the instruction. */
  isBuilt: boolean;
  isResult: boolean;
}

function checkLink(rest: string): void {
  const words = [...rest.matchAll(/"((?:[^"\\]|\\.)*)"|(\S+)/gs)].map((match) => match[1] ?? match[2] ?? '');
  for (let at = 0; at < words.length; at += 1) {
    const word = (words[at] ?? '').replaceAll('\\\\', '\\');
    if (/^\\[a-z]$/i.test(word)) at += WITH_VALUE.has(word.toLowerCase()) ? 1 : 0;
    else if (!isPlainLink(word)) refuse('unsafe');
  }
}

/** Refuses the instruction of a field that runs or fetches something. */
function checkInstruction({ instruction, isBuilt }: Field): void {
  const [, name = '', rest = ''] = /^\s*(\S*)(.*)$/s.exec(instruction) ?? [];
  if (name === '' && !isBuilt) return;
  const isFormula = name.startsWith('=');
  if (!isFormula && !ALLOWED.has(name.toLowerCase())) refuse('unsafe');
  if (name.toLowerCase() !== 'hyperlink') return;
  if (isBuilt) refuse('unsafe');
  checkLink(rest);
}

/** Collects the field codes of one XML part of a Word document and checks them. Call `end` after the part. */
export class FieldReader {
  readonly #open: Field[] = [];
  readonly #outside: Field = { instruction: '', isBuilt: false, isResult: false };
  #inInstruction = false;
  #inText = false;

  get #current(): Field | undefined {
    return this.#open.at(-1);
  }

  open(element: XmlElement): void {
    if (element.name === 'fldsimple')
      checkInstruction({ instruction: attributeOf(element, 'instr'), isBuilt: false, isResult: false });
    if (element.name === 'fldchar') this.#mark(attributeOf(element, 'fldCharType').trim().toLowerCase());
    if (element.name === 'instrtext' || element.name === 'delinstrtext') this.#inInstruction = true;
    if (element.name === 't') this.#inText = true;
  }

  close(name: string): void {
    if (name === 'instrtext' || name === 'delinstrtext') this.#inInstruction = false;
    if (name === 't') this.#inText = false;
  }

  text(text: string): void {
    const field = this.#current;
    const belongs = this.#inInstruction || (this.#inText && field !== undefined && !field.isResult);
    if (!belongs) return;
    // Instruction text that is in a field result or outside of all fields is collected in `#outside` and checked as
    // well.
    const into = field && !field.isResult ? field : this.#outside;
    into.instruction += text;
    if (into.instruction.length > MAX_INSTRUCTION_LENGTH) refuse('unsafe');
  }

  #mark(type: string): void {
    if (type === 'begin') {
      const around = this.#current;
      if (around && !around.isResult) around.isBuilt = true;
      if (this.#open.length > 50) refuse('unsafe');
      this.#open.push({ instruction: '', isBuilt: false, isResult: false });
    }
    const field = this.#current;
    if (type === 'separate' && field && !field.isResult) {
      checkInstruction(field);
      field.isResult = true;
    }
    if (type === 'end' && field) {
      if (!field.isResult) checkInstruction(field);
      this.#open.pop();
    }
  }

  end(): void {
    for (const field of [...this.#open, this.#outside]) if (!field.isResult) checkInstruction(field);
  }
}
