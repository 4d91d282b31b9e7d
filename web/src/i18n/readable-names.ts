// Writes names in the script of the shown language. The transliteration rules load with the first name that needs them.
import i18next from 'i18next';
import type { Language } from '#contracts/values.ts';
import { isReadable } from '#locales/transliteration/is-readable.ts';
import { shownLanguage } from './current-language.ts';

const TRY_AGAIN_AFTER_MS = 5_000;

type WriteName = (name: string, language: Language) => string;
let writeAll: WriteName | undefined;
/** The function that transliterates names, for each language whose rules were requested. */
const writers: Partial<Record<Language, WriteName | undefined>> = {};

/** Sets the function that transliterates names for all readers. The server sets this function once. */
export function setNameWriter(writer: WriteName): void {
  writeAll = writer;
}

const renderAgain = () => {
  i18next.changeLanguage(i18next.language);
};

/**
 * Loads the transliteration rules for the names in `text`. Until then, names stay as typed. Rejects if the rules fail
 * to load; after `TRY_AGAIN_AFTER_MS`, the next name loads them again.
 */
export function loadNameWriter(language: Language, text: string): Promise<void> {
  writers[language] = String;
  return import('#locales/transliteration/load-name-writer.ts')
    .then((loader) => loader.loadNameWriter(language, text, renderAgain))
    .then(
      (write) => {
        writers[language] = write;
      },
      (error: unknown) => {
        // Wait before the rules can be requested again: every render requests them, so without a network an immediate
        // retry would repeat forever.
        setTimeout(() => {
          writers[language] = undefined;
        }, TRY_AGAIN_AFTER_MS);
        throw error;
      },
    );
}

/**
 * Returns the name in the script of the shown language, or the typed name until the transliteration rules have loaded.
 * Then all texts are rendered again.
 */
export function readable(name: string): string {
  const language = shownLanguage();
  if (isReadable(name, language)) return name;
  const write = writeAll ?? writers[language];
  if (write) return write(name, language);
  loadNameWriter(language, name).then(renderAgain, () => {});
  return name;
}

/** True if the reader sees another spelling than the typed one. */
export const isRewritten = (name: string) => readable(name) !== name;

/**
 * Returns an `aria-description` with the typed name if the reader sees the name in another script; otherwise no
 * attribute.
 */
export const typedDescription = (name: string) => (isRewritten(name) ? { 'aria-description': name } : {});
