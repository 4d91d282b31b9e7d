// A label above a user's own words that names their language (D110).
import { useTranslation } from '../../i18n/use-translation.ts';

/** Shows the name of the language. `lang` is the BCP 47 tag of the words. */
export function OwnWordsLabel({ lang }: { lang: string }) {
  const { t } = useTranslation(['jobs', 'reference']);
  const base = lang.split('-')[0] ?? lang;
  // The list of spoken languages has Bhojpuri as `bh`, not by its ISO 639-3 code.
  const code = base === 'bho' ? 'bh' : base;
  const name = t(`reference:spoken_language.${code}`, { defaultValue: code });
  return <p className="own-words-label soft small">{t('jobs:detail.own_words', { language: name })}</p>;
}
