// The sheet in which the employer confirms the rejection of the selected applicants. It shows the number of applicants
// and has a field for one message to all of them.
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { type Note, NoteFields, useNote } from '../../parts/phrases/note.tsx';

const MAX_FEEDBACK_LENGTH = 500;

interface BulkSheetProps {
  count: number;
  busy: boolean;
  onClose: () => void;
  /**
   * Rejects the applicants with this note. If the server refuses the note, `refuse` shows the error at the note's field
   * and returns true; for any other error, `refuse` returns false.
   */
  onReject: (note: Note, refuse: (error: unknown) => boolean) => void;
}

export function BulkSheet({ count, busy, onClose, onReject }: BulkSheetProps) {
  const { t } = useTranslation('applications');
  const note = useNote();
  const reject = () => {
    const written = note.read();
    if (written) onReject(written, note.refuse);
  };
  return (
    <Sheet
      open
      title={t('bulk.reject_title', { count })}
      close={t('common:close')}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('decide.keep')}</Button>
          <Button variant="danger" busy={busy} onClick={reject}>
            {t('act.rejected')}
          </Button>
        </>
      }
    >
      <p>{t('bulk.reject_more')}</p>
      <NoteFields
        note={note}
        place={{ uses: ['employer_answer'], status: 'rejected' }}
        label={t('bulk.feedback')}
        optional={t('common:optional')}
        placeholder={t('decide.feedback_hint_rejected')}
        help={t('decide.left', { count: MAX_FEEDBACK_LENGTH - note.words.length })}
        maxLength={MAX_FEEDBACK_LENGTH}
      />
    </Sheet>
  );
}
