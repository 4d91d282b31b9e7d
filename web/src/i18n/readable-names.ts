// Writes names in the script of the shown language. The transliteration rules load with the first name that needs them.
import i18next from 'i18next';
import type { Language } from '#contracts/values.ts';
import { isReadable } from '#locales/transliteration/is-readable.ts';
import { shownLanguage } from './current-language.ts';

const TRY_AGAIN_AFTER_MS = 5_000;

type WriteName = (name: string, language: Language) => string;
let writeAll: WriteName | undefined;
/**
 * The function that transliterates names, by language. While the rules of a language load, its function is `String`,
 * which leaves names as typed.
 */
const writers: Partial<Record<Language, WriteName | undefined>> = {};

/**
 * Sets a function that transliterates names into every language. Only the server and tests call this, once at the
 * start, because rules that load later would be too late for their render.
 */
export function setNameWriter(writer: WriteName): void {
  writeAll = writer;
}

const renderAgain = () => {
  i18next.changeLanguage(i18next.language);
};

/**
 * Loads the transliteration rules for the names in `text`. Until the rules have loaded, names are shown as typed.
 * Rejects if the rules fail to load; after `TRY_AGAIN_AFTER_MS`, the next name that is rendered loads the rules again.
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

/** Returns whether the reader sees the name in another script than the script in which it was typed. */
export const isRewritten = (name: string) => readable(name) !== name;

/**
 * Returns an `aria-description` with the typed name if the reader sees the name in another script; otherwise no
 * attribute.
 */
export const typedDescription = (name: string) => (isRewritten(name) ? { 'aria-description': name } : {});
