// Writes names in the script of the shown language. The transliteration rules load with the first name that needs them.
import i18next from 'i18next';
import type { Language } from '#contracts/values.ts';
import { isReadable } from '#locales/transliteration/is-readable.ts';
import { shownLanguage } from './current-language.ts';

const TRY_AGAIN_AFTER_MS = 5_000;

let write: ((name: string, language: Language) => string) | undefined;
let loading: Promise<void> | undefined;

/** Sets the function that transliterates names. The server sets this function once. */
export function setNameWriter(writer: NonNullable<typeof write>): void {
  write = writer;
}

/** Loads the transliteration rules once. Rejects if the rules fail to load; a call some seconds later loads them again. */
export function loadNameWriter(): Promise<void> {
  loading ??= import('#locales/transliteration/readable-name.ts').then(
    ({ readableName }) => setNameWriter(readableName),
    (error: unknown) => {
      // Every render asks for the rules, so an immediate second try would repeat forever without a network.
      setTimeout(() => {
        loading = undefined;
      }, TRY_AGAIN_AFTER_MS);
      throw error;
    },
  );
  return loading;
}

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
  const language = shownLanguage();
  if (isReadable(name, language)) return name;
  if (write) return write(name, language);
  showLater();
  return name;
}

/** True if the reader sees another spelling than the typed one. */
export const isRewritten = (name: string) => readable(name) !== name;

/**
 * Returns an `aria-description` with the typed name if the reader sees the name in another script; otherwise no
 * attribute.
 */
export const typedDescription = (name: string) => (isRewritten(name) ? { 'aria-description': name } : {});
