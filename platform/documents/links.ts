// Allowed link targets in documents: plain http and https, an e-mail address, a phone number.

const WEB = /^https?:\/\/[^\s\\/?#@][^\s\\/?#]*(?:[/?#][^\\]*)?$/i;
/** Matches a mailto link without headers: no copy, subject, body or attachment. */
const MAIL = /^mailto:[\w.+%'-]+@[\w.-]+$/i;
const PHONE = /^tel:\+?[\d()\s.-]{3,20}$/i;
/**
 * Matches C0 controls and DEL. Document readers ignore these characters inside a URL scheme, so they can disguise a
 * forbidden scheme.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern detects control characters
const CONTROLS = /[\x00-\x1f\x7f]/;

/** Whether a link opens a website, an e-mail or a call, and fetches nothing before the user clicks. */
export function isPlainLink(target: string): boolean {
  const trimmed = target.trim();
  return !CONTROLS.test(trimmed) && (WEB.test(trimmed) || MAIL.test(trimmed) || PHONE.test(trimmed));
}

/**
 * Whether a target may leave the document. After percent-decoding, such a target begins with a scheme or `//`, or
 * contains a backslash or a control character.
 */
export function leavesDocument(target: string): boolean {
  const plain = decoded(target).trim();
  return /^[a-z][a-z\d+.-]*:/i.test(plain) || /^[\\/]{2}/.test(plain) || plain.includes('\\') || CONTROLS.test(plain);
}

function decoded(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  }
}
