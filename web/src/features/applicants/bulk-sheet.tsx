// The sheet that confirms the rejection of many applicants: their number, and one message to all of them.
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { TextArea } from '../../kit/form/field.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';

const MAX_FEEDBACK_LENGTH = 500;

interface BulkSheetProps {
  count: number;
  busy: boolean;
  onClose: () => void;
  onReject: (words: string) => void;
}

export function BulkSheet({ count, busy, onClose, onReject }: BulkSheetProps) {
  const { t } = useTranslation('applications');
  const [words, setWords] = useState('');
  return (
    <Sheet
      open
      title={t('bulk.reject_title', { count })}
      close={t('act.close')}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('decide.keep')}</Button>
          <Button variant="danger" busy={busy} onClick={() => onReject(words.trim())}>
            {t('act.rejected')}
          </Button>
        </>
      }
    >
      <p>{t('bulk.reject_more')}</p>
      <TextArea
        label={t('bulk.feedback')}
        optional={t('optional')}
        placeholder={t('decide.feedback_hint_rejected')}
        help={t('decide.left', { count: MAX_FEEDBACK_LENGTH - words.length })}
        maxLength={MAX_FEEDBACK_LENGTH}
        rows={3}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
    </Sheet>
  );
}
