// The form field for the languages that are spoken at work.

import { spokenLanguages } from '#contracts/languages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Chip, Chips } from '../../kit/control/chip.tsx';
import type { JobForm } from './use-job-form.ts';

const MAX_LANGUAGES = 8;

export function LanguagesField({ form }: { form: JobForm }) {
  const { t } = useTranslation(['posting', 'reference']);
  const { draft, set } = form;
  const chosen = draft.language_preference;
  return (
    <fieldset className="field">
      <legend>
        {t('posting:form.languages')}
        <span className="field__optional">{t('common:optional')}</span>
      </legend>
      <Chips wrap label={t('posting:form.languages')}>
        {spokenLanguages.map((code) => {
          const on = chosen.includes(code);
          return (
            <Chip
              key={code}
              chosen={on}
              disabled={!on && chosen.length >= MAX_LANGUAGES}
              onClick={() =>
                set({ language_preference: on ? chosen.filter((one) => one !== code) : [...chosen, code] })
              }
            >
              {t(`reference:spoken_language.${code}`)}
            </Chip>
          );
        })}
      </Chips>
    </fieldset>
  );
}
