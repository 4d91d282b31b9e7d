// The texts of prepared phrases (sentences that exist in all languages) in the language of the screen.
import { phraseCatalogue, textKeyOf, versionOf } from '#contracts/phrase-catalogue.ts';
import type { PhraseInput } from '#contracts/phrases.ts';
import { slotText } from '#locales/slot-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** The text in place of a slot (a blank in a phrase) that has no value. */
const EMPTY_SLOT = '___';

/**
 * Returns functions for the text of a phrase: `template` with a blank for each slot, `sentence` with the values of
 * its slots.
 */
export function usePhraseTexts() {
  const { t } = useTranslation(['phrases', 'reference']);
  const { language } = useLanguage();
  const nameOf = (list: string, code: string) => t(`reference:${list}.${code}`, { defaultValue: code });
  const sentence = ({ phrase, version, slots = {} }: PhraseInput): string => {
    const known = phraseCatalogue.get(phrase);
    const kinds = Object.entries(known?.slots ?? {});
    const key = textKeyOf(phrase, version ?? (known ? versionOf(known) : 1));
    const values = kinds.map(([name, kind]) => {
      const value = slots[name];
      const isEmpty = value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
      return [name, isEmpty ? EMPTY_SLOT : slotText({ language, nameOf }, kind, value)];
    });
    return t(`phrases:${key}`, { ...Object.fromEntries(values), defaultValue: phrase });
  };
  return { sentence, template: (phrase: string) => sentence({ phrase }) };
}
