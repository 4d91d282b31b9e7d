// The step in which affected people are notified of a breach: the text in each language, the number of recipients, the
// confirmation and the progress of sending.
import { useState } from 'react';
import type { Breach } from '#contracts/breaches.ts';
import type { Language } from '#contracts/values.ts';
import { languageNames } from '#locales/languages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SelectField } from '../../kit/form/field.tsx';
import { PagePart } from '../../kit/layout/narrow-page.tsx';
import { SendNotices } from './send-notices.tsx';
import { WordsForm } from './words-form.tsx';

export function NoticesStep({ breach }: { breach: Breach }) {
  const { t } = useTranslation('admin-breaches');
  const [language, setLanguage] = useState<Language>('en');
  const isKept = (code: Language) => breach.words.some((words) => words.language === code);
  return (
    <div className="breach-part">
      <PagePart title={t('words.title')} text={t('words.help')}>
        <SelectField
          label={t('words.language')}
          value={language}
          onChange={({ target }) => setLanguage(languageNames.find(({ code }) => code === target.value)?.code ?? 'en')}
        >
          {languageNames.map(({ code, name }) => (
            <option key={code} value={code}>
              {`${name} (${t(isKept(code) ? 'words.kept' : 'words.missing')})`}
            </option>
          ))}
        </SelectField>
        <WordsForm key={language} breach={breach} language={language} />
      </PagePart>
      <SendNotices breach={breach} />
    </div>
  );
}
