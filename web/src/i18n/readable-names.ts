// Writes names in the script of the shown language. The transliteration rules load with the first name that needs them.
import i18next from 'i18next';
import type { Language } from '#contracts/values.ts';
import { isReadable } from '#locales/transliteration/is-readable.ts';
import { shownLanguage } from './current-language.ts';

let write: ((name: string, language: Language) => string) | undefined;
let loading: Promise<void> | undefined;

/** Sets the function that transliterates names. The server sets this function once. */
export function setNameWriter(writer: NonNullable<typeof write>): void {
  write = writer;
}

/** Loads the transliteration rules once. If the rules fail to load, names are unchanged. */
export function loadNameWriter(): Promise<void> {
  loading ??= import('#locales/transliteration/readable-name.ts').then(({ readableName }) =>
    setNameWriter(readableName),
  );
  return loading;
}

/** True if the reader sees the name as it was typed. */
export const isAsTyped = (name: string) => isReadable(name, shownLanguage());

/** Loads the transliteration rules, and then renders all texts again. */
function showLater(): void {
  if (!loading)
    loadNameWriter().then(
      () => i18next.changeLanguage(i18next.language),
      () => {},
    );
}

/**
 * Returns the name in the script of the shown language, or the typed name until the transliteration rules have loaded.
 */
export function readable(name: string): string {
  if (isAsTyped(name)) return name;
  if (write) return write(name, shownLanguage());
  showLater();
  return name;
}

/**
 * Returns an `aria-description` with the typed name if the reader sees the name in another script; otherwise no
 * attribute.
 */
export const typedDescription = (name: string) => (isAsTyped(name) ? {} : { 'aria-description': name });
