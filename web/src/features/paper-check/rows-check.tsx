// Compares the rows of a wage statement: the user selects its PDF, and the browser checks the rows that it carries. The
// file is not sent.
import { useMutation } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import type { StatementContent } from '#contracts/statement-rows.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { dayText, paiseText } from './fact-texts.ts';
import { canInflate, readRows } from './read-rows.ts';

/** `signed` is the digest of the rows in the checked document, and `isDiary` is true for the statement of a diary. */
export function RowsCheck({ signed, isDiary = false }: { signed: string; isDiary?: boolean }) {
  const { t } = useTranslation('documents');
  const input = useRef<HTMLInputElement>(null);
  const { data, isPending, isError, mutate } = useMutation({
    mutationFn: (file: File) => readRows(file, signed),
  });
  return (
    <section className="stack">
      <p>{t('check.rows_about')}</p>
      <input
        ref={input}
        type="file"
        hidden
        accept="application/pdf"
        aria-label={t('check.rows_choose')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Without this, the browser fires no `change` event if the user selects the same file again.
          target.value = '';
          if (file) mutate(file);
        }}
      />
      <Button wide icon="file" busy={isPending} onClick={() => input.current?.click()}>
        {t('check.rows_choose')}
      </Button>
      {isError && (
        <Notice tone="danger" role="alert">
          {t(canInflate() ? 'check.rows_not_opened' : 'check.rows_unreadable')}
        </Notice>
      )}
      {data?.result === 'changed' && (
        <Notice tone="danger" role="alert">
          {t('check.rows_changed')}
        </Notice>
      )}
      {data?.result === 'same' && <Lines content={data.content} isDiary={isDiary} />}
    </section>
  );
}

/** The entries as the paper shows them, by their numbers. Each line of a diary states that only the worker says so. */
function Lines({ content: { entries }, isDiary }: { content: StatementContent; isDiary: boolean }) {
  const { t } = useTranslation(['documents', 'wages']);
  const id = useId();
  return (
    <>
      <Notice tone="ok" role="status">
        <span id={id}>{t('documents:check.rows_same')}</span>
      </Notice>
      <ol className="stack" aria-labelledby={id}>
        {entries.map(({ seq, day, kind, paise, method, state }) => (
          <li key={seq}>
            <span>{`${seq}. ${dayText(day)} · ${t(`wages:kind.${kind}`)}${method ? `, ${t(`wages:method.${method}`)}` : ''} · `}</span>
            <b>{paiseText(paise)}</b>
            <span className="soft small">{` · ${isDiary ? t('wages:source.only_worker') : t(`documents:state.${state}`)}`}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
