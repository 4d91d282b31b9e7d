// The step that closes a breach. A breach can be closed only if every other step is done or not needed.
import { type FormEvent, useState } from 'react';
import { type Breach, breachEndpoints as endpoints } from '#contracts/breaches.ts';
import { problemFields } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { TextArea } from '../../kit/form/field.tsx';
import { adminCall } from '../../parts/admin/call.ts';
import { ErrorNotice } from './error-notice.tsx';
import { useBreachAct } from './queries.ts';

export function CloseStep({ breach }: { breach: Breach }) {
  const { t } = useTranslation(['admin-breaches', 'problems']);
  const [words, setWords] = useState('');
  const closed = useBreachAct((text: string) =>
    adminCall(endpoints.closeBreach, { params: { breach_id: breach.id }, body: { words: text } }),
  );
  const wrong = problemFields(t, closed.error);
  if (breach.closed_at) return null;
  if (breach.steps.some(({ state }) => state === 'open'))
    return <Notice tone="info">{t('admin-breaches:closing.blocked')}</Notice>;
  const close = (event: FormEvent) => {
    event.preventDefault();
    closed.mutate(words);
  };
  return (
    <form className="breach-form" noValidate onSubmit={close}>
      <TextArea
        label={t('admin-breaches:closing.words')}
        error={wrong.words}
        required
        rows={5}
        maxLength={2000}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <ErrorNotice error={closed.error} />
      <div className="breach-acts">
        <Button type="submit" variant="main" icon="lock" busy={closed.isPending}>
          {t('admin-breaches:closing.go')}
        </Button>
      </div>
    </form>
  );
}
