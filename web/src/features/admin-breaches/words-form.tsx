// The form for the text of a breach notice in one language.
import { type FormEvent, useState } from 'react';
import { type Breach, breachEndpoints as endpoints } from '#contracts/breaches.ts';
import type { Language } from '#contracts/values.ts';
import { pageMark } from '#locales/languages.ts';
import { problemFields } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { TextArea, TextField } from '../../kit/form/field.tsx';
import { adminCall } from '../../parts/admin/call.ts';
import { useBreachAct } from './queries.ts';
import { SavedBar } from './saved-bar.tsx';

type Words = Breach['words'][number];
const areas = ['happened', 'data', 'done', 'advice', 'contact'] as const;
const none = { headline: '', happened: '', data: '', done: '', advice: '', contact: '' };

interface WordsFormProps {
  breach: Breach;
  language: Language;
}

export function WordsForm({ breach, language }: WordsFormProps) {
  const { t } = useTranslation(['admin-breaches', 'problems']);
  const [words, setWords] = useState<Words>(
    () => breach.words.find((kept) => kept.language === language) ?? { ...none, language },
  );
  const kept = useBreachAct((body: Words) => adminCall(endpoints.setWords, { params: { breach_id: breach.id }, body }));
  const change = (part: Partial<Words>) => {
    setWords((before) => ({ ...before, ...part }));
    kept.reset();
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    kept.mutate(words);
  };
  const wrong = problemFields(t, kept.error);
  return (
    <form className="breach-form" noValidate onSubmit={save}>
      <TextField
        label={t('admin-breaches:words.headline')}
        error={wrong.headline}
        required
        maxLength={120}
        lang={pageMark(language)}
        value={words.headline}
        onChange={({ target }) => change({ headline: target.value })}
      />
      {areas.map((area) => (
        <TextArea
          key={area}
          label={t(`admin-breaches:words.${area}`)}
          error={wrong[area]}
          required
          rows={area === 'contact' ? 2 : 3}
          lang={pageMark(language)}
          value={words[area]}
          onChange={({ target }) => change({ [area]: target.value })}
        />
      ))}
      <SavedBar busy={kept.isPending} saved={kept.isSuccess} error={kept.error} closed={breach.closed_at !== null} />
    </form>
  );
}
