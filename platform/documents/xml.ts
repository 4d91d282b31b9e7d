// A strict reader of XML parts: namespaces, no DTD, only the five predefined entities, UTF-8 and UTF-16 only.
import { type SaxesAttributeNS, SaxesParser } from 'saxes';
import { refuse } from './refusal.ts';

const MAX_DEPTH = 256;

/** A start tag. `name` is in lower case and has no namespace prefix. */
export interface XmlElement {
  name: string;
  uri: string;
  attributes: readonly SaxesAttributeNS[];
}

export interface XmlHandlers {
  open(element: XmlElement): void;
  close?(name: string): void;
  /** Character data in chunks, with references and CDATA sections resolved. */
  text?(text: string): void;
}

/** Encodings by the first bytes of an XML file, with and without byte order mark; any other start is read as UTF-8. */
const STARTS: readonly (readonly [encoding: string, bytes: readonly number[]])[] = [
  ['utf-32', [0xff, 0xfe, 0, 0]],
  ['utf-32', [0, 0, 0xfe, 0xff]],
  ['utf-32', [0x3c, 0, 0, 0]],
  ['utf-32', [0, 0, 0, 0x3c]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
  ['utf-16le', [0x3c, 0]],
  ['utf-16be', [0, 0x3c]],
];

function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  const found = STARTS.find(([, start]) => start.every((byte, at) => bytes[at] === byte))?.[0] ?? 'utf-8';
  return found === 'utf-8' || found === 'utf-16le' || found === 'utf-16be' ? found : refuse('unsafe');
}

/**
 * Whether the bytes may be XML in any encoding: their first character is `<`. Skips NUL bytes, white space and a byte
 * order mark.
 */
export function looksLikeXml(bytes: Uint8Array): boolean {
  const start = [...bytes.subarray(0, 64)].filter(
    (byte) => byte > 0x20 && ![0xef, 0xbb, 0xbf, 0xff, 0xfe].includes(byte),
  );
  return start[0] === 0x3c;
}

/**
 * Decodes an XML file. Refuses an encoding that the XML declaration contradicts, because programs could then read
 * different texts.
 */
function decode(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  let text = '';
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    refuse('broken');
  }
  const declared = /^\s*<\?xml[^>]{0,200}?\sencoding\s*=\s*["']([^"']{0,40})["']/.exec(text)?.[1]?.toLowerCase();
  const fitting = encoding === 'utf-8' ? ['utf-8', 'utf8', 'us-ascii'] : ['utf-16', encoding];
  if (declared !== undefined && !fitting.includes(declared)) refuse('unsafe');
  return text;
}

/** Parses a part and calls the handlers. Refuses DTDs and stylesheets as `unsafe`, malformed XML as `broken`. */
export function readXml(bytes: Uint8Array, handlers: XmlHandlers): void {
  const parser = new SaxesParser({ xmlns: true, position: false, defaultXMLVersion: '1.0', forceXMLVersion: true });
  let depth = 0;
  parser.on('doctype', () => refuse('unsafe'));
  parser.on('processinginstruction', ({ target }) => {
    if (target.toLowerCase() === 'xml-stylesheet') refuse('unsafe');
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    depth += 1;
    if (depth > MAX_DEPTH) refuse('unsafe');
    handlers.open({ name: local.toLowerCase(), uri, attributes: Object.values(attributes) });
  });
  parser.on('closetag', ({ local }) => {
    depth -= 1;
    handlers.close?.(local.toLowerCase());
  });
  parser.on('text', (text) => handlers.text?.(text));
  parser.on('cdata', (text) => handlers.text?.(text));
  parser.write(decode(bytes)).close();
}

/** Returns the value of an attribute by its local name in any case; '' if the attribute is absent. */
export function attributeOf({ attributes }: XmlElement, local: string): string {
  return attributes.find((one) => one.local.toLowerCase() === local.toLowerCase())?.value ?? '';
}
